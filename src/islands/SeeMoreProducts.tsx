import { useShopShelf } from '#src/hooks/use-shop-shelf.ts';
import { guarded } from '#src/ui/CrashBoundary.tsx';

interface SeeMoreProductsProps {
  /** Id of the list of products. */
  shelfId: string;
}

export default guarded(SeeMoreButton);

/** The See More button under the shop's shelf. CSS hides it once all products show. */
function SeeMoreButton({ shelfId }: SeeMoreProductsProps) {
  const showMore = useShopShelf(shelfId);
  return (
    <button
      type="button"
      className="btn btn-plain"
      aria-controls={shelfId}
      data-needs-script=""
      onClick={showMore}
      suppressHydrationWarning
    >
      See More
    </button>
  );
}

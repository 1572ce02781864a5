import { useShopShelf } from '#src/hooks/use-shop-shelf.ts';
import { showMoreProducts } from '#src/stores/shop-shelf.ts';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';

interface SeeMoreProductsProps {
  /** Id of the list of products. */
  shelfId: string;
}

/** The See More button under the shop's shelf; it stands only while more remain (spec section 4). */
export default function SeeMoreProducts(props: SeeMoreProductsProps) {
  return (
    <CrashBoundary>
      <SeeMoreButton {...props} />
    </CrashBoundary>
  );
}

function SeeMoreButton({ shelfId }: SeeMoreProductsProps) {
  const more = useShopShelf(shelfId);
  return (
    <button
      type="button"
      className="btn btn-plain"
      aria-controls={shelfId}
      hidden={!more}
      data-needs-script=""
      onClick={showMoreProducts}
    >
      See More
    </button>
  );
}

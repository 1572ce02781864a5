import { productKinds } from '#src/config/shop.ts';
import type { ProductCategory } from '#src/config/categories.ts';
import { isExternal } from '#src/lib/urls.ts';
import { Picture } from '#src/ui/Picture.tsx';
import './product-card.css';

interface ProductCardProps {
  id: number;
  name: string;
  category: ProductCategory;
  /** The external shop listing. */
  link: string;
  featured?: boolean | undefined;
}

/** One product: the whole card is the link to its listing. */
export function ProductCard({ id, name, category, link, featured = false }: ProductCardProps) {
  const external = isExternal(link);
  return (
    <a
      className="card product h-full no-underline"
      href={link}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
    >
      {featured && <span className="burst">Fave</span>}
      <Picture src={`/art/product-${id}.svg`} alt="" width={320} height={240} />
      <span className="sign mt-3 mb-1 text-md">{name}</span>
      <span className="meta mt-auto">
        <span>{productKinds[category]}</span>{' '}
        <span className="visually-hidden">(opens in a new tab)</span>
        <span aria-hidden="true">↗</span>
      </span>
    </a>
  );
}

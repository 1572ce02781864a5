import './breadcrumbs.css';

interface BreadcrumbsProps {
  /** Title of the page itself, which is no link. */
  title: string;
}

/** The way to a post: Home > Blog > its title (spec section 2). */
export function Breadcrumbs({ title }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li>
          <a href="/blog">Blog</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

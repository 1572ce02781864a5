import './breadcrumbs.css';

interface BreadcrumbsProps {
  /** Title of the page itself; it is not linked. */
  title: string;
}

/** The way to a post: Home > Blog > its title. */
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

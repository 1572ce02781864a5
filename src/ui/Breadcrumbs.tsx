import './breadcrumbs.css';

interface BreadcrumbsProps {
  /** Title of the page itself; it is not linked. */
  title: string;
}

/** The way to a post: Home > Blog > its title. */
export function Breadcrumbs({ title }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label="Breadcrumbs">
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-sm font-strong">
        <li>
          <a className="inline-block min-h-6" href="/">
            Home
          </a>
        </li>
        <li>
          <a className="inline-block min-h-6" href="/blog">
            Blog
          </a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

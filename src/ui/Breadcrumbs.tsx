import './breadcrumbs.css';

interface BreadcrumbsProps {
  /** The pages above it, from the home page on. */
  way: readonly { name: string; href: string }[];
  /** Title of the page itself; it is not linked. */
  title: string;
}

/** The way to a page, such as Home > Blog > the title of a post. */
export function Breadcrumbs({ way, title }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label="Breadcrumbs">
      <ol>
        {way.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

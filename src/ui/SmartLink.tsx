import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal } from '#src/lib/urls.ts';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
  /** Shows an arrow after the text of a link that leaves the site. */
  arrow?: boolean;
}

/** A link to our own pages stays in the tab. A link to another host opens a new tab and says so. */
export function SmartLink({ href, children, arrow = true, ...rest }: SmartLinkProps) {
  if (!isExternal(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      {arrow && <span aria-hidden="true">&nbsp;↗</span>}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

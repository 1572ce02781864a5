import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal } from '#src/lib/urls.ts';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
  /** Shows an arrow behind the text of a link that leaves the site. */
  arrow?: boolean;
}

/** A link of ours stays in the tab; one to another host opens a new one, and says so (design section 2 item 19). */
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

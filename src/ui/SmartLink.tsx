import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal } from '#src/lib/urls.ts';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link to our own pages stays in the tab. A link to another host opens a new tab and says so. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
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
      <span aria-hidden="true">&nbsp;↗</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { openScreen } from '#src/admin/shell/router.ts';
import { isPlainClick } from '#src/lib/plain-click.ts';

interface ScreenLinkProps {
  /** Address of a screen of the admin. */
  to: string;
  className?: string | undefined;
  /** Whether the link stands for the screen that is shown. */
  isCurrent?: boolean;
  /** What the link is called where its text alone doesn't say enough; begins with that text. */
  label?: string;
  children: ReactNode;
}

/** A real link that opens a screen in place; with a modifier key the browser does what it always does. */
export function ScreenLink({ to, className, isCurrent = false, label, children }: ScreenLinkProps) {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openScreen(to);
  };
  return (
    <a
      href={to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      onClick={open}
    >
      {children}
    </a>
  );
}

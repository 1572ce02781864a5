import type { MouseEvent, ReactNode } from 'react';
import { openScreen } from '#src/admin/shell/router.ts';
import { isPlainPress } from '#src/lib/plain-press.ts';

interface ScreenLinkProps {
  /** Address of an admin screen. */
  to: string;
  className?: string | undefined;
  /** Whether the link leads to the current screen. */
  isCurrent?: boolean;
  /** A longer name, beginning with the link's text, if that text alone doesn't say enough. */
  label?: string;
  children: ReactNode;
}

/** A real link that opens a screen in place. With a modifier key it works like any link. */
export function ScreenLink({ to, className, isCurrent = false, label, children }: ScreenLinkProps) {
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
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

import type { ReactNode } from 'react';

/** Words that the administrator typed: page translation leaves them as they are. */
export function Typed({ children }: { children: ReactNode }) {
  return <bdi translate="no">{children}</bdi>;
}

import type { ReactNode } from 'react';

/** Says that something is still to come, where it will stand. */
export function Loading({ children }: { children: ReactNode }) {
  return <p className="loading py-12 text-admin-pencil">{children}</p>;
}

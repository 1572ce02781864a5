import type { ReactNode } from 'react';

interface RouteProps {
  name: string;
  children: ReactNode;
}

/** One way to the website, framed under its name. */
export function Route({ name, children }: RouteProps) {
  return (
    <section
      className="grid grid-cols-1 gap-3 rounded-sm border-2 border-admin-soft-line px-4 py-3"
      aria-label={name}
    >
      <h3>{name}</h3>
      {children}
    </section>
  );
}

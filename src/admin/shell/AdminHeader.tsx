import { useStore } from '@nanostores/react';
import { Button } from '#src/admin/shell/Button.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { useKeptFocus } from '#src/admin/shell/use-kept-focus.ts';
import { $screen, adminPaths } from '#src/admin/shell/router.ts';
import { adminMessages } from '#src/admin/shell/words.ts';

const places = [
  { name: 'Posts', route: 'dashboard', to: adminPaths.dashboard },
  { name: 'Trash', route: 'trash', to: adminPaths.trash },
] as const;

const link =
  'inline-flex min-h-10 items-center gap-1 rounded-sm px-3 font-strong no-underline hover:underline hover:underline-offset-[0.2em] aria-[current]:bg-ink aria-[current]:text-yellow max-md:px-2 max-[22.5rem]:px-[0.3rem] max-[22.5rem]:text-sm pointer-coarse:min-h-11';

/** The admin's own header, with Logout. Messages have their place in its last row, at the right. */
export function AdminHeader({ onLogout }: { onLogout: () => void }) {
  const route = useStore($screen)?.route;
  useKeptFocus();
  return (
    <header className="admin-header">
      <div className="admin-width flex flex-col-reverse lg:flex-row lg:items-center lg:gap-6">
        <p className="sign flex h-(--message-row) items-center">{adminMessages.title}</p>
        <div className="flex h-(--links-row) items-center gap-1 max-lg:-mx-2 lg:gap-6">
          <nav className="flex gap-1 max-lg:mr-auto max-[22.5rem]:gap-0" aria-label="Admin">
            {places.map((place) => (
              <ScreenLink
                key={place.to}
                className={link}
                to={place.to}
                isCurrent={place.route === route}
              >
                {place.name}
              </ScreenLink>
            ))}
            <a className={link} href="/" target="_blank" rel="noopener">
              Website <span aria-hidden="true">↗</span>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </nav>
          <Button className="border-ink bg-white text-ink" onClick={onLogout}>
            {adminMessages.logout}
          </Button>
        </div>
      </div>
    </header>
  );
}

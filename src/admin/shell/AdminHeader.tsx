import { useStore } from '@nanostores/react';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { useKeptFocus } from '#src/admin/shell/use-kept-focus.ts';
import { $screen, adminPaths } from '#src/admin/shell/router.ts';
import { adminMessages } from '#src/admin/shell/words.ts';

const places = [
  { name: 'Posts', route: 'dashboard', to: adminPaths.dashboard },
  { name: 'Sitemap', route: 'sitemap', to: adminPaths.sitemap },
  { name: 'Trash', route: 'trash', to: adminPaths.trash },
] as const;

/** The admin's own header, with Logout. */
export function AdminHeader({ onLogout }: { onLogout: () => void }) {
  const route = useStore($screen)?.route;
  useKeptFocus();
  return (
    <header className="desk-header">
      <div className="desk-width">
        <p className="sign">{adminMessages.title}</p>
        <nav aria-label="Admin">
          {places.map((place) => (
            <ScreenLink key={place.to} to={place.to} isCurrent={place.route === route}>
              {place.name}
            </ScreenLink>
          ))}
          <a href="/" target="_blank" rel="noopener">
            Website <span aria-hidden="true">↗</span>
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </nav>
        <button type="button" className="button" onClick={onLogout}>
          {adminMessages.logout}
        </button>
      </div>
    </header>
  );
}

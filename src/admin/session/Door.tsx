import { site } from '#src/config/site.ts';
import './login.css';

/** The sign over the login, as it hangs on every page of the website, and the way back there. */
export function Door() {
  return (
    <header className="admin-header door">
      <div className="admin-width">
        <a
          className="sign inline-flex h-(--message-row) items-center text-title-md no-underline"
          href="/"
          aria-label={`${site.name}, home page`}
        >
          {site.shortName}
        </a>
      </div>
      <div className="awning pointer-events-none absolute inset-[calc(100%+3px)_0_auto]" />
    </header>
  );
}

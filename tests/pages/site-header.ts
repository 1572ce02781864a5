import type { Locator, Page } from '@playwright/test';

/** The header of every page. */
export class SiteHeader {
  readonly root: Locator;
  readonly menuButton: Locator;
  readonly navigation: Locator;
  readonly links: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('banner').first();
    this.menuButton = page.getByRole('button', { name: 'Menu' });
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.links = this.navigation.getByRole('link');
  }

  /** Scrolls to a height in pixels and waits until the page has been told and drawn. */
  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate(
      (y) =>
        new Promise((done) => {
          addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
          scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );
  }
}

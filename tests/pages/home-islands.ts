import type { Locator, Page } from '@playwright/test';

/** The home page's islands and what stands beside them. */
export class HomeIslands {
  readonly tabs: Locator;
  readonly products: Locator;
  readonly seeMore: Locator;
  readonly pauseQuotes: Locator;
  readonly nextLogos: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.tabs = page.getByRole('tablist', { name: 'Kind of merch' }).getByRole('tab');
    this.products = page.locator('#shop-shelf > li:visible');
    this.seeMore = page.getByRole('button', { name: 'See More' });
    this.pauseQuotes = page.getByRole('button', { name: 'Pause quotes' });
    this.nextLogos = page.getByRole('button', { name: 'Next publications' });
  }

  tab(name: string): Locator {
    return this.tabs.filter({ hasText: new RegExp(`^${name}$`) });
  }

  /** The island around an element, awake or asleep. */
  around(element: Locator): Locator {
    return this.page.locator('astro-island').filter({ has: element });
  }

  /** The place of an island's file, for a rule of the network. */
  async fileOf(element: Locator): Promise<string> {
    return (await this.around(element).getAttribute('component-url')) ?? '';
  }
}

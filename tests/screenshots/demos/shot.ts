import type { Page } from '@playwright/test';

/** A picture of a demonstration site, as a case study shows it. */
export interface DemoShot {
  /** File in seed/media, without its ending; described in seed/data/pictures.ts. */
  name: string;
  /** e.g. `/demos/helix-heating/book`. */
  address: string;
  /** Window in CSS pixels. */
  width: number;
  height: number;
  /** Brings the page to what the picture shows. */
  prepare?: (page: Page) => Promise<void>;
  /** Selector of the only part that is shown, e.g. one drawing. */
  part?: string;
  /** Pixels of the picture to a CSS pixel. */
  pixelRatio?: number;
  /** Of `seed/scenes/layouts`: shown on cards only, so stored smaller. */
  isLayout?: boolean;
}

export const desktop = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;
/** A detail for a small card: the page as a phone has it, cut to a few lines. */
export const detail = { width: 480, height: 360 } as const;

/** The before of a before-and-after: such a firm’s usual site, drawn in `seed/scenes/usual-sites`. */
export const usualSite = (slug: string): DemoShot => ({
  name: `${slug}-usual-site`,
  address: `/usual-sites/${slug}`,
  ...desktop,
  pixelRatio: 1,
});

/** Brings a part of the page to the upper edge of the window. */
export async function scrollTo(page: Page, selector: string, above = 24): Promise<void> {
  await page.locator(selector).evaluate((element, distance) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - distance });
  }, above);
}

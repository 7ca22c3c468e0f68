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
  /** Shown instead of the window: these parts alone on their ground, in a card's shape. */
  around?: Around;
  /** Pixels of the picture to a CSS pixel. */
  pixelRatio?: number;
  /** Of `seed/scenes/layouts`: shown on cards only, so stored smaller. */
  isLayout?: boolean;
}

export interface Around {
  /** Selector of all that has to be seen. */
  parts: string;
  /** Width to height, as the card has it: see `cardShapes`. */
  shape: number;
  /** Least ground on each side in CSS pixels. */
  margin: number;
}

/** Shapes of the pictures on cards of features: see `FeatureCard`. */
export const cardShapes = { medium: 5 / 4, large: 16 / 10, wide: 2 } as const;

export const desktop = { width: 1440, height: 900 } as const;
/** Another width, where the window ends between two parts of the page; as many pixels at most. */
export const desktopOf = (width: number) => ({
  width,
  height: Math.round((width * 10) / 16),
  pixelRatio: Math.min(1.5, 2000 / width),
});
export const phone = { width: 390, height: 844 } as const;
/** A phone's window below its browser's bar: one frame of an enquiry's way. */
export const enquiryFrame = { width: 390, height: 700, pixelRatio: 1.3 } as const;
/** A page as small tablets have it, so that a part of it fills a small card. */
export const tablet = { width: 720, height: 1000 } as const;

/** The before of a before-and-after: such a firm’s usual site, drawn in `seed/scenes/usual-sites`. */
export const usualSite = (slug: string): DemoShot => ({
  name: `${slug}-usual-site`,
  address: `/usual-sites/${slug}`,
  ...desktop,
  pixelRatio: 1,
  // The caption says who drew it; half a line would stand beside half of the demonstration's own.
  prepare: (page) => page.locator('.drawn').evaluate((note) => note.remove()),
});

/** Removes the demonstration notice: the caption beside the picture says it. */
export async function hideNote(page: Page): Promise<void> {
  await page.locator('aside.demo').evaluate((note) => note.remove());
  await page.mouse.move(0, 0);
}

/** Brings a part of the page to the upper edge of the window. */
export async function scrollTo(page: Page, selector: string, above = 24): Promise<void> {
  await page.locator(selector).evaluate((element, distance) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - distance });
  }, above);
}

/** A part of a page, and pixels of the page that stay visible above it. */
export type PartBelow = readonly [selector: string, above: number];

/** What a phone shows in place of a wide window, in the shape of a window there. */
export const onPhone = ({ around: _, ...shot }: DemoShot, part: PartBelow | null): DemoShot => ({
  ...shot,
  name: `${shot.name}-small`,
  ...{ width: 390, height: 488, pixelRatio: 2 },
  prepare: async (page) => {
    await hideNote(page);
    await shot.prepare?.(page);
    if (part) await scrollTo(page, ...part);
    // A bar to call the firm looks like the studio's own.
    await page.evaluate(() => {
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        const { position, top } = getComputedStyle(element);
        const isFixed = position === 'fixed' || (position === 'sticky' && top === 'auto');
        if (isFixed) element.style.visibility = 'hidden';
      }
    });
  },
});

import type { Locator, Page } from '@playwright/test';

/** One picture of docs/editing.md. */
export interface Shot {
  /** File name in docs/images/editing, without its ending. */
  name: string;
  height?: number;
  /** Brings the page to what the picture shows. */
  prepare: (page: Page) => Promise<void>;
}

/** Opens a page of the back office and waits until it stands still. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('.template-default, .template-minimal').waitFor();
  await page.waitForTimeout(800);
}

/** Draws a line around what a step talks about. */
export async function mark(...places: Locator[]): Promise<void> {
  for (const place of places) {
    await place.first().evaluate((element: HTMLElement) => {
      element.style.transition = 'none';
      element.style.outline = '3px solid #b9351c';
      // A menu cuts off what stands over its edge.
      element.style.outlineOffset = element.closest('.popup__content') ? '-3px' : '4px';
      element.style.borderRadius = '4px';
    });
  }
}

/** The id of a document, found by one of its fields. */
export async function idOf(
  page: Page,
  collection: string,
  field: string,
  value: string,
): Promise<number> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' });
  // Without its origin the session cookie does not count.
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.get(`/api/${collection}?${query}`, { headers });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  const [document] = docs;
  if (!document) throw new Error(`There is no ${collection} with ${field} ${value}.`);
  return document.id;
}

/** Types into a formatted text, found by its label. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.locator('.rich-text-lexical').filter({ hasText: label });
  await field.locator('[contenteditable="true"]').click();
  await page.keyboard.type(text);
}

/** Picks from a list that opens below a field. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator('.rs__option').filter({ hasText: option }).first().click();
}

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { adminAccount, ownSite } from './site';
import { test as base, expect } from './test';

export { expect };

/** Sandbox flags of an embedded external page: specification, section 2, live demo. */
export const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A demonstration that always exists. */
export const demo = '/demos/helix-heating';

/** The case studies of the specification. */
export const studies = [
  { slug: 'tool-theft-locator', title: 'Tool Theft Locator' },
  { slug: 'bros-carpentry', title: 'Bros Carpentry' },
  { slug: 'helix-heating', title: 'Helix Heating' },
] as const;

/** All case studies of the first content. */
export const allStudies = [
  ...studies,
  { slug: 'corve-and-penhallow', title: 'Corve & Penhallow' },
  { slug: 'elver-electrical', title: 'Elver Electrical' },
  { slug: 'madder-and-fern', title: 'Madder & Fern' },
  { slug: 'overhang', title: 'Overhang' },
  { slug: 'teasel-bakery', title: 'Teasel Bakery' },
  { slug: 'wren-chimneys', title: 'Wren Chimneys' },
] as const;

/** Links of a card: the visible text, then the text that distinguishes each project’s link. */
export const linkNames = {
  story: (title: string) => new RegExp(`^View Case Study\\s?: ${title}`),
  site: (title: string) => new RegExp(`^Visit Live Site\\s?: ${title}`),
};

/** Formatted text as the CMS stores it. */
function richText(...paragraphs: string[]) {
  const layout = { direction: 'ltr', format: '', indent: 0, version: 1 };
  const text = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 };
  return {
    root: {
      type: 'root',
      ...layout,
      children: paragraphs.map((words) => ({
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        ...layout,
        children: [{ ...text, text: words }],
      })),
    },
  };
}

/** A minimal case study; all optional sections are omitted. */
const smallStudy = {
  title: 'A study of the moment',
  slug: 'study-of-the-moment',
  description: 'Made for one question and taken away again.',
  category: 'Trial',
  filterCategory: 'web-design',
  challenge: richText('It was asked.'),
  solution: richText('It was answered.'),
  cta: { title: 'And now?', description: 'A sentence more.' },
  _status: 'published',
};

interface Fixtures {
  /** Publishes a case study and deletes it after the test. */
  makeStudy: (fields?: object) => Promise<{ id: number; path: string }>;
}

interface WorkerFixtures {
  /**
   * Uploads pictures of different colours, all of one size. Encoding takes time, so all tests of a
   * worker share them; pages show a picture only where a test refers to it.
   */
  makePictures: (count: number) => Promise<number[]>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  makePictures: [
    async ({ playwright }, use) => {
      const desk = await playwright.request.newContext({
        baseURL: ownSite.origin,
        extraHTTPHeaders: { Origin: ownSite.origin },
      });
      const made: number[] = [];
      await use(async (count) => {
        if (made.length < count) await desk.post('/api/users/login', { data: adminAccount });
        for (let number = made.length + 1; number <= count; number += 1) {
          const background = { r: 40 * number, g: 255 - 40 * number, b: 90 };
          const create = { width: 800, height: 500, channels: 3, background } as const;
          const answer = await desk.post('/api/media', {
            multipart: {
              file: {
                name: `plate ${number}.png`,
                mimeType: 'image/png',
                buffer: await sharp({ create }).png().toBuffer(),
              },
              _payload: JSON.stringify({ alt: `Plate ${number}` }),
            },
          });
          expect(answer.status()).toBe(201);
          made.push(((await answer.json()) as { doc: { id: number } }).doc.id);
        }
        return made.slice(0, count);
      });
      for (const id of made) await desk.delete(`/api/media/${id}`);
      await desk.dispose();
    },
    { scope: 'worker' },
  ],

  makeStudy: async ({ cms }, use) => {
    const made: number[] = [];
    await use(async (fields = {}) => {
      const { id, slug } = await cms.create('case-studies', { ...smallStudy, ...fields });
      made.push(id);
      return { id, path: `/projects/${slug}` };
    });
    for (const id of made) await cms.removeForGood('case-studies', id);
  },
});

/** Scrolls, without the way there, until a part of an element's height is in sight from below. */
export async function showPart(element: Locator, part: number): Promise<void> {
  await element.evaluate((node, share) => {
    const { top, height } = node.getBoundingClientRect();
    const bottom = top + window.scrollY + height * share;
    window.scrollTo({ top: bottom - window.innerHeight, behavior: 'instant' });
  }, part);
  await settleObservers(element);
}

/** Opens everything that a page folds. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

/** Waits until intersection observers have received an element’s position. */
export async function settleObservers(element: Locator): Promise<void> {
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(node);
      }),
  );
}

/** Collects the texts of all scripts that a page loads from now on. */
export function collectScripts(page: Page): () => Promise<string> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text().catch(() => ''));
    }
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

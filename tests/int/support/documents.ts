import sharp from 'sharp';

/** A document's fields, as a request carries them. */
export type Data = Record<string, unknown>;

let count = 0;

/** A number that no other document of this run has. */
export function nextNumber(): number {
  count += 1;
  return count;
}

/** Rich text of one paragraph for each text. */
export function richText(...paragraphs: string[]): Data {
  return {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      children: paragraphs.map((text) => ({
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 },
        ],
      })),
    },
  };
}

function callToAction(title: string): Data {
  return {
    blockType: 'callToAction',
    title,
    buttonText: 'Get Started',
    buttonLink: '/',
    variant: 'default',
  };
}

/** Valid fields for a new document of each collection that takes JSON. */
export const makeData: Record<string, (n: number) => Data> = {
  packages: (n) => ({
    name: `Package ${n}`,
    key: `package-${n}`,
    group: 'core',
    priceFromPence: 100_000,
    priceToPence: 120_000,
  }),
  retainers: (n) => ({ name: `Retainer ${n}`, key: `retainer-${n}`, pricePerMonthPence: 9_900 }),
  'add-ons': (n) => ({ name: `Add-on ${n}`, key: `add-on-${n}`, kind: 'build', pricePence: 5_000 }),
  pages: (n) => ({
    title: `Page ${n}`,
    path: `/page-${n}`,
    sections: [callToAction(`Call ${n}`)],
  }),
  posts: (n) => ({
    title: `Post ${n}`,
    slug: `post-${n}`,
    excerpt: `About ${n}.`,
    content: richText(`Text of post ${n}.`),
    category: 'Design',
    publishedOn: '2026-01-05T00:00:00.000Z',
    emoji: '📐',
  }),
  testimonials: (n) => ({
    quote: `Quote ${n}`,
    author: `Author ${n}`,
    rating: 5,
    source: `Letter ${n}`,
    consent: true,
  }),
  faqs: (n) => ({
    question: `Question ${n}?`,
    topic: 'general',
    answer: richText(`Answer ${n}.`),
  }),
  cities: (n) => ({ name: `City ${n}`, slug: `city-${n}`, region: 'Somewhere' }),
  redirects: (n) => ({ from: `/old-${n}`, to: `/new-${n}` }),
  users: (n) => ({
    name: `Person ${n}`,
    email: `person-${n}@studio.example`,
    password: `a long pass phrase ${n}`,
    role: 'sales',
  }),
};

/** The smallest real picture. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width: 4, height: 3, channels: 3, background: '#0f5b46' } })
    [format]()
    .toBuffer();
}

/** The form that the back office sends when somebody uploads a file. */
export async function uploadForm(
  fields: Data,
  file: { name: string; type: string; content: Buffer | string },
): Promise<FormData> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(fields));
  const content = typeof file.content === 'string' ? file.content : new Uint8Array(file.content);
  form.set('file', new File([content], file.name, { type: file.type }));
  return form;
}

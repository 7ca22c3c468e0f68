import { expect } from '@playwright/test';
import { adminAccount } from './site';

type Playwright = typeof import('@playwright/test');

/** A user agent of a real phone: views by bots don’t count. */
export const phone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

/** The fields of a proposal that the tests use. */
interface StoredProposal {
  status: string;
  viewCount: number;
  acceptance: { hash: string };
}

const day = 86_400_000;

export const proposalLines = [
  { label: 'Salon website', amountPence: 160_000, detail: 'Seven pages that you edit yourself.' },
  { label: 'Retouching', amountPence: 1_500, quantity: 12 },
  { label: 'Blog', amountPence: 30_000, isOptional: true },
  { label: 'Care', amountPence: 9_900, every: 'month', isOptional: true },
].map((line) => ({ quantity: 1, every: 'once', ...line }));

const sections = [
  {
    blockType: 'proposalScope',
    heading: 'What you get',
    included: [{ text: 'A price list that you edit' }],
    notIncluded: [{ text: 'Photography' }],
  },
  {
    blockType: 'proposalTimeline',
    heading: 'How long it takes',
    phases: [
      { title: 'Design', duration: '1 week', text: 'Two rounds.' },
      { title: 'Build', duration: '2 weeks' },
    ],
  },
];

/** The studio in a browser separate from the client’s; it works over REST. */
export async function studioDesk(request: Playwright['request'], origin: string) {
  const desk = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin, 'x-forwarded-for': '203.0.113.250' },
  });
  const json = async <Body>(answer: Awaited<ReturnType<typeof desk.post>>): Promise<Body> => {
    expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Body;
  };
  await json(await desk.post('/api/users/login', { data: adminAccount }));
  const cookies = (await desk.storageState()).cookies;

  async function draft(slug: string, changes: object = {}): Promise<number> {
    const { doc } = await json<{ doc: { id: number } }>(
      await desk.post('/api/proposals?depth=0', {
        data: {
          title: 'A website that fills the chairs',
          slug,
          clientName: `Salon & Söhne “${slug}”`,
          contactName: 'Dana Cole',
          clientEmail: `${slug}@salon.example`,
          validUntil: new Date(Date.now() + 20 * day).toISOString(),
          sections,
          lines: proposalLines,
          ...changes,
        },
      }),
    );
    return doc.id;
  }
  return {
    cookies,
    draft,
    /** A proposal sent to its client, and the client’s link. */
    async sent(slug: string, changes: object = {}): Promise<{ id: number; link: string }> {
      const id = await draft(slug, changes);
      await json(await desk.post(`/api/proposals/${id}/send`, { data: {} }));
      const { link } = await json<{ link: string }>(await desk.get(`/api/proposals/${id}/link`));
      return { id, link };
    },
    read: async (id: number) =>
      json<StoredProposal>(await desk.get(`/api/proposals/${id}?depth=0`)),
    /** Presses a button; the caller checks the answer. */
    step: (id: number, name: string) => desk.post(`/api/proposals/${id}/${name}`, { data: {} }),
    events: async (id: number): Promise<string[]> => {
      const query = `where[proposal][equals]=${id}&sort=id&depth=0`;
      const { docs } = await json<{ docs: { kind: string }[] }>(
        await desk.get(`/api/proposal-events?${query}`),
      );
      return docs.map(({ kind }) => kind);
    },
    end: () => desk.dispose(),
  };
}

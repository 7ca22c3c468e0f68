import { expect, type Page } from '@playwright/test';

type Doc = Record<string, unknown> & { id: number };

async function answerOf(response: Awaited<ReturnType<Page['request']['get']>>): Promise<unknown> {
  const text = await response.text();
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${text}`).toBe(true);
  return JSON.parse(text);
}

/** Uses the CMS over REST with the session of a page. */
export function cmsApi(page: Page, origin: string) {
  // A browser sends Origin; without it the session cookie is ignored.
  const headers = { Origin: origin };
  return {
    async find(collection: string, field: string, value: string): Promise<Doc> {
      const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' });
      const found = (await answerOf(
        await page.request.get(`/api/${collection}?${query}`, { headers }),
      )) as { docs: Doc[] };
      const [doc] = found.docs;
      expect(doc, `${collection} with ${field} ${value}`).toBeDefined();
      return doc as Doc;
    },
    /** The newest version of a document, draft or not. */
    async newest(collection: string, id: number): Promise<Doc> {
      const path = `/api/${collection}/${id}?draft=true&depth=0`;
      return (await answerOf(await page.request.get(path, { headers }))) as Doc;
    },
    /** Every document of a collection, as published. */
    async list(collection: string): Promise<Doc[]> {
      const query = new URLSearchParams({ pagination: 'false', depth: '0' });
      const found = await answerOf(
        await page.request.get(`/api/${collection}?${query}`, { headers }),
      );
      return (found as { docs: Doc[] }).docs;
    },
    async first(collection: string, sort: string): Promise<Doc> {
      const query = new URLSearchParams({ sort, limit: '1', depth: '0' });
      const found = await answerOf(
        await page.request.get(`/api/${collection}?${query}`, { headers }),
      );
      return (found as { docs: [Doc] }).docs[0];
    },
    async create(collection: string, data: object): Promise<Doc> {
      const made = await answerOf(
        await page.request.post(`/api/${collection}?depth=0`, { data, headers }),
      );
      return (made as { doc: Doc }).doc;
    },
    async update(collection: string, id: number, data: object, query = ''): Promise<Doc> {
      const changed = await answerOf(
        await page.request.patch(`/api/${collection}/${id}?depth=0${query}`, { data, headers }),
      );
      return (changed as { doc: Doc }).doc;
    },
    async remove(collection: string, id: number): Promise<void> {
      await answerOf(await page.request.delete(`/api/${collection}/${id}`, { headers }));
    },
    async removeForGood(collection: string, id: number): Promise<void> {
      await answerOf(await page.request.delete(`/api/${collection}/${id}?trash=true`, { headers }));
    },
    async global(slug: string): Promise<Record<string, unknown>> {
      const found = await answerOf(
        await page.request.get(`/api/globals/${slug}?depth=0`, { headers }),
      );
      return found as Record<string, unknown>;
    },
    async updateGlobal(slug: string, data: object): Promise<void> {
      await answerOf(await page.request.post(`/api/globals/${slug}`, { data, headers }));
    },
  };
}

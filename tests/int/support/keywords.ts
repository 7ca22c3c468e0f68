import type { Viewer } from '@/accounts/rules/permissions';
import type { ImportOutcome } from '@/keywords/rules/import-outcome';
import { deleteAll } from '../../support/database.ts';
import { richText } from './documents';
import { editingAs } from './editing';
import { startSite } from './running-site';

export interface KeywordRow {
  keyword: string;
  volume?: number;
  cpc?: number;
  page?: string | null;
  place?: string;
  topic?: string;
}

/** Loads the configuration, which reads the environment of the running site. */
async function loadParts() {
  const [list, coverage, suggestions, adding, imported, exported] = await Promise.all([
    import('@/keywords/store/read-keywords'),
    import('@/keywords/store/keywords-dashboard'),
    import('@/keywords/store/keywords-suggestions'),
    import('@/keywords/store/import-keywords'),
    import('@/app/api/keywords/import/route'),
    import('@/app/api/keywords/export/route'),
  ]);
  return {
    ...list,
    ...coverage,
    ...suggestions,
    ...adding,
    importing: imported.POST,
    exporting: exported.GET,
  };
}

/** A site with a city, a niche in it and some pages that answer keywords. */
export async function startKeywords() {
  const site = await startSite();
  const parts = await loadParts();
  const { payload } = site;
  const { id } = await site.accountOf('admin');
  const admin = await payload.findByID({ collection: 'users', id });
  const staff = editingAs(await site.as('admin'));
  const long = richText('Enough words of its own. '.repeat(60));
  const city = await staff.create('cities', { name: 'Hereford', slug: 'hereford', market: long });
  const niche = await staff.create('niches', { name: 'Plumbers', slug: 'plumbers' });
  const both = { city: city.id, niche: niche.id, content: long };
  await staff.create('city-niche-pages', { title: 'Plumbers in Hereford', ...both });
  await staff.create('pages', { title: 'Pricing', path: '/pricing' });
  await staff.create('pages', { title: 'Chatbots for websites', path: '/chatbots' });
  const moved = { from: '/prices', to: '/pricing#packages', _status: undefined };
  await staff.create('redirects', moved);
  const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);

  async function headersOf(viewer: Viewer, changes = {}): Promise<Headers> {
    const cookie = viewer === 'anonymous' ? '' : (await site.accountOf(viewer)).cookie;
    const origin = 'http://localhost:3000';
    return new Headers({ cookie, origin, 'sec-fetch-site': 'same-origin', ...changes });
  }

  return {
    site,
    parts,
    sql,
    author: { user: admin, headers: new Headers() },
    clear: () => sql(deleteAll('keywords', 'audit_log')),
    /** Inserts keywords directly into the list. */
    async listed(...rows: KeywordRow[]): Promise<void> {
      for (const { keyword, volume, cpc, page, place = 'Hereford', topic = 'Plumbers' } of rows) {
        await sql(
          `insert into keywords (keyword, volume, cpc_pence, intent, borough, cluster, page)
           values ($1, $2, $3, 'local', $4, $5, $6)`,
          [keyword, volume ?? null, cpc ?? null, place, topic, page ?? null],
        );
      }
    },
    /** Every stored keyword, in alphabetical order. */
    async stored(): Promise<Record<string, unknown>[]> {
      const { rows } = await sql(
        `select keyword, volume::int as volume, cpc_pence::int as cpc, intent::text as intent,
                borough as place, cluster as topic, page from keywords order by keyword collate "C"`,
      );
      return rows;
    },
    /** Sends a file as the import’s form does. */
    async sendFile(csv: string, step: string, viewer: Viewer = 'admin', changes = {}) {
      const body = new FormData();
      body.set('file', new File([csv], 'from-the-tool.csv', { type: 'text/csv' }));
      body.set('step', step);
      const headers = await headersOf(viewer, { accept: 'application/json', ...changes });
      const url = 'http://localhost:3000/api/keywords/import';
      return parts.importing(new Request(url, { method: 'POST', body, headers }));
    },
    async takeFile(query: string, viewer: Viewer = 'admin'): Promise<Response> {
      const headers = await headersOf(viewer);
      const url = `http://localhost:3000/api/keywords/export${query}`;
      return parts.exporting(new Request(url, { headers }));
    },
    /** Accounts and actions in the audit log. */
    async audited(event: string): Promise<unknown[]> {
      const where = { event: { equals: event } };
      const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'id', depth: 0 });
      return docs.map(({ who, detail }) => [who?.split(' (')[0], detail]);
    },
  };
}

export const outcomeOf = async (answer: Response) => (await answer.json()) as ImportOutcome;

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryColumns } from '@/enquiries/data/enquiry-columns';
import { headerOf } from '@/platform/csv-table';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';

const csvHeader = headerOf(enquiryColumns);
const site = await startSite();
afterAll(site.stop);

const { payload } = site;
const sales = await site.as('sales');

/** More than two batches, so that errors at their boundaries show. */
const many = 1_100;

beforeAll(async () => {
  await fillSettings(payload);
  await payload.db.pool.query(
    `insert into submissions (name, email, project_type, message, status, channel, created_at)
     select 'Enquirer ' || n, 'enquirer-' || n || '@client.example', 'new_website',
            'Please call me, number ' || n || '.', 'contacted', 'form', now() - n * interval '1 hour'
       from generate_series(1, ${many}) as n`,
  );
  const { id: owner } = await site.accountOf('sales');
  const made = [
    {
      ...{ name: '=1+1', status: 'new', owner, phone: '01632 960 485', ringWhen: 'morning' },
      message: 'With "quotes", commas\nand lines.',
    },
    { name: 'Real Spammer', status: 'spam', message: 'Casino casino casino.' },
    { name: 'Sam Hill', status: 'won', projectType: 'rebuild', message: 'A plan of the hill.' },
  ];
  for (const data of made) {
    await payload.create({
      collection: 'submissions',
      data: { projectType: 'new_website', email: 'made@client.example', ...data } as never,
    });
  }
});

async function download(query = '') {
  const answer = await sales('GET', `/submissions/export${query}`);
  const lines = answer.text.replace(/^\uFEFF/, '').split('\r\n');
  const column = csvHeader.indexOf('Name');
  return {
    answer,
    rows: lines.slice(1, -1),
    names: lines.slice(1, -1).map((line) => line.split(',')[column]),
  };
}

describe('the file', () => {
  it('is a CSV for spreadsheets, with a header in words', async () => {
    const { answer } = await download('?search=hill');
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [header] = answer.text.split('\r\n');
    expect(header).toBe(`${csvHeader.join(',')}`);
  });

  it('escapes formulas, and quotes where required', async () => {
    const { answer } = await download('?where[status][equals]=new');
    expect(answer.text).toContain(`,'=1+1,made@client.example,01632 960 485,Morning,New website,`);
    expect(answer.text).toContain('"With ""quotes"", commas\nand lines."');
    expect(answer.text).toContain(',The sales,');
  });
});

describe('its content', () => {
  it('is every row of all pages, without spam, newest first', async () => {
    const { names } = await download();
    expect(names).toHaveLength(many + 2);
    expect(new Set(names).size).toBe(many + 2);
    expect(names.slice(0, 2)).toEqual(['Sam Hill', `'=1+1`]);
    expect(names).not.toContain('Real Spammer');
  });

  it.each([
    ['?where[status][equals]=spam', ['Real Spammer']],
    ['?where[or][0][and][0][projectType][equals]=rebuild', ['Sam Hill']],
    ['?search=casino', []],
    ['?search=casino&where[and][0][status][exists]=true', ['Real Spammer']],
    ['?search=enquirer-77@', ['Enquirer 77']],
    ['?search=hill&where[status][equals]=won', ['Sam Hill']],
    ['?search=hill&where[status][equals]=lost', []],
  ])('follows the list’s filters: %s', async (query, expected) => {
    const { answer, names } = await download(query);
    expect(answer.status, answer.text).toBe(200);
    expect(names).toEqual(expected);
  });

  it.each(['?where=all', '?where[nonsense][equals]=1', '?where[id][equals]=99999999999'])(
    'is refused for an impossible query before the file begins: %s',
    async (query) => {
      const { answer } = await download(query);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.headers.get('content-type')).toContain('json');
    },
  );
});

describe('access to the export', () => {
  it('is given to an admin', async () => {
    const admin = await site.as('admin');
    expect((await admin('GET', '/submissions/export?search=hill')).status).toBe(200);
  });

  it.each(['editor', 'anonymous'] as const)('is refused for %s', async (viewer) => {
    const as = await site.as(viewer);
    const answer = await as('GET', '/submissions/export');
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('Enquirer');
  });
});

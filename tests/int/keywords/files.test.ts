import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeywordRow, outcomeOf, startKeywords } from '../support/keywords';

let studio: Awaited<ReturnType<typeof startKeywords>>;

beforeAll(async () => {
  studio = await startKeywords();
});
afterAll(() => studio.site.stop());
beforeEach(() => studio.clear());

describe('an import', () => {
  const csv = [
    '\ufeffKeyword,Search volume,CPC (GBP),Intent,City,Topic,URL',
    'Plumber  Website HEREFORD,"1,300",2.40,,Hereford,Plumbers,',
    'old keyword,90,,,,,',
    'same keyword,5,,,,,',
    'broken,many,$3,,,,',
    '"=HYPERLINK(""http://x"")",1,,,,,',
  ].join('\r\n');
  const before: KeywordRow[] = [
    { keyword: 'old keyword', volume: 70, cpc: 110, page: '/pricing' },
    { keyword: 'same keyword', volume: 5 },
  ];

  it('is previewed first, without saving', async () => {
    await studio.listed(...before);
    const was = await studio.stored();
    expect(await outcomeOf(await studio.sendFile(csv, 'check'))).toEqual({
      status: 'checked',
      report: {
        fileName: 'from-the-tool.csv',
        created: 2,
        changed: 1,
        unchanged: 1,
        wrong: 1,
        firstCreated: ['plumber website hereford', '=hyperlink("http://x")'],
        firstChanged: [
          { keyword: 'old keyword', changes: [{ label: 'Volume', from: '70', to: '90' }] },
        ],
        firstFaults: [expect.objectContaining({ row: 5, keyword: 'broken' })],
      },
    });
    expect(await studio.stored()).toEqual(was);
    expect(await studio.audited('import')).toEqual([]);
  });

  it('adds new keywords with a page, updates known ones, and is in the audit log', async () => {
    await studio.listed(...before);
    expect(await outcomeOf(await studio.sendFile(csv, 'save'))).toMatchObject({ status: 'saved' });
    expect(await studio.stored()).toMatchObject([
      { keyword: '=hyperlink("http://x")', volume: 1 },
      { keyword: 'old keyword', volume: 90, cpc: 110, place: 'Hereford', page: '/pricing' },
      {
        keyword: 'plumber website hereford',
        volume: 1300,
        cpc: 240,
        intent: 'commercial',
        topic: 'Plumbers',
        page: '/web-design-hereford/plumbers',
      },
      { keyword: 'same keyword', volume: 5, page: null },
    ]);
    expect(await studio.audited('import')).toEqual([
      ['The admin', 'from-the-tool.csv: 2 new, 1 changed, 1 as they were, 1 left out.'],
    ]);
    const again = await outcomeOf(await studio.sendFile(csv, 'save'));
    expect(again).toMatchObject({ report: { created: 0, changed: 0, unchanged: 4, wrong: 1 } });
  });

  it('saves and logs nothing after a failure', async () => {
    await studio.sql(`create function refuse() returns trigger language plpgsql as
      $$ begin if new.keyword = 'keyword 1700' then raise 'no'; end if; return new; end $$`);
    await studio.sql(
      'create trigger refuse before insert on keywords for each row execute function refuse()',
    );
    const many = Array.from({ length: 2_000 }, (_, n) => `keyword ${n}`).join('\n');
    const answer = await studio.sendFile(`Keyword\n${many}`, 'save');
    expect([answer.status, await outcomeOf(answer)]).toEqual([
      500,
      { status: 'refused', problem: 'It could not be saved. Try again.' },
    ]);
    await studio.sql('drop trigger refuse on keywords');
    expect(await studio.stored()).toEqual([]);
    expect(await studio.audited('import')).toEqual([]);
  });

  it('adds everything once when two tabs save it', async () => {
    const lines = Array.from({ length: 1_500 }, (_, n) => `keyword ${n},${n}`);
    const files = [lines, lines.toReversed()].map((order) => `Keyword,Volume\n${order.join('\n')}`);
    const outcomes = await Promise.all(
      files.map(async (file) => outcomeOf(await studio.sendFile(file, 'save'))),
    );
    const created = outcomes.map((outcome) => ('report' in outcome ? outcome.report.created : -1));
    expect(created.toSorted((a, b) => a - b)).toEqual([0, 1_500]);
    expect(await studio.stored()).toHaveLength(1_500);
  });

  it('returns the faults as a file, and answers a browser without script', async () => {
    const report = await (await studio.sendFile(csv, 'report')).text();
    expect(report).toContain('5,broken,"The volume “many” is not a whole number');
    const plain = await studio.sendFile(csv, 'save', 'admin', { accept: 'text/html' });
    expect(plain.status).toBe(303);
    expect(plain.headers.get('location')).toBe(
      '/seo-dashboard/import?import=saved&created=4&changed=0&unchanged=0&wrong=1',
    );
    const refused = await studio.sendFile('Volume\n1', 'save', 'admin', { accept: 'text/html' });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringMatching(/^Nothing was saved\. There is no column “Keyword”/),
    ]);
  });

  it.each(['anonymous', 'editor', 'sales'] as const)('is refused for %s', async (viewer) => {
    expect((await studio.sendFile(csv, 'save', viewer)).status).toBe(403);
    expect(await studio.stored()).toEqual([]);
  });

  it('is refused from another site and above 5 MB', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await studio.sendFile(csv, 'save', 'admin', foreign)).status).toBe(403);
    const large = await studio.sendFile(`Keyword\n${'x'.repeat(6 * 1024 * 1024)}`, 'check');
    expect([large.status, await outcomeOf(large)]).toEqual([
      413,
      { status: 'refused', problem: expect.stringContaining('5 MB') },
    ]);
    expect(await studio.stored()).toEqual([]);
  });
});

describe('the export', () => {
  it('holds the filtered list, safe for spreadsheets, logged and importable', async () => {
    await studio.listed(
      { keyword: '=1+1', volume: 7, cpc: 105, page: '/prices' },
      { keyword: 'other', place: 'Hull' },
    );
    const answer = await studio.takeFile('?place=Hereford');
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="keywords-\d{4}-\d\d-\d\d\.csv"/,
    );
    expect(await answer.text()).toBe(
      "Keyword,Volume,CPC (GBP),Intent,Place,Topic,Page\r\n'=1+1,7,1.05,Looking nearby,Hereford,Plumbers,/pricing\r\n",
    );
    expect(await studio.audited('export')).toEqual([
      ['The admin', 'Keywords as CSV: 1 keyword, filtered'],
    ]);
    const again = await outcomeOf(
      await studio.sendFile(await (await studio.takeFile('')).text(), 'check'),
    );
    expect(again).toMatchObject({ report: { created: 0, wrong: 0 } });
  });

  it.each(['anonymous', 'editor', 'sales'] as const)('is refused for %s', async (viewer) => {
    expect((await studio.takeFile('', viewer)).status).toBe(403);
  });
});

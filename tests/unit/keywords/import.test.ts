import { describe, expect, it } from 'vitest';
import {
  readCpcCell,
  readIntentCell,
  readKeywordCell,
  readPageCell,
  readVolumeCell,
} from '@/keywords/rules/import-cells';
import {
  importNoteQuery,
  planImport,
  readImportNote,
  type StoredKeyword,
  sumUpImport,
} from '@/keywords/rules/import-outcome';
import {
  findColumns,
  type ImportLine,
  importLimits,
  readImport,
} from '@/keywords/rules/read-import';

const site = 'https://studio.example';
const problem = expect.objectContaining({ problem: expect.any(String) });

describe('the headings of a file', () => {
  it('are recognised in the wording of common tools', () => {
    expect(
      findColumns([['Keywords', 'Search volume', 'CPC (GBP)', 'Trend', 'Topic', 'URL']]),
    ).toEqual({
      status: 'found',
      headerRow: 0,
      columns: { keyword: 0, volume: 1, cpc: 2, cluster: 4, page: 5 },
    });
  });

  it('may follow a title', () => {
    const rows = [
      ['Keyword Stats 2026-11-01'],
      ['1 Nov – 30 Nov'],
      ['Currency', 'Keyword', 'Avg. monthly searches'],
    ];
    expect(findColumns(rows)).toMatchObject({ headerRow: 2, columns: { keyword: 1, volume: 2 } });
  });

  it.each([
    [['Volume', 'CPC'], 'There is no column “Keyword”'],
    [['Keyword', 'Volume', 'Search volume'], '“Volume” and “Search volume” are both the volume'],
    [['Keyword', 'CPC (USD)'], 'is not in pounds'],
  ])('%j are refused with a message', (cells, words) => {
    expect(findColumns([cells])).toMatchObject({
      status: 'refused',
      problem: expect.stringContaining(words),
    });
  });
});

describe('a cell', () => {
  it.each([
    ['1300', 1300],
    ['1,300', 1300],
    ['1.300', 1300],
    ['1 300', 1300],
    ['1.3K', 1300],
    ['2m', 2_000_000],
    ['0', 0],
    ['', null],
    ['n/a', null],
    ['-', null],
  ])('volume %s', (text, value) => {
    expect(readVolumeCell(text)).toEqual({ value });
  });
  it.each(['12.5', 'many', '-5', '100 – 1K', '1K - 10K', '999999999', '1,30'])(
    'volume %s is wrong',
    (text) => {
      expect(readVolumeCell(text)).toEqual(problem);
    },
  );

  it.each([
    ['1.20', 120],
    ['£1.2', 120],
    ['1,20', 120],
    ['£1,234.50', 123_450],
    ['0.125', 13],
    ['3', 300],
    ['2.10 GBP', 210],
    ['', null],
  ])('CPC %s', (text, value) => {
    expect(readCpcCell(text)).toEqual({ value });
  });
  it.each(['$1.20', '1.20 EUR', 'free', '-1', '99999999'])('CPC %s is wrong', (text) => {
    expect(readCpcCell(text)).toEqual(problem);
  });

  it.each([
    ['Transactional', 'transactional'],
    ['Looking nearby', 'local'],
    ['I', 'informational'],
    ['Commercial, Informational', 'commercial'],
    ['', null],
  ])('intent %s', (text, value) => {
    expect(readIntentCell(text)).toEqual({ value });
  });
  it('an unknown intent is reported with the known ones', () => {
    expect(readIntentCell('navigational')).toEqual({
      problem: expect.stringContaining('learning'),
    });
  });

  it.each([
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/', '/'],
    ['https://studio.example/web-design-reading?x=1#y', '/web-design-reading'],
    ['https://www.studio.example/', '/'],
    ['', null],
  ])('page %s', (text, value) => {
    expect(readPageCell(text, site)).toEqual({ value });
  });
  it.each([
    'pricing',
    'https://elsewhere.example/pricing',
    '/a b',
    'javascript:alert(1)',
    'http://[',
  ])('page %s is wrong', (text) => {
    expect(readPageCell(text, site)).toEqual(problem);
  });

  it('the apostrophe against spreadsheet formulas is removed', () => {
    expect(readKeywordCell("'=SUM(1) ")).toEqual({ value: '=sum(1)' });
    expect(readKeywordCell("'twas")).toEqual({ value: "'twas" });
    expect(readKeywordCell('x'.repeat(121))).toEqual(problem);
  });
});

describe('a file', () => {
  it('is read by line: each whole, or rejected with its number and reason', () => {
    const read = readImport(
      [
        ['Keyword', 'Volume', 'CPC', 'Intent', 'Borough', 'Cluster', 'Page'],
        ['Plumber  Website', '1,300', '1.20', 'local', 'Reading', 'Plumbers', '/pricing'],
        [''],
        ['boiler website', 'many', '$2', '', '', '', ''],
        ['PLUMBER website', '5'],
        ['', '7'],
        ['short'],
      ],
      site,
    );
    expect(read).toEqual({
      status: 'read',
      lines: [
        {
          row: 2,
          keyword: 'plumber website',
          volume: 1300,
          cpcPence: 120,
          intent: 'local',
          borough: 'Reading',
          cluster: 'Plumbers',
          page: '/pricing',
        },
        expect.objectContaining({ row: 7, keyword: 'short', volume: null }),
      ],
      faults: [
        {
          row: 4,
          keyword: 'boiler website',
          problem:
            'The volume “many” is not a whole number, e.g. 1300. The CPC “$2” is not in pounds.',
        },
        {
          row: 5,
          keyword: 'PLUMBER website',
          problem: 'The same keyword stands in line 2 already.',
        },
        { row: 6, keyword: '', problem: 'There is no keyword.' },
      ],
    });
  });

  it('with too many lines or none is refused', () => {
    const lines = Array.from({ length: importLimits.rows + 1 }, (_, n) => [`keyword ${n}`]);
    expect(readImport([['Keyword'], ...lines], site)).toEqual({
      status: 'refused',
      problem: 'A file may have 50,000 lines. Divide it into several.',
    });
    expect(readImport([['Keyword'], ['']], site)).toMatchObject({ status: 'refused' });
  });
});

describe('an import’s preview', () => {
  const line: ImportLine = {
    row: 2,
    keyword: 'a',
    volume: 0,
    cpcPence: null,
    intent: null,
    borough: 'Bath',
    cluster: null,
    page: null,
  };
  const stored: StoredKeyword = {
    id: 7,
    keyword: 'a',
    volume: null,
    cpcPence: 90,
    intent: 'local',
    borough: 'Bath',
    cluster: 'Topic',
    page: '/x',
  };

  it('is given as text; an empty cell deletes nothing', () => {
    const plan = planImport([line, { ...line, keyword: 'b' }], new Map([['a', stored]]));
    expect(plan.created.map(({ keyword }) => keyword)).toEqual(['b']);
    expect(plan.changed).toEqual([
      { id: 7, line, changes: [{ label: 'Volume', from: 'none', to: '0' }] },
    ]);
  });

  it('is empty for the same file again', () => {
    const after = { ...stored, volume: 0 };
    expect(planImport([line], new Map([['a', after]]))).toEqual({
      created: [],
      changed: [],
      unchanged: 1,
    });
  });

  it('fits into the address for a browser without script', () => {
    const counts = { created: 1200, changed: 3, unchanged: 0, wrong: 2 };
    const told = Object.fromEntries(new URLSearchParams(importNoteQuery('saved', counts)));
    expect(readImportNote(told)).toEqual({ import: 'saved', ...counts });
    expect(readImportNote({ import: 'saved', created: '<b>' })).toBeNull();
    expect(sumUpImport(counts)).toBe('1,200 new, 3 changed, 0 as they were, 2 left out');
  });
});

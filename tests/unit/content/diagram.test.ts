import { describe, expect, it } from 'vitest';
import { parseDiagram } from '@/content/rules/diagram';
import { caseStudies } from '../../../seed/data/case-studies';

const connectionsOf = (text: string) => parseDiagram(text)?.connections;
const nodesOf = (text: string) => parseDiagram(text)?.bands.flatMap(({ nodes }) => nodes) ?? [];

const twoBoxes = `
    ┌──────┐     ┌──────┐
    │ Form │◄───►│ Mail │
    │ safe │     └──────┘
    └──┬───┘
       │ accepted
       ▼
     Inbox`;

describe('a drawing of boxes and lines', () => {
  it('has its boxes and words as nodes, without the common indent', () => {
    expect(
      nodesOf(twoBoxes).map(({ lines, isBoxed, left, right }) => [lines, isBoxed, left, right]),
    ).toEqual([
      [['Form', 'safe'], true, 0, 7],
      [['Mail'], true, 13, 20],
      // Words have more room than their cells, evenly.
      [['Inbox'], false, 0, 6],
    ]);
  });

  it('connects what its lines join, by their arrows and words', () => {
    expect(connectionsOf(twoBoxes)).toEqual([
      { from: [], to: ['Form', 'Mail'], label: null },
      { from: ['Form'], to: ['Inbox'], label: 'accepted' },
    ]);
  });

  it('is laid out in bands: nodes, lines between them, nodes', () => {
    const { bands = [] } = parseDiagram(twoBoxes) ?? {};
    expect(bands.map(({ top, rows, nodes }) => [top, rows, nodes.length])).toEqual([
      [0, 4, 2],
      [4, 2, 0],
      [6, 1, 1],
    ]);
    expect(bands[1]?.strokes).toEqual([{ x1: 3.5, y1: 0, x2: 3.5, y2: 2 }]);
    expect(bands[1]?.arrows).toEqual([{ row: 1, column: 3, side: 'down' }]);
    expect(bands[1]?.labels).toMatchObject([{ row: 0, column: 5, text: 'accepted' }]);
  });

  it('follows a line that branches and passes a box', () => {
    const text = `
  Reporter            Reader
     │                  ▲
     ├────────┐         │
     ▼        ▼         │
  ┌─────┐  ┌─────┐      │ approved
  │ Map │  │ CSV │      │ only
  └──┬──┘  └─────┘      │
     └──────────────────┘`;
    expect(connectionsOf(text)).toEqual([
      { from: ['Reporter'], to: expect.arrayContaining(['Map', 'CSV']), label: null },
      { from: ['Map'], to: ['Reader'], label: 'approved only' },
    ]);
  });

  it('joins words that continue in the next row', () => {
    const text = `First line\nof the words\n     │\n     ▼\n   ┌───┐\n   │ B │\n   └───┘`;
    expect(connectionsOf(text)).toEqual([
      { from: ['First line of the words'], to: ['B'], label: null },
    ]);
  });

  it.each(['Form -> Inbox --> Reply', 'Form → Inbox → Reply', 'Form  ──►  Inbox ──► Reply'])(
    'may be a row of words: %s',
    (text) => {
      expect(connectionsOf(text)).toEqual([
        { from: ['Form'], to: ['Inbox'], label: null },
        { from: ['Inbox'], to: ['Reply'], label: null },
      ]);
    },
  );

  it('keeps an arrow within a box as a word', () => {
    const text = `┌──────────────────┐\n│ postcode → area  │\n└────────┬─────────┘\n         ▼\n        Map`;
    expect(nodesOf(text)[0]?.lines).toEqual(['postcode → area']);
  });
});

describe('a text that is no drawing', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '  \n \n'],
    ['plain words', 'Next.js in front, PostgreSQL behind'],
    ['a list', '- one\n- two -three'],
    ['boxes without a line', '┌───┐\n│ A │\n└───┘'],
    ['a box that is not closed', '┌───┐\n│ A │\n└──┘\n  │\n  ▼\n  B'],
    ['an arrow into the open', 'A ──►\n\n       B'],
    ['a line beside its target', '┌───┐\n│ A │\n└─┬─┘\n  │\n  ▼\n     B'],
    ['too many columns', `A ${'─'.repeat(200)}► B`],
  ])('is not read: %s', (_what, text) => {
    expect(parseDiagram(text)).toBeNull();
  });
});

describe('the diagrams of the case studies', () => {
  it.each(caseStudies.map(({ slug, architecture }) => ({ slug, architecture })))(
    '$slug: every word is shown, and stands within the drawing',
    ({ architecture }) => {
      const diagram = parseDiagram(architecture);
      expect(diagram).not.toBeNull();
      const { columns, bands } = diagram ?? { columns: 0, bands: [] };
      const shown = bands
        .flatMap(({ nodes, labels }) => [
          ...nodes.flatMap(({ lines }) => lines),
          ...labels.map(({ text }) => text),
        ])
        .join(' ');
      const words = architecture.replace(/[─│┌┐└┘├┤┬┴┼▼▲►◄]/g, ' ').split(/\s+/);
      for (const word of words) expect(shown).toContain(word);
      for (const { left, right } of bands.flatMap(({ nodes }) => nodes)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThan(columns);
      }
    },
  );
});

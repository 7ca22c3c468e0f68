import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedEntries, readContentFolder, splitAtHeadings } from '../../../seed/front-matter';
import { makeTempDir } from '../../support/temp-dir';

const schema = z.object({
  title: z.string().min(1),
  minutes: z.number().int(),
  nearby: z.array(z.string()),
  day: z.iso.date(),
});

const head = {
  title: 'Reading: the town',
  minutes: '95',
  nearby: '["Wokingham", "Bracknell"]',
  day: '2026-01-05',
};

let folder = '';

beforeEach(async () => {
  folder = await makeTempDir('content');
  await mkdir(path.join(folder, 'towns'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lines = (fields: Record<string, string>) =>
  Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
const file = (name: string, content: string) =>
  writeFile(path.join(folder, 'towns', name), content);
const town = (name: string, changes: Record<string, string> = {}, body = '## Market\n\nWords.') =>
  file(name, `---\n${lines({ ...head, ...changes }).join('\n')}\n---\n\n${body}\n`);

/** Content is read from `seed/content`; this folder lies elsewhere. */
const read = () =>
  readContentFolder(path.relative('seed/content', path.join(folder, 'towns')), schema);

describe('a folder of texts', () => {
  it('gives front matter and text of each file, by file name', async () => {
    await town('reading.md');
    await town('bath.md', { title: '"“Bath”: \\"Spa\\""', minutes: '0' });
    await file('notes.txt', 'Nothing to read here.');
    expect(read()).toEqual([
      expect.objectContaining({ title: '“Bath”: "Spa"', minutes: 0 }),
      {
        title: 'Reading: the town',
        minutes: 95,
        nearby: ['Wokingham', 'Bracknell'],
        day: '2026-01-05',
        markdown: '## Market\n\nWords.',
      },
    ]);
  });

  it('may have lines like those of front matter in its text', async () => {
    await town('reading.md', {}, 'First.\n\n---\n\ntitle: none');
    expect(read()[0]?.markdown).toBe('First.\n\n---\n\ntitle: none');
  });
});

describe('a file that is not as it should be is named in the message:', () => {
  beforeEach(() => town('a-good-one.md'));

  it.each([
    ['a field that is missing', { title: '' }, /title/],
    ['a number that is none', { minutes: 'soon' }, /minutes/],
    ['a number with words', { minutes: '95 minutes' }, /minutes/],
    ['half a number', { minutes: '9.5' }, /minutes/],
    ['a list that is not closed', { nearby: '["Wokingham"' }, /nearby/],
    ['a text that is not closed', { title: '"Reading' }, /title/],
    ['a date that does not exist', { day: '2026-02-30' }, /day/],
  ])('%s', async (_what, changes, field) => {
    await town('broken.md', changes);
    expect(read).toThrow(/towns\/broken\.md/);
    expect(read).toThrow(field);
  });

  it('no front matter at all', async () => {
    await file('broken.md', '# Reading\n');
    expect(read).toThrow(/towns\/broken\.md has no front matter/);
  });

  it('front matter without an end', async () => {
    await file('broken.md', `---\n${lines(head).join('\n')}\n\nText.`);
    expect(read).toThrow(/towns\/broken\.md has no front matter/);
  });

  it('a line without a name', async () => {
    await file('broken.md', `---\n${lines(head).join('\n')}\njust words\n---\nText.`);
    expect(read).toThrow(/towns\/broken\.md: “just words”/);
  });
});

describe('a text with headings', () => {
  it('falls into its parts', () => {
    expect(
      splitAtHeadings('Before.\n\n## One\n\nFirst.\n\n### Deep\n\nMore.\n\n## Two', 2),
    ).toEqual({
      before: 'Before.',
      parts: [
        { heading: 'One', text: 'First.\n\n### Deep\n\nMore.' },
        { heading: 'Two', text: '' },
      ],
    });
  });

  it('without any is all in front', () => {
    expect(splitAtHeadings('Only ## words', 2)).toEqual({ before: 'Only ## words', parts: [] });
    expect(splitAtHeadings('', 2)).toEqual({ before: '', parts: [] });
  });

  it('loses no word', () => {
    const words = fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5})*$/);
    const part = fc.record({ heading: words, text: words });
    fc.assert(
      fc.property(words, fc.array(part), (before, parts) => {
        const text = [before, ...parts.map(({ heading, text: own }) => `## ${heading}\n\n${own}`)];
        expect(splitAtHeadings(text.join('\n\n'), 2)).toEqual({ before, parts });
      }),
    );
  });
});

describe('a list of named entries', () => {
  it.each([
    ['- **Name.** Text', 'Name', 'Text'],
    ['- **Name**: Text', 'Name', 'Text'],
    ['- **Name:** Text', 'Name', 'Text'],
    ['1. **Name.** Text', 'Name', 'Text'],
    ['- **Name.** Text that\n  goes on', 'Name', 'Text that goes on'],
    ['- **Name.**', 'Name', ''],
    ['- **St. Mary’s.** Text', 'St. Mary’s', 'Text'],
  ])('%j', (list, name, text) => {
    expect(namedEntries(list, 'here')).toEqual([{ name, text }]);
  });

  it('keeps its order', () => {
    const list = '- **B.** one\n- **A.** two\n\n- **C.** three';
    expect(namedEntries(list, 'here').map(({ name }) => name)).toEqual(['B', 'A', 'C']);
    expect(namedEntries('', 'here')).toEqual([]);
  });

  it('says where an entry has no bold name', () => {
    expect(() => namedEntries('- **A.** one\n- two', 'reading')).toThrow(/reading: “- two”/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeMissingUses } from '@/content/data/store-uses';
import { richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { boardAs } from '../support/price-changes';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('admin');
const admin = editingAs(send);
const board = boardAs(send);
const { pool } = site.payload.db;

/** Stored uses of a document, as `kind target`; those of a draft in brackets. */
async function usesOf(source: string, id: number): Promise<string[]> {
  const { rows } = await pool.query(
    `select kind, target, is_draft from uses where source = $1 and source_id = $2`,
    [source, id],
  );
  return rows
    .map(({ kind, target, is_draft }) => (is_draft ? `(${kind} ${target})` : `${kind} ${target}`))
    .filter((use) => !/listed|link \/cms/.test(use))
    .sort();
}

await admin.create('packages', { key: 'growth', priceFromPence: 50_000 });
const figure = 'package:growth:from';
const excerpt = `From {{${figure}}}.`;

describe('what a document uses', () => {
  it('is stored with each save, apart for the site and for the draft', async () => {
    const { id } = await admin.create('posts', { excerpt: 'Words.' });
    expect(await usesOf('posts', id)).toEqual([]);
    await admin.autosave('posts', id, { excerpt });
    expect(await usesOf('posts', id)).toEqual([`(card ${figure})`, `(figure ${figure})`]);
    await admin.publish('posts', id, { excerpt });
    expect(await usesOf('posts', id)).toContain(`card ${figure}`);
    await admin.unpublish('posts', id);
    expect(await usesOf('posts', id)).toEqual([`(card ${figure})`, `(figure ${figure})`]);
  });

  it('covers relations, pictures and links without query', async () => {
    const chosen = (await admin.create('packages')).id;
    const { id } = await admin.create('pages', {
      path: '/uses',
      sections: [
        { blockType: 'hero', heading: 'Hello', receiptPackage: chosen },
        {
          blockType: 'callToAction',
          title: 'Now',
          buttonLabel: 'Go',
          buttonLink: '/contact?a=b#form',
        },
      ],
    });
    expect(await usesOf('pages', id)).toEqual(
      expect.arrayContaining([`document packages:${chosen}`, 'link /contact']),
    );
  });

  it('is forgotten in the trash and by deleting, and comes back', async () => {
    const { id } = await admin.create('posts', { excerpt });
    await admin.moveToTrash('posts', id);
    expect(await usesOf('posts', id)).toEqual([]);
    await send('PATCH', `/posts/${id}?trash=true`, { body: { deletedAt: null } });
    expect(await usesOf('posts', id)).toContain(`figure ${figure}`);
    await site.payload.delete({ collection: 'posts', id });
    const { rows } = await pool.query(
      `select from uses where source = 'posts' and source_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(0);
  });

  it('is not stored by a save that fails', async () => {
    const { id } = await admin.create('posts', { excerpt: 'Words.' });
    const { afterChange = [] } = site.payload.collections.posts.config.hooks;
    const fail = () => {
      throw new Error('Too late.');
    };
    afterChange.push(fail);
    try {
      await expect(
        site.payload.update({ collection: 'posts', id, data: { excerpt } }),
      ).rejects.toThrow('Too late.');
    } finally {
      afterChange.pop();
    }
    expect(await usesOf('posts', id)).toEqual([]);
  });
});

describe('with thousands of posts', () => {
  let quoted = { id: 0, key: '' };

  beforeAll(async () => {
    const { id, key } = await admin.create('packages', {
      key: 'quoted',
      priceFromPence: 120_000,
      priceToPence: 160_000,
    });
    quoted = { id, key: String(key) };
    await pool.query(
      `insert into posts (title, slug, excerpt, content, category, published_on, emoji, _status)
       select 'Title ' || n, 'many-' || n, case when n % 2 = 0 then 'From {{package:quoted:from}}' else 'Words' end,
              $1, 'SEO', '2020-01-01', 'x', 'published' from generate_series(1, 1000) as n`,
      [JSON.stringify(richText('Text.'))],
    );
    await storeMissingUses(site.payload);
    await pool.query('vacuum analyze uses');
  });

  it('completes what was written without the CMS, once', async () => {
    const count = async () =>
      (await pool.query(`select count(*) from uses where target = 'package:quoted:from'`)).rows;
    expect(await count()).toEqual([{ count: '1000' }]);
    const written = await pool.query('select max(xmin::text::bigint) as last from uses');
    await storeMissingUses(site.payload);
    const again = await pool.query('select max(xmin::text::bigint) as last from uses');
    expect(again.rows).toEqual(written.rows);
  });

  it('names the first places of a package, and counts all', async () => {
    const { body } = await send('GET', `/removals?collection=packages&id=${quoted.id}`);
    const uses = body.uses as unknown as { listed: { label: string }[]; count: number };
    expect(uses.count).toBe(500);
    expect(uses.listed).toHaveLength(50);
    expect(uses.listed[0]?.label).toBe('Post: Title 1000');
    const answer = await send('DELETE', `/packages/${quoted.id}`);
    expect(answer.text).toContain('and 495 more');
  });

  it('lists the newest on the price board, with a line for the others', async () => {
    const from = `packages/${quoted.id}/priceFromPence`;
    const { body } = await send('GET', '/price-changes/places');
    const pages = body.pages as unknown as { path: string | null; title: string }[];
    const byFigure = body.byFigure as unknown as Record<string, number[]>;
    const titles = byFigure[from]?.map((index) => pages[index]?.title) ?? [];
    expect(titles).toContain('Title 1000');
    expect(titles.at(-1)).toBe('Further posts of the blog');
    expect(titles.length).toBeLessThan(60);
    const edits = await board.edits({ [from]: 130_000 });
    const preview = await send('POST', '/price-changes/preview', { body: { edits } });
    const changed = preview.body.pages as unknown as { title: string; figures: object[] }[];
    expect(changed.at(-1)).toEqual({
      path: null,
      title: 'Further posts of the blog',
      figures: [{ before: '£1,200', after: '£1,300' }],
    });
  });

  it('is found by an index', async () => {
    const { rows } = await pool.query(
      `explain select source_id from uses where kind = 'link' and target = any('{/contact,/x}')`,
    );
    expect(JSON.stringify(rows)).toContain('Index Only Scan using uses_target_idx');
  });
});

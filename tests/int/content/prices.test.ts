import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextNumber, richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const editor = editingAs(await site.as('editor'));
const admin = await site.as('admin');

const makePackage = (changes: object) => ({
  ...makeData.packages?.(nextNumber()),
  _status: 'published',
  ...changes,
});

describe('a price range', () => {
  it('can be a span, one figure or on application', async () => {
    for (const changes of [
      { priceFromPence: 50_000, priceToPence: 70_000 },
      { priceFromPence: 50_000, priceToPence: 50_000 },
      { priceFromPence: 50_000, priceToPence: null },
      { priceFromPence: null, priceToPence: null, onApplication: true },
    ]) {
      await editor.create('packages', makePackage(changes));
    }
  });

  it('can’t end below its start', async () => {
    const body = makePackage({ priceFromPence: 70_000, priceToPence: 69_999 });
    expect(await editor.refusal('packages', body)).toEqual({
      priceToPence: 'The highest price can’t be below the lowest.',
    });
  });

  it('can’t start above its end when only one of them is changed', async () => {
    const { id } = await editor.create('packages');
    expect(await editor.refusal('packages', { priceToPence: 1 }, id)).toHaveProperty(
      'priceToPence',
    );
    expect(await editor.refusal('packages', { priceFromPence: 900_000 }, id)).toHaveProperty(
      'priceToPence',
    );
  });

  it.each([
    [{ priceFromPence: 99.5 }, 'priceFromPence', /whole pence/],
    [{ priceFromPence: -1, priceToPence: null }, 'priceFromPence', /below zero/],
    [{ priceFromPence: 100_000_001, priceToPence: null }, 'priceFromPence', /a million pounds/],
    [{ priceToPence: 120_000.5 }, 'priceToPence', /whole pence/],
    [{ priceToPence: 100_000_001 }, 'priceToPence', /a million pounds/],
    [{ priceFromPence: null, priceToPence: 0.5 }, 'priceToPence', /whole pence/],
    [{ priceFromPence: null, priceToPence: -5 }, 'priceToPence', /below zero/],
  ])('is refused with a message: %j', async (changes, field, message) => {
    const refusal = await editor.refusal('packages', makePackage(changes));
    expect(refusal[field]).toMatch(message);
  });
});

describe.each([
  ['retainers', 'pricePerMonthPence'],
  ['add-ons', 'pricePence'],
  ['hidden-fees', 'monthlyPence'],
  ['chatbot-tiers', 'pricePerMonthFromPence'],
  ['chatbot-tiers', 'pricePerMonthToPence'],
])('an amount of %s', (slug, field) => {
  it.each([null, 0.01, -100, 100_000_001])('can’t be %s', async (value) => {
    const body = { ...makeData[slug]?.(nextNumber()), [field]: value, _status: 'published' };
    expect(await editor.refusal(slug, body)).toHaveProperty([field]);
  });
});

describe('fees and periods', () => {
  it('are saved by an admin and refused in fractions of a penny', async () => {
    const save = (body: object) => admin('POST', '/globals/policy-settings', { body });
    expect((await save({ technicalReport: 10_150 })).status).toBe(200);
    expect((await save({ technicalReport: 97.5 })).text).toContain('whole pence');
    expect((await save({ deposit: -1 })).status).toBe(400);
    const { technicalReport } = await site.payload.findGlobal({ slug: 'policy-settings' });
    expect(technicalReport).toBe(10_150);
  });
});

describe('a live figure in a text', () => {
  const token = (value: string) => ({
    type: 'inlineBlock',
    version: 1,
    fields: {
      id: '0123456789abcdef01234567',
      blockType: 'priceToken',
      blockName: '',
      token: value,
    },
  });
  const withFigure = (value: string) => {
    const content = richText('It costs ');
    (content as { root: { children: { children: unknown[] }[] } }).root.children[0]?.children.push(
      token(value),
    );
    return content;
  };
  let key = '';
  let draftKey = '';

  beforeAll(async () => {
    key = String((await editor.create('packages')).key);
    draftKey = String((await editor.create('packages', { _status: 'draft' })).key);
  });

  it('is accepted when it refers to a published document', async () => {
    await editor.create('posts', {
      excerpt: `From {{package:${key}:from}} and {{policy:deposit}} now.`,
      content: withFigure(`package:${key}`),
    });
  });

  it.each(['package:gone', 'policy:constructor', 'package:__proto__', 'nonsense', ''])(
    'is refused when it refers to nothing: “%s”',
    async (value) => {
      const before = await site.payload.count({ collection: 'posts' });
      const body = { ...makeData.posts?.(nextNumber()), _status: 'published' };
      const inText = await editor.refusal('posts', { ...body, excerpt: `Costs {{${value}}}.` });
      expect(inText.excerpt).toContain(`{{${value}}}`);
      const inside = await editor.refusal('posts', { ...body, content: withFigure(value) });
      expect(Object.keys(inside).join()).toContain('content');
      expect((await site.payload.count({ collection: 'posts' })).totalDocs).toBe(before.totalDocs);
    },
  );

  it('can’t quote a package that is only a draft', async () => {
    const body = { ...makeData.posts?.(nextNumber()), _status: 'published' };
    const { excerpt } = await editor.refusal('posts', {
      ...body,
      excerpt: `{{package:${draftKey}}} or {{package:${key}}}`,
    });
    expect(excerpt).toContain(`{{package:${draftKey}}}`);
    expect(excerpt).not.toContain(`{{package:${key}}}`);
  });

  it.each(['{{', 'package:x}}', '{{package:x'])('can’t be incomplete: “%s”', async (text) => {
    const body = { ...makeData.posts?.(nextNumber()), excerpt: text, _status: 'published' };
    expect((await editor.refusal('posts', body)).excerpt).toContain('no published figure');
  });

  it('is checked in the sections of a page, at any depth', async () => {
    const sections = [
      {
        blockType: 'atAGlance',
        heading: 'At a glance',
        facts: [{ term: 'Price', description: 'It costs {{package:gone}}.' }],
      },
    ];
    const body = { title: 'P', path: '/with-figure', sections, _status: 'published' };
    const refusal = await editor.refusal('pages', body);
    expect(refusal['sections.0.facts.0.description']).toContain('{{package:gone}}');
  });

  it('can refer to a missing figure in a draft', async () => {
    const { id } = await editor.create('posts');
    await editor.autosave('posts', id, { excerpt: 'Costs {{package:later}}.' });
    expect(
      await editor.refusal(
        'posts',
        { excerpt: 'Costs {{package:later}}.', _status: 'published' },
        id,
      ),
    ).toHaveProperty('excerpt');
  });
});

import type { CollectionSlug, GlobalSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions, type Resource, roles } from '@/accounts/rules/permissions';
import { navigation } from '../../../seed/data/navigation';
import { siteSettings } from '../../../seed/data/site';
import { nextNumber, picture, uploadForm } from '../support/documents';
import { editingAs } from '../support/editing';
import { makeData, titleField } from '../support/make-data';
import { startSite } from '../support/running-site';
import { beforeTheSameRows, conflictOf, openForm, startColleague } from '../support/two-forms';

const site = await startSite();
afterAll(site.stop);

const first = await site.as('admin');
const { send: second } = await startColleague(site);

const isPermitted = (slug: string): slug is Resource => Object.hasOwn(permissions, slug);
const isEdited = (slug: string) =>
  isPermitted(slug) && roles.some((role) => permissions[slug][role].update !== 'no');
const collections = site.config.collections.map(({ slug }) => slug as CollectionSlug);
const globals = site.config.globals.map(({ slug }) => slug as GlobalSlug);

interface Case {
  path: string;
  table: string;
  field: string;
  /** Valid values for the field, each different. */
  next: () => unknown;
}

async function makeDocument(slug: CollectionSlug): Promise<number> {
  if (isPermitted(slug) && permissions[slug].admin.create === 'no') {
    const data = makeData[slug]?.(nextNumber()) as never;
    return Number((await site.payload.create({ collection: slug, data })).id);
  }
  if (slug !== 'media') return (await editingAs(first).create(slug)).id;
  const file = { name: `p-${nextNumber()}.png`, type: 'image/png', content: await picture() };
  const form = await uploadForm({ alt: 'A picture' }, file);
  const answer = await first('POST', '/media', { form });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body.doc as unknown as { id: number }).id;
}

const ownFields: Record<string, string> = { media: 'alt', 'proposal-terms': 'version' };
/** What staff change of a document that the site wrote. */
const statuses: Record<string, readonly string[]> = {
  conversations: ['answered', 'closed', 'waiting'],
  'unanswered-questions': ['drafted', 'dismissed', 'open'],
};
const tableOf = (slug: string) => slug.replaceAll('-', '_');

async function collectionCase(slug: CollectionSlug): Promise<Case> {
  const [path, table] = [`/${slug}/${await makeDocument(slug)}`, tableOf(slug)];
  const status = statuses[slug];
  if (status) {
    let turn = 0;
    return { path, table, field: 'status', next: () => status[turn++ % status.length] };
  }
  const field = ownFields[slug] ?? titleField(slug);
  return { path, table, field, next: () => `words ${nextNumber()}` };
}

const globalFields: Record<string, [string, (n: number) => unknown]> = {
  navigation: ['headerAction', (n) => ({ label: `Begin ${n}`, href: '/pricing' })],
  'site-settings': ['tagline', (n) => `Line ${n}`],
  'policy-settings': ['technicalReport', (n) => 10_000 + n * 100],
  'estimator-settings': ['extraPagePence', (n) => 10_000 + n * 100],
  'scanner-settings': ['closedMessage', (n) => `Back on day ${n}.`],
};

async function globalCase(slug: GlobalSlug): Promise<Case> {
  const [field, value] = globalFields[slug] ?? [];
  if (!field || !value) throw new Error(`Name a field of ${slug} in this test.`);
  const next = () => value(nextNumber());
  return { path: `/globals/${slug}`, table: tableOf(slug), field, next };
}

beforeAll(async () => {
  await site.payload.updateGlobal({ slug: 'site-settings', data: siteSettings });
  await site.payload.updateGlobal({ slug: 'navigation', data: navigation });
  for (const slug of ['policy-settings', 'estimator-settings', 'scanner-settings'] as const) {
    await site.payload.updateGlobal({ slug, data: {} });
  }
});

const every: [string, () => Promise<Case>][] = [
  ...collections.filter(isEdited).map((slug) => [slug, () => collectionCase(slug)] as const),
  ...globals.filter(isEdited).map((slug) => [slug, () => globalCase(slug)] as const),
].map(([slug, make]) => [slug, make]);

describe.each(every)('two people in %s', (_slug, make) => {
  it('saving in turn, each from the latest version, both succeed', async () => {
    const { path, field, next } = await make();
    const form = await openForm(first, path);
    for (const query of ['&autosave=true', '', '&autosave=true', '']) {
      const answer = await form.save({ [field]: next() }, query);
      expect(answer.status, answer.text).toBe(200);
    }
    expect((await openForm(second, path)).base).toEqual(form.base);
  });

  it('the second to save is refused, with both values, and saves from the new base', async () => {
    const { path, field, next } = await make();
    const theirs = await openForm(second, path);
    const mine = await openForm(first, path);
    expect((await theirs.save({ [field]: next() })).status).toBe(200);
    const conflict = conflictOf(await mine.save({ [field]: next() }));
    expect(conflict).toMatchObject({ savedBy: 'Jane Smith', isSelf: false });
    expect(Date.parse(conflict.savedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(conflict.fields).toMatchObject([{ name: field, changedHere: true }]);
    expect(conflict.fields[0]?.yours).not.toBe(conflict.fields[0]?.theirs);
    expect((await openForm(second, path)).shown[field]).toEqual(theirs.shown[field]);
    mine.base = conflict.edition;
    expect((await mine.save({})).status).toBe(200);
  });

  it('saving simultaneously, exactly one succeeds', async () => {
    const { path, table, field, next } = await make();
    const [one, other] = [await openForm(first, path), await openForm(second, path)];
    const answers = await beforeTheSameRows(site.payload, table, [
      () => one.save({ [field]: next() }),
      () => other.save({ [field]: next() }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

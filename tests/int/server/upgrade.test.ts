import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeOpenPools } from '@/database/open-pools';
import { readPriceBook } from '@/fields/price-tokens/read-price-book';
import { seedDatabase } from '../../../seed/seed-database.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { withClient } from '../../../src/server/postgres/site-database.ts';
import { createTestDatabase, type TestDatabase, testEnvironment } from '../../support/database.ts';
import { prepare } from '../support/prepare.ts';

/** What a site that began with the first release has: its schema, some content, some changes. */
const firstContent = `
  insert into cities (name, slug, region, _status)
    values ('Reading', 'reading', 'Berkshire', 'published'), ('Old Town', 'old-town', 'Kent', 'draft');
  insert into _cities_v (parent_id, version_name, version_slug, version_region, version__status, latest)
    select id, name, slug, region, _status::text::enum__cities_v_version_status, true from cities;
  insert into packages (name, key, "group", price_from_pence, price_to_pence, _status)
    values ('Growth', 'growth', 'core', 111100, 222200, 'published');
  insert into _packages_v (parent_id, version_name, version_key, version_price_from_pence, version__status, latest)
    select id, name, key, price_from_pence, 'published', true from packages;
  insert into faqs (question, topic, answer, _status)
    values ('Do you use templates or WordPress?', 'general', '{"root":{"type":"root","children":[]}}', 'published');
  insert into redirects ("from", "to") values ('/our-guarantee', '/about');
  insert into policy_settings (deposit, updated_at, created_at) values (30, now(), now());
  insert into _policy_settings_v (version_deposit, version_updated_at, version_created_at)
    values (30, now(), now());
  insert into site_settings (brand_name, tagline, scanner_brand, legal_name, company_number,
      registered_address, vat_status, email, locality, opening_hours_days, opening_hours_opens,
      opening_hours_closes, opening_hours_schema_days, updated_at, created_at)
    values ('Old Brand', 'T', 'S', 'L', '1', 'A', 'V', 'a@b.example', 'H', 'D', '09:00', '17:00',
      'Mo-Fr', now(), now());
  insert into users (name, email, role) values ('Owner', 'owner@studio.example', 'admin');
`;

interface Statement {
  queryChunks: { value: string[] }[];
}

let database: TestDatabase;
let payload: Payload;
let dataDir = '';

/** Runs the first migration alone, as the first release did. */
async function installFirstRelease(): Promise<void> {
  const [first] = migrations;
  await withClient(database.url, async (client) => {
    const execute = ({ queryChunks }: Statement) =>
      client.query(queryChunks.flatMap(({ value }) => value).join(''));
    await first?.up({ db: { execute } } as never);
    await client.query(`insert into payload_migrations (name, batch) values ($1, 1)`, [
      first?.name,
    ]);
    await client.query(firstContent);
  });
}

beforeAll(async () => {
  database = await createTestDatabase('empty');
  await installFirstRelease();
});
afterAll(async () => {
  await closeOpenPools();
  await database.drop();
  if (dataDir) await rm(path.dirname(dataDir), { recursive: true, force: true });
});

async function start(): Promise<Payload> {
  const environment = await testEnvironment(database);
  dataDir = environment.DATA_DIR ?? '';
  Object.assign(process.env, environment);
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ]);
  return getPayload({ config });
}

describe('a site of the first release', () => {
  it('gets every later migration at its next start, and no content that nobody asked for', async () => {
    const { migrations: run, wroteContent, firstAdmin } = await prepare(database);
    expect(run).toEqual(migrations.slice(1).map(({ name }) => name));
    expect(run.length).toBeGreaterThan(0);
    expect(wroteContent).toBe(false);
    expect(firstAdmin).toBeUndefined();
    expect((await prepare(database)).migrations).toEqual([]);
  });

  it('keeps its content, its figures and its settings', async () => {
    payload = await start();
    const { docs } = await payload.find({ collection: 'cities', draft: true, sort: 'id' });
    expect(docs).toMatchObject([
      { name: 'Reading', slug: 'reading', region: 'Berkshire', _status: 'published' },
      { name: 'Old Town', _status: 'draft' },
    ]);
    const book = await readPriceBook(payload);
    expect(book.packages).toMatchObject([{ key: 'growth', priceFromPence: 111_100 }]);
    expect(book.policy).toMatchObject({ deposit: 30, technicalReport: 9_700 });
    expect(book.site.brandName).toBe('Old Brand');
  });

  it('has the figures that are new with the values they start with', async () => {
    const policy = await payload.findGlobal({ slug: 'policy-settings' });
    expect(policy).toMatchObject({ chatbotBundleSaving: 5_000, keepFinancial: 6 });
    const { portfolioRate } = await payload.findGlobal({ slug: 'site-settings' });
    expect(portfolioRate).toMatchObject({ isOn: true, places: 15, taken: 0 });
  });

  it('can be given the new content; what was there is not written over', async () => {
    expect(await seedDatabase(payload)).toBeGreaterThan(100);
    expect(await seedDatabase(payload)).toBe(0);
    const { docs } = await payload.find({
      collection: 'cities',
      where: { slug: { equals: 'reading' } },
    });
    expect(docs).toMatchObject([{ name: 'Reading', region: 'Berkshire' }]);
    expect(docs[0]?.heading).toBeFalsy();
    const redirects = await payload.find({
      collection: 'redirects',
      where: { from: { equals: '/our-guarantee' } },
    });
    expect(redirects.docs).toMatchObject([{ to: '/about' }]);
    const book = await readPriceBook(payload);
    expect(book.packages.find(({ key }) => key === 'growth')?.priceFromPence).toBe(111_100);
    expect(book.site.brandName).toBe('Old Brand');
    const { totalDocs } = await payload.count({
      collection: 'city-niche-pages',
      where: { city: { equals: docs[0]?.id ?? 0 } },
    });
    expect(totalDocs).toBeGreaterThan(0);
  });
});

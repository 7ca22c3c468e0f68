import { readFileSync } from 'node:fs';
import type { CollectionConfig, GlobalConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { permissions, type Resource } from '@/accounts/rules/permissions';
import { fieldsOf, loadCollections } from '../office/support/load-collections';

let collections: CollectionConfig[] = [];
let globals: GlobalConfig[] = [];

beforeAll(async () => {
  ({ collections, globals } = await loadCollections());
});

describe('every collection', () => {
  it('has a row in the permissions table, and each row has a collection or global', () => {
    const slugs = [...collections, ...globals].map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(Object.keys(permissions).sort());
  });

  it('defines every access rule explicitly', () => {
    for (const { slug, access } of collections) {
      for (const rule of ['create', 'read', 'update', 'delete', 'readVersions', 'admin'] as const) {
        expect(access?.[rule], `${slug}.${rule}`).toBeTypeOf('function');
      }
    }
    for (const { slug, access } of globals) {
      for (const rule of ['read', 'update', 'readVersions'] as const) {
        expect(access?.[rule], `${slug}.${rule}`).toBeTypeOf('function');
      }
    }
  });

  it('has a plain description', () => {
    for (const { slug, admin, labels } of collections) {
      expect(admin?.group, slug).toBeTruthy();
      expect(admin?.description, slug).toMatch(/\.$/);
      expect(labels?.plural, slug).toBeTruthy();
    }
    for (const { slug, admin, label } of globals) {
      expect(admin?.group, slug).toBeTruthy();
      expect(admin?.description, slug).toMatch(/\.$/);
      expect(label, slug).toBeTruthy();
    }
  });

  it('limits its versions or has none', () => {
    for (const { slug, versions } of collections) {
      if (versions === false) continue;
      // Proposals keep more versions, because they document offers to clients.
      expect(versions, slug).toMatchObject({ maxPerDoc: slug.startsWith('proposal') ? 50 : 20 });
    }
    for (const { slug, versions } of globals) expect(versions, slug).toEqual({ max: 20 });
  });

  it('has drafts and a trash when the public reads it by status', () => {
    for (const { slug, versions, trash } of collections) {
      const anonymous = permissions[slug as Resource].anonymous.read;
      if (anonymous !== 'published') continue;
      expect(versions, slug).toMatchObject({ drafts: expect.anything() });
      expect(trash, slug).toBe(true);
    }
  });

  it('has a trash when its permissions mention one', () => {
    for (const { slug, trash } of collections) {
      const rights = Object.values(permissions[slug as Resource]);
      const needsTrash = rights.some((row) => row.delete === 'trash' || row.read === 'kept');
      expect(trash === true, slug).toBe(needsTrash);
    }
  });

  it('revalidates the site after a change and a deletion when the site shows it', () => {
    const shown = collections.filter(
      ({ slug }) => permissions[slug as Resource].anonymous.read !== 'no',
    );
    expect(shown.length).toBeGreaterThan(15);
    for (const { slug, hooks } of shown) {
      expect(hooks?.afterChange?.length, `${slug}, change`).toBeGreaterThan(0);
      expect(hooks?.afterDelete?.length, `${slug}, deletion`).toBeGreaterThan(0);
    }
    for (const { slug, hooks } of globals) {
      expect(hooks?.afterChange?.length, slug).toBeGreaterThan(0);
    }
  });

  it('has separate hook arrays, because Payload appends to the given ones', () => {
    const arrays = collections.flatMap(({ hooks }) => Object.values(hooks ?? {}));
    expect(new Set(arrays).size).toBe(arrays.length);
  });
});

describe('every field', () => {
  const all = () =>
    [...collections, ...globals].flatMap(({ slug, fields }) => fieldsOf(fields, slug));

  it('has a readable label when staff fill it in', () => {
    const unlabelled = all().filter(
      ({ field }) =>
        'name' in field &&
        field.name &&
        !('label' in field && field.label) &&
        !(field.admin && 'hidden' in field.admin && field.admin.hidden),
    );
    expect(unlabelled.map(({ place }) => place)).toEqual([]);
  });

  it('holds whole pence when its name says so', () => {
    const money = all().filter(({ place }) => /pence$/i.test(place));
    expect(money.length).toBeGreaterThan(3);
    for (const { place, field } of money) {
      expect(field.type, place).toBe('number');
      const { validate } = field as unknown as { validate: (v: unknown, o: object) => unknown };
      expect(validate(99.5, { data: { priceFromPence: 1 } }), place).toMatch(/whole pence/);
    }
  });

  it('keeps database names within the length limit', () => {
    for (const { place } of all()) expect(place.length, place).toBeLessThan(60);
  });
});

describe('an admin component named by its path', () => {
  it('exists under that name', () => {
    const named = JSON.stringify([collections, globals], (_key, value) =>
      value instanceof RegExp ? value.source : value,
    ).matchAll(/"@\/([\w-]+\/office\/[^"#]+|office\/[^"#]+)#(\w+)"/g);
    const components = new Map([...named].map(([, file = '', name = '']) => [file, name]));
    expect(components.size).toBeGreaterThan(2);
    for (const [file, name] of components) {
      const source = readFileSync(`src/${file}.tsx`, 'utf8');
      expect(source, file).toMatch(new RegExp(`export (async )?(function|const) ${name}\\b`));
    }
  });
});

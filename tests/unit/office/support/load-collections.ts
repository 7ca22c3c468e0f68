import { tmpdir } from 'node:os';
import type { CollectionConfig, Field, GlobalConfig } from 'payload';

/** Loads collections and globals directly, because the configuration needs an environment. */
export async function loadCollections(): Promise<{
  collections: CollectionConfig[];
  globals: GlobalConfig[];
}> {
  Object.assign(process.env, {
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    DATA_DIR: tmpdir(),
    PAYLOAD_SECRET: 'only-for-tests-and-of-no-use-elsewhere',
    INTERNAL_SECRET: 'only-for-tests-internal',
  });
  return import('../../../../collections/index');
}

export interface PlacedField {
  /** Path from the top, e.g. `sections.hero.heading`. */
  place: string;
  field: Field;
}

function inside(field: Field): { name: string; fields: Field[] }[] {
  if (field.type === 'blocks') {
    return field.blocks.map(({ slug, fields }) => ({ name: slug, fields }));
  }
  if (field.type === 'tabs') {
    return field.tabs.map(({ fields, ...tab }) => ({
      name: 'name' in tab && tab.name ? tab.name : '',
      fields,
    }));
  }
  return 'fields' in field ? [{ name: '', fields: field.fields }] : [];
}

/** Every field of a schema at any depth. */
export function fieldsOf(fields: readonly Field[], place = ''): PlacedField[] {
  return fields.flatMap((field) => {
    const own = 'name' in field && field.name ? join(place, field.name) : place;
    return [
      { place: own, field },
      ...inside(field).flatMap(({ name, fields: nested }) => fieldsOf(nested, join(own, name))),
    ];
  });
}

function join(place: string, name: string): string {
  return [place, name].filter(Boolean).join('.');
}

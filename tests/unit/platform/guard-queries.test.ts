import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { endsInHidden } from '@/platform/database/guard-queries';

const text = (name: string, hidden = false) => ({ name, type: 'text', hidden });
const collections: Record<string, unknown[]> = {
  accounts: [text('name'), text('hash', true), { name: 'sessions', flattenedFields: [text('id')] }],
  letters: [
    text('subject'),
    text('html', true),
    { name: 'writer', type: 'relationship', relationTo: 'accounts' },
    {
      name: 'about',
      type: 'group',
      flattenedFields: [{ name: 'who', type: 'relationship', relationTo: 'accounts' }],
    },
    { name: 'either', type: 'relationship', relationTo: ['accounts', 'letters'] },
  ],
  boxes: [{ name: 'letters', type: 'join', collection: 'letters' }],
};
const fieldsOf = (slug: string) => (collections[slug] ?? []) as FlattenedField[];

it.each([
  ['letters', 'writer.hash'],
  ['letters', '-writer.hash'],
  ['letters', 'writer__hash'],
  ['letters', 'about.who.hash'],
  ['letters', 'version.writer.hash'],
  ['boxes', 'letters.html'],
  ['boxes', 'letters.writer.hash'],
])('finds the hidden field behind a relation: %s by %s', (slug, path) => {
  expect(endsInHidden(fieldsOf, slug, path)).toBe(true);
});

it.each([
  ['letters', 'subject'],
  // Payload refuses this one itself.
  ['letters', 'html'],
  ['letters', 'writer.name'],
  ['letters', 'writer'],
  ['letters', 'writer.sessions.id'],
  ['letters', 'either.hash'],
  ['letters', 'nothing.hash'],
  ['nowhere', 'writer.hash'],
])('ignores other fields: %s by %s', (slug, path) => {
  expect(endsInHidden(fieldsOf, slug, path)).toBe(false);
});

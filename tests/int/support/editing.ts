import { expect } from 'vitest';
import { nextNumber } from './documents';
import { makeData, makeRelations } from './make-data';
import type { Answer, Send } from './rest';

export interface Saved {
  id: number;
  _status: 'draft' | 'published';
  updatedAt: string;
  [key: string]: unknown;
}

/** The back office’s requests for its buttons, from one account. */
export function editingAs(send: Send) {
  const saved = (answer: Answer): Saved => {
    expect([200, 201], answer.text).toContain(answer.status);
    return answer.body.doc as unknown as Saved;
  };
  const patch = (slug: string, id: number, body: object, query = '') =>
    send('PATCH', `/${slug}/${id}?depth=0${query}`, { body });
  const post = async (slug: string, changes: object) =>
    saved(
      await send('POST', `/${slug}?depth=0`, {
        body: { ...makeData[slug]?.(nextNumber()), _status: 'published', ...changes },
      }),
    );
  /** Makes the documents to be referred to as drafts, unless a test gives them. */
  const draft = async (slug: string) => (await post(slug, { _status: 'draft' })).id;
  return {
    create: async (slug: string, changes: object = {}) => {
      const isComplete = 'niche' in changes;
      return post(slug, { ...(isComplete ? {} : await makeRelations(slug, draft)), ...changes });
    },
    publish: async (slug: string, id: number, changes: object = {}) =>
      saved(await patch(slug, id, { ...changes, _status: 'published' })),
    /** A draft of a document; the published version stays unchanged. */
    autosave: async (slug: string, id: number, changes: object) =>
      saved(await patch(slug, id, { ...changes, _status: 'draft' }, '&draft=true&autosave=true')),
    unpublish: async (slug: string, id: number) =>
      saved(await patch(slug, id, { _status: 'draft' })),
    /** As the dialog under “Delete …” sends it after showing the usage list. */
    moveToTrash: async (collection: string, id: number) => {
      const body = { collection, id, redirectTo: null, isForGood: false };
      const answer = await send('POST', '/removals', { body });
      expect(answer.status, answer.text).toBe(200);
    },
    takeFromTrash: async (slug: string, id: number) =>
      saved(await patch(slug, id, { deletedAt: null }, '&trash=true')),
    remove: async (slug: string, id: number) =>
      saved(await send('DELETE', `/${slug}/${id}?trash=true`)),
    /** Tries to save and returns the error messages: field → message. */
    refusal: async (slug: string, body: object, id?: number): Promise<Record<string, string>> => {
      const answer =
        id === undefined ? await send('POST', `/${slug}`, { body }) : await patch(slug, id, body);
      expect(answer.status, answer.text).toBe(400);
      const [error] = answer.body.errors as unknown as {
        data: { errors: { path: string; message: string }[] };
      }[];
      return Object.fromEntries(
        error?.data.errors.map(({ path, message }) => [path, message]) ?? [],
      );
    },
  };
}

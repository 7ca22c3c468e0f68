import type { TextField } from 'payload';

/**
 * Under which name the first content knows a document, so that it finds it again after staff
 * renamed it, and does not write it a second time. Nobody sees or edits it.
 */
export function seedKeyField(): TextField {
  return {
    name: 'seedKey',
    type: 'text',
    index: true,
    access: {
      read: ({ req }) => Boolean(req.user),
      create: () => false,
      // An earlier version holds the same name; kept from it, Payload would restore none at all.
      update: ({ req }) => req.context.isRestoringVersion === true,
    },
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true },
  };
}

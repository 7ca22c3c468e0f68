import type { TextField } from 'payload';

/**
 * The name that prices are known by in texts, links and forms. It can't change once it is saved:
 * texts all over the site refer to it.
 */
export function keyField(example: string): TextField {
  return {
    name: 'key',
    type: 'text',
    label: 'Reference',
    required: true,
    unique: true,
    index: true,
    // An earlier version holds the same name; kept from it, Payload would restore none at all.
    access: { update: ({ req }) => req.context.isRestoringVersion === true },
    validate: (value: string | null | undefined) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      'Use lower-case letters, digits and dashes, e.g. business-starter.',
    admin: {
      position: 'sidebar',
      description: `A short name that texts refer to, e.g. ${example}. It can’t be changed later.`,
    },
  } as TextField;
}

import type { Field } from 'payload';

const linkPattern = /^(\/(?![/\\])\S*|#\S+|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/**
 * Accepts our own paths, anchors, https addresses, mailto: and tel:; nothing that can run script.
 * Browsers read `/\host` like `//host`: both lead to somebody else.
 */
export function validateHref(value: unknown): string | true {
  return (
    (typeof value === 'string' && linkPattern.test(value)) ||
    'Start with a slash for a page of this site (e.g. /pricing), or with https://, mailto: or tel:.'
  );
}

/** Words and target of a link, side by side. */
export function linkFields({ required = true }: { required?: boolean } = {}): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', label: 'Words', required, admin: { width: '50%' } },
        {
          name: 'href',
          type: 'text',
          label: 'Goes to',
          required,
          validate: (value: unknown) => (!required && !value ? true : validateHref(value)),
          admin: { width: '50%', description: 'e.g. /pricing, /#lead-capture, https://…' },
        },
      ],
    } as Field,
  ];
}

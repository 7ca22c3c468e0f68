import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { ArrayField, Field, RichTextField, SelectField, TextField, UIField } from 'payload';
import {
  arrayField,
  checkboxField,
  type FieldOptions,
  groupField,
  selectField,
  textField,
} from '@/platform/database/fields';
import { pagedCollections } from '@/platform/paths';
import { slugify } from '@/platform/slugify';
import { priceTextareaField, priceTextField, priceTokenBlock } from '@/prices/hooks/price-fields';
import { wordBadLink } from '../../rules/lexical';

/** Key of a price. It is fixed after the first save, because texts refer to it. */
export function keyField(example: string): TextField {
  return textField('key', 'Reference', {
    required: true,
    unique: true,
    index: true,
    // Restoring writes the unchanged name; without this access, Payload would refuse to restore.
    access: { update: ({ req }) => req.context.isRestoringVersion === true },
    validate: (value: string | null | undefined) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      'Use lower-case letters, digits and dashes, e.g. business-starter.',
    position: 'sidebar',
    description: `A short name that texts refer to, e.g. ${example}. It can’t be changed later.`,
  });
}

type ListOptions = FieldOptions<'array'> & {
  /** Singular and plural of a row, e.g. `['Line', 'Lines']`. */
  rows: [string, string];
};

/** A sortable list of rows; folded rows show their own text. */
export function listField(
  name: string,
  label: string,
  { rows: [singular, plural], ...options }: ListOptions,
): ArrayField {
  return arrayField(name, label, {
    labels: { singular, plural },
    initCollapsed: true,
    components: { RowLabel: '@/office/field-labels#TextRowLabel' },
    ...options,
  });
}

export function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}

export function choiceField(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
): SelectField {
  return selectField(name, label, {
    required: true,
    defaultValue: Object.keys(options)[0],
    options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
  });
}

/** A panel of the form, without stored data. */
export function panelField(name: string, label: string, Field: string): UIField {
  return { name, type: 'ui', label, admin: { disableListColumn: true, components: { Field } } };
}

const linkPattern = /^(\/(?![/\\])\S*|#\S+|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/**
 * Accepts internal paths, anchors, https, mailto: and tel:, but nothing that runs script. Browsers
 * read `/\host` like `//host`, which leads to another site.
 */
export function validateHref(value: unknown): string | true {
  return (
    (typeof value === 'string' && linkPattern.test(value)) ||
    'Start with a slash for a page of this site (e.g. /pricing), or with https://, mailto: or tel:.'
  );
}

/** The same for a link that may be missing. */
export const validateOptionalHref = (value: unknown) => (value ? validateHref(value) : true);

/** Words and target of a link, side by side. */
export function linkFields({ required = true }: { required?: boolean } = {}): Field[] {
  return [
    row(
      textField('label', 'Words', { required, width: '50%' }),
      textField('href', 'Goes to', {
        required,
        validate: required ? validateHref : validateOptionalHref,
        width: '50%',
        description: 'e.g. /pricing, /#lead-capture, https://…',
      }),
    ),
  ];
}

/** Last part of a document's address. An empty one is derived; a change redirects the old one. */
export function slugField(from = 'title'): TextField {
  return textField('slug', 'Address', {
    required: true,
    unique: true,
    index: true,
    hooks: {
      beforeValidate: [
        ({ value, data }) => value || (data?.[from] ? slugify(String(data[from])) : value),
      ],
    },
    validate: (value: string | null | undefined) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      'Use lower-case letters, digits and single dashes, e.g. how-we-price.',
    position: 'sidebar',
    description: 'Last part of the web address. If you change it, the old address redirects here.',
  });
}

/** Name by which the seed recognises a document after staff rename it, to avoid duplicates. */
export function seedKeyField(): TextField {
  return {
    name: 'seedKey',
    type: 'text',
    index: true,
    access: {
      read: ({ req }) => Boolean(req.user),
      create: () => false,
      // Restoring writes the unchanged name; without this access, Payload would refuse to restore.
      update: ({ req }) => req.context.isRestoringVersion === true,
    },
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true },
  };
}

/** A list of single words or short lines, e.g. tags. */
export function wordsField(
  name: string,
  label: string,
  row: [string, string],
  description?: string,
): ArrayField {
  return listField(name, label, {
    rows: row,
    ...(description ? { description } : {}),
    maxRows: 40,
    fields: [textField('text', row[0], { required: true, maxLength: 60 })],
  });
}

/** Fields for search engines and link previews. Empty fields fall back to title and summary. */
export const seoFields: Field[] = [
  groupField('meta', 'Search and sharing', {
    fields: [
      priceTextField('title', 'Title in search results', {
        description: 'Best between 30 and 60 characters. The brand name is added by itself.',
      }),
      priceTextareaField('description', 'Description in search results', {
        description: 'Best between 120 and 158 characters: what the reader finds here.',
      }),
      checkboxField('noIndex', 'Hide this page from search engines'),
    ],
  }),
];

const dropEmptyLinks = createServerFeature({
  key: 'dropEmptyLinks',
  feature: { ClientFeature: '@/content/office/drop-empty-links#DropEmptyLinksClient' },
})();

const lexical = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [...pagedCollections],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url'
            ? ({
                ...field,
                validate: (value: unknown, options: { siblingData?: unknown }) => {
                  const { linkType } = (options.siblingData ?? {}) as { linkType?: string };
                  return linkType === 'internal' ? true : validateHref(value);
                },
              } as typeof field)
            : field,
        ),
    }),
    dropEmptyLinks,
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ inlineBlocks: [priceTokenBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/**
 * The site's editor, limited to features that the renderer supports. Its errors quote an invalid
 * link, where Payload would only name a node.
 */
export const siteEditor: ReturnType<typeof lexicalEditor> = async (options) => {
  const adapter = await lexical(options);
  return {
    ...adapter,
    validate: (value, field) => {
      const label = typeof field.label === 'string' ? field.label : field.path.join(' ');
      return wordBadLink(value, label, validateHref) ?? adapter.validate(value, field);
    },
  };
};

/** Formatted text with headings, lists, links, tables, pictures and live figures. */
export function richTextField(name: string, label: string, required = true): RichTextField {
  return { name, type: 'richText', label, required, editor: siteEditor };
}

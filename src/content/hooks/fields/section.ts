import type { ArrayField, Block, Field, NumberField } from 'payload';
import { checkboxField, numberField, textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';
import { countOwnWords, minimumOwnWords } from '../../rules/own-words';
import { choiceField, listField, richTextField, row, validateHref } from './common';

/**
 * Small line, heading and introduction, common to most sections.
 * @param options.canFold false for sections with a layout of their own head
 */
export function sectionHeadFields({ headingRequired = true, canFold = true } = {}): Field[] {
  return [
    priceTextField('eyebrow', 'Small line above', { maxLength: 80 }),
    priceTextField('heading', 'Heading', { required: headingRequired, maxLength: 120 }),
    priceTextareaField('intro', 'Introduction', { maxLength: 500 }),
    textField('anchor', 'Name for links to this section', {
      maxLength: 40,
      validate: (value: string | null | undefined) =>
        !value ||
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ||
        'Use lower-case letters, digits and dashes.',
      description: 'E.g. “retainers”: then /pricing#retainers leads here.',
    }),
    textField('barLabel', 'Name in the bar of sections', {
      maxLength: 24,
      description:
        'Pages with two or more of these show a bar that says where the visitor is. It needs the name for links above.',
    }),
    ...(canFold
      ? [
          checkboxField('isFolded', 'Folded: the heading shows, and opens the rest', {
            description:
              'Links, the browser’s search and prints open it by themselves. Folded neighbours are one list, whose heading is the first’s small line above; of ten or more, six show at once.',
          }),
        ]
      : []),
  ];
}

/** Fields at the head of a tool's page: the texts around its form, and hints. */
export function toolHeadFields(): Field[] {
  return [
    textField('eyebrow', 'Small line above', { maxLength: 80 }),
    priceTextField('heading', 'Heading of the page', { required: true, maxLength: 120 }),
    priceTextareaField('lead', 'Opening text', { maxLength: 600 }),
    textField('buttonText', 'Button', { required: true, maxLength: 40 }),
    priceTextareaField('note', 'Below the address', { maxLength: 400 }),
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: 'Picture beside the heading',
      admin: { description: 'Phones show it at the end of the opening.' },
    },
    listField('tiles', 'Good to know', {
      rows: ['Tile', 'Tiles'],
      maxRows: 6,
      fields: [
        priceTextField('title', 'Title', { required: true, maxLength: 80 }),
        priceTextareaField('text', 'Text', { required: true, maxLength: 300 }),
      ],
    }),
  ];
}

/** Button of a call to action: its label and target only (specification, section 3). */
export const actionRow = (): Field =>
  row(
    textField('buttonText', 'Button', {
      required: true,
      defaultValue: 'Get Your Transparent Quote',
      maxLength: 40,
    }),
    textField('buttonLink', 'Button goes to', {
      required: true,
      defaultValue: '/#contact',
      validate: validateHref,
    }),
  );

export const actionVariant = (): Field =>
  choiceField('variant', 'Size', { default: 'Full', compact: 'Compact' });

/** Questions of this document only; shared ones are in Questions. */
export function questionsField(): ArrayField {
  return listField('questions', 'Questions and answers', {
    rows: ['Question', 'Questions'],
    maxRows: 12,
    fields: [
      textField('question', 'Question', { required: true, maxLength: 160 }),
      richTextField('answer', 'Answer'),
    ],
  });
}

/** Number of words in the named fields, unique to a document, counted on save. */
export function ownWordsField(names: readonly string[]): NumberField {
  return numberField('ownWords', 'Words of its own', {
    position: 'sidebar',
    readOnly: true,
    description: `Counted when it is saved. Below ${minimumOwnWords} the page is hidden from search engines.`,
    hooks: {
      beforeChange: [
        ({ data, originalDoc }) =>
          countOwnWords(names.map((name) => data?.[name] ?? originalDoc?.[name])),
      ],
    },
  });
}

/** What the price of a package, a retainer or a chatbot tier includes. */
export function inclusionsField(): ArrayField {
  return listField('features', 'What is included', {
    rows: ['Line', 'Lines'],
    maxRows: 20,
    fields: [priceTextField('text', 'Line', { required: true, maxLength: 160 })],
  });
}

/** Figures with a prefix and a suffix. */
export function metricsField(
  name: string,
  label: string,
  limits: { minRows?: number; maxRows?: number } = {},
): ArrayField {
  return listField(name, label, {
    rows: ['Figure', 'Figures'],
    ...limits,
    fields: [
      row(
        textField('prefix', 'Before', { maxLength: 10 }),
        textField('value', 'Figure', { required: true, maxLength: 20 }),
        textField('suffix', 'After', { maxLength: 20 }),
      ),
      textField('label', 'What it counts', { required: true, maxLength: 100 }),
    ],
  });
}

/** A kind of section. Folded, it shows its kind and its first words. */
export function defineSection(
  slug: string,
  [singular, plural]: [string, string],
  fields: Field[],
): Block {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular, plural },
    fields,
    admin: {
      components: {
        Label: { path: '@/office/field-labels#SectionLabel', clientProps: { kind: singular } },
      },
    },
  };
}

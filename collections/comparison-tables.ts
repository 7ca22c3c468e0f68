import type { CollectionConfig } from 'payload';
import {
  choiceField,
  keyField,
  listField,
  row,
  validateOptionalHref,
} from '@/content/hooks/fields/common';
import { publishedCollection } from '@/content/hooks/publishing';
import { checkboxField, textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

const maxColumns = 5;

/** A row needs one cell per column, in column order. */
function validateCells(cells: unknown, { data }: { data: unknown }): string | true {
  const columns = (data as { columns?: unknown[] }).columns?.length ?? 0;
  const count = Array.isArray(cells) ? cells.length : 0;
  return count === columns || `The table has ${columns} columns, this row has ${count} cells.`;
}

export const ComparisonTables: CollectionConfig = {
  ...publishedCollection('comparison-tables'),
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'updatedAt', '_status'],
    description:
      'Tables that set things side by side. A page shows one in a section “Comparison table”.',
  },
  fields: [
    textField('title', 'Title', { required: true, maxLength: 120 }),
    keyField('how-agencies-differ'),
    listField('columns', 'Columns', {
      rows: ['Column', 'Columns'],
      required: true,
      minRows: 1,
      maxRows: maxColumns,
      fields: [
        textField('label', 'Heading', { required: true, maxLength: 60 }),
        checkboxField('isOurs', 'This is us'),
      ],
    }),
    listField('rows', 'Rows', {
      rows: ['Row', 'Rows'],
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        priceTextField('label', 'What is compared', { required: true, maxLength: 120 }),
        listField('cells', 'Cells, one for each column', {
          rows: ['Cell', 'Cells'],
          maxRows: maxColumns,
          fields: [
            choiceField('kind', 'Shows', { text: 'Words', yes: 'Yes', no: 'No' }),
            priceTextField('text', 'Words', { maxLength: 160 }),
          ],
          validate: validateCells,
        }),
      ],
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
    row(
      textField('source', 'Where the figures come from', {
        maxLength: 300,
        description: 'Shown below the table.',
      }),
      textField('sourceHref', 'Address of the source', { validate: validateOptionalHref }),
    ),
  ],
};

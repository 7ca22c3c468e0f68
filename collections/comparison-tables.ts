import type { CollectionConfig } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import {
  choiceField,
  keyField,
  listField,
  row,
  validateOptionalHref,
} from '@/content/hooks/fields/common';
import { draftsWithHistory, refreshSiteHooks } from '@/content/hooks/publishing';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

const maxColumns = 5;

/** A row needs one cell per column, in column order. */
function validateCells(cells: unknown, { data }: { data: unknown }): string | true {
  const columns = (data as { columns?: unknown[] }).columns?.length ?? 0;
  const count = Array.isArray(cells) ? cells.length : 0;
  return count === columns || `The table has ${columns} columns, this row has ${count} cells.`;
}

export const ComparisonTables: CollectionConfig = {
  slug: 'comparison-tables',
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  access: collectionAccess('comparison-tables'),
  trash: true,
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'updatedAt', '_status'],
    description:
      'Tables that set things side by side. A page shows one in a section “Comparison table”.',
  },
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 120 },
    keyField('how-agencies-differ'),
    listField('columns', 'Columns', {
      rows: ['Column', 'Columns'],
      required: true,
      minRows: 1,
      maxRows: maxColumns,
      fields: [
        { name: 'label', type: 'text', label: 'Heading', required: true, maxLength: 60 },
        { name: 'isOurs', type: 'checkbox', label: 'This is us', defaultValue: false },
      ],
    }),
    listField('rows', 'Rows', {
      rows: ['Row', 'Rows'],
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        priceTextField('label', 'What is compared', { required: true, maxLength: 120 }),
        {
          ...listField('cells', 'Cells, one for each column', {
            rows: ['Cell', 'Cells'],
            maxRows: maxColumns,
            fields: [
              choiceField('kind', 'Shows', { text: 'Words', yes: 'Yes', no: 'No' }),
              priceTextField('text', 'Words', { maxLength: 160 }),
            ],
          }),
          validate: validateCells as never,
        },
      ],
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
    row(
      {
        name: 'source',
        type: 'text',
        label: 'Where the figures come from',
        maxLength: 300,
        admin: { description: 'Shown below the table.' },
      },
      {
        name: 'sourceHref',
        type: 'text',
        label: 'Address of the source',
        validate: validateOptionalHref,
      },
    ),
  ],
  hooks: refreshSiteHooks(),
  versions: draftsWithHistory,
};

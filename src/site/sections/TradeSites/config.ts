import { listField, row } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { relationField, textField } from '@/platform/database/fields';

/** The style sheet knows as many places, see `trade-sites` in site.css. */
const mostTrades = 8;

export const tradeSitesBlock = defineSection(
  'tradeSites',
  ['Sites by trade', 'Sites by trade'],
  [
    ...sectionHeadFields({ canFold: false }),
    listField('trades', 'Trades', {
      rows: ['Trade', 'Trades'],
      required: true,
      minRows: 2,
      maxRows: mostTrades,
      description: 'Each shows a site, or the drawn layout of its package, and the price today.',
      fields: [
        row(
          textField('label', 'Trade', { required: true, maxLength: 24 }),
          relationField('package', 'Package', 'packages', { required: true }),
        ),
        relationField('caseStudy', 'Site to show', 'case-studies', {
          description: 'A site of this very trade. Without one, the package’s is shown.',
        }),
      ],
    }),
  ],
);

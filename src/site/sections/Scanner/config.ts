import { choiceField } from '@/content/hooks/fields/common';
import { defineSection, toolHeadFields } from '@/content/hooks/fields/section';

/** Related settings: Fees and periods (fair use), Scanner (recommendations by finding). */
export const scannerBlock = defineSection(
  'scanner',
  ['Scanner', 'Scanners'],
  [
    choiceField('tool', 'Shows', { scan: 'The whole scan', 'page-speed': 'The speed estimate' }),
    ...toolHeadFields(),
  ],
);

import { choiceField } from '@/content/hooks/fields/common';
import { defineSection, toolHeadFields } from '@/content/hooks/fields/section';
import { textField } from '@/platform/database/fields';

/** Related settings: Fees and periods (fair use), Scanner (recommendations by finding). */
export const scannerBlock = defineSection(
  'scanner',
  ['Scanner', 'Scanners'],
  [
    choiceField('tool', 'Shows', { scan: 'The whole scan', 'page-speed': 'The speed estimate' }),
    ...toolHeadFields(),
    textField('exampleHeading', 'Heading above an example report', {
      maxLength: 120,
      description: 'Without it no example is shown.',
    }),
  ],
);

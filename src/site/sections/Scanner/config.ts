import type { Block } from 'payload';
import { toolHeadFields } from '@/content/hooks/fields/section';

/** Related settings: Fees and periods (fair use), Scanner (recommendations by finding). */
export const scannerBlock: Block = {
  slug: 'scanner',
  interfaceName: 'ScannerBlock',
  labels: { singular: 'Scanner', plural: 'Scanners' },
  fields: [
    {
      name: 'tool',
      type: 'select',
      label: 'Shows',
      required: true,
      defaultValue: 'scan',
      options: [
        { value: 'scan', label: 'The whole scan' },
        { value: 'page-speed', label: 'The speed estimate' },
      ],
    },
    ...toolHeadFields({ titleHelp: '“{duration}” stands for how long scans take, measured.' }),
  ],
};

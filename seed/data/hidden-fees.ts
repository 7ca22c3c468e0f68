/** A monthly cost that is common for websites and rare in quotes. */
export interface HiddenFeeSeed {
  key: string;
  name: string;
  monthlyPence: number;
  description: string;
  isTickedAtStart: boolean;
}

/** The eight costs of the hidden-fees calculator (specification, section 3); amounts per month. */
export const hiddenFees: HiddenFeeSeed[] = [
  {
    key: 'hosting',
    name: 'Hosting through the agency',
    monthlyPence: 3_000,
    description: 'The server your site runs on, resold to you with a mark-up.',
    isTickedAtStart: true,
  },
  {
    key: 'maintenance',
    name: 'Maintenance contract',
    monthlyPence: 10_000,
    description: 'Updates of core, theme and plugins, which need doing every month.',
    isTickedAtStart: true,
  },
  {
    key: 'plugins',
    name: 'Plugin licences',
    monthlyPence: 5_000,
    description: 'Forms, galleries, search tools: each renews, most of them yearly.',
    isTickedAtStart: true,
  },
  {
    key: 'theme',
    name: 'Theme or page builder licence',
    monthlyPence: 2_000,
    description: 'Stop paying and the design stays, but the updates stop.',
    isTickedAtStart: false,
  },
  {
    key: 'ssl',
    name: 'SSL certificate',
    monthlyPence: 1_000,
    description: 'The padlock in the address bar. Normally part of the hosting.',
    isTickedAtStart: false,
  },
  {
    key: 'backups',
    name: 'Backups',
    monthlyPence: 1_500,
    description: 'Copies kept somewhere else, charged as a service of their own.',
    isTickedAtStart: false,
  },
  {
    key: 'cdn',
    name: 'CDN or speed service',
    monthlyPence: 2_500,
    description: 'Copies of your pages nearer to visitors, often sold to make up for a slow site.',
    isTickedAtStart: false,
  },
  {
    key: 'email',
    name: 'E-mail mailboxes',
    monthlyPence: 1_200,
    description: 'Addresses at your own domain. Worth paying for, best paid to the provider.',
    isTickedAtStart: false,
  },
];

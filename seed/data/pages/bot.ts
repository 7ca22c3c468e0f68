import { markdown, picture } from '../../references';
import type { PageSeed } from '../page-types';

const how = `## In your log

Each request names **{{site:scannerBrand}}** and this page in its User-Agent. A scan runs when a person asks for it, and once a month where the person asked for monthly reports and confirmed the address.

One scan asks for one page, \`robots.txt\`, \`sitemap.xml\`, \`llms.txt\`, \`security.txt\` and the icon, the same page with and without www and https, one address that can’t exist, up to three further pages, and the headers of up to 30 files and 10 links. A visitor can scan a site three times an hour, and all visitors together twelve times.

Elsewhere it asks name servers who may send mail for the domain, and up to four social networks whether the profile that the page links to exists. It reads nothing there.

The sitemap tool follows links: at most two requests a second and 200 pages.

## Keep it out

Add this to your \`robots.txt\`:

- \`User-agent: {{site:scannerBrand}}\`
- \`Disallow: /\`

Or write to {{site:email}} from your domain, and we never scan it again.

## Let it in

Does a scan say “blocked”? In your firewall, allow the User-Agent that contains **{{site:scannerBrand}}**.`;

/** Describes our scanner for owners of scanned sites. */
export const botPage: PageSeed = {
  title: 'About our scanner',
  path: '/bot',
  meta: {
    title: 'About our scanner: how to block or allow it',
    description:
      'Our website scanner is in your log? What it asks your server for, how often, and how to block it or let it through.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'For site owners',
      heading: 'Our scanner visited your site',
      lead: 'Somebody typed your address into our free scanner.',
      dimension: 'one page, a few files, seconds',
      picture: picture('drawing-bot'),
      picturePlace: 'beside',
      actions: [{ label: 'See what it finds', href: '/scan' }],
    },
    { blockType: 'richText', content: markdown(how) },
    {
      blockType: 'twoLists',
      heading: 'What it does, and what it never does',
      leftHeading: 'It',
      left: [
        { text: 'names itself' },
        { text: 'obeys the scanned site’s robots.txt' },
        { text: 'reads what any visitor could, and keeps no copies' },
        { text: 'stops after a limited time and amount of data' },
      ],
      rightHeading: 'It never',
      right: [
        { text: 'logs in, fills in forms or orders anything' },
        { text: 'asks for .git, .env, admin pages or backups' },
        { text: 'tests for weaknesses or for load' },
        { text: 'connects to private networks or odd ports' },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'Something wrong?',
      text: 'Send us the lines from your log.',
      linkLabel: 'Scanner terms',
      linkHref: '/scanner-terms',
    },
  ],
};

import { markdown } from '../../references';
import type { PageSeed } from '../page-types';

const how = `## How it looks in your log

Each request carries the name **{{site:scannerBrand}}** and the address of this page in its User-Agent. It never pretends to be a browser or another crawler. A scan is run because a person typed the address of your site, not on a schedule.

One scan asks for one page, \`robots.txt\`, \`sitemap.xml\` and \`llms.txt\`, the same page with and without www and https, one address that can’t exist, up to three further pages such as contact and privacy, and the headers of up to 30 files and 10 links. It takes seconds, and the same site is scanned at most three times an hour; after that, whoever asks gets the last result.

The sitemap tool follows links: at most two requests a second and 200 pages.

## How to keep it out

Write these two lines into your \`robots.txt\`:

- \`User-agent: {{site:scannerBrand}}\`
- \`Disallow: /\`

It takes effect with the next scan, and a visitor who asks for one reads that your site is closed to us. You can also write to {{site:email}} from an address at your domain: we then put your site on the list of those that are never scanned.

## How to let it in

If a firewall or a bot filter turns the scanner away, the result says “blocked” and shows no score. Allow the User-Agent that contains **{{site:scannerBrand}}**, or the address it came from in your log, and scan again. In Cloudflare that is a custom rule under Security with the action “Skip”; in a WordPress security plugin it is the list of allowed agents.`;

/** Describes our scanner for owners of scanned sites. */
export const botPage: PageSeed = {
  title: 'About our scanner',
  path: '/bot',
  meta: {
    title: 'About our scanner: how to block or allow it',
    description:
      'Our website scanner left a line in your log? What it asks for, how often, what it never does, and how to close your site to it or let it through.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'For site owners',
      heading: 'Our scanner visited your site',
      lead: 'Somebody typed your address into our free scanner. Here is what it asked your server for, what it never does, and how to keep it out if you would rather.',
      dimension: 'one page, a few files, seconds',
      actions: [{ label: 'See what it finds', href: '/scan' }],
    },
    { blockType: 'richText', content: markdown(how) },
    {
      blockType: 'twoLists',
      eyebrow: 'Conduct',
      heading: 'What it does, and what it never does',
      leftHeading: 'It',
      left: [
        { text: 'names itself and says where it comes from' },
        { text: 'obeys robots.txt, for the page and for every link it follows' },
        { text: 'reads what any visitor could read, and keeps results, not copies' },
        {
          text: 'stops after seconds, the sitemap tool after minutes, and after a limited amount of data',
        },
      ],
      rightHeading: 'It never',
      right: [
        { text: 'logs in, fills in forms, posts or orders anything' },
        { text: 'asks for .git, .env, admin pages, backups or anything it was not shown' },
        { text: 'tests for weaknesses or for load' },
        { text: 'connects to private networks, ports other than 80 and 443, or bare IP addresses' },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'Something wrong?',
      text: 'If the scanner does something that this page denies, we want to know: write to us with the lines from your log. The rules for those who use it are in the scanner terms.',
      linkLabel: 'Scanner terms',
      linkHref: '/scanner-terms',
    },
  ],
};

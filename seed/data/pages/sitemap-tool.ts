import { markdown } from '../../references';
import type { PageSeed } from '../page-types';

const after = `## How to put it on your site

1. **Upload the file** as \`sitemap.xml\` to the top folder of your site, so that it opens at \`https://your-business.co.uk/sitemap.xml\`. It may only list addresses of the site that it lies on.
2. **Name it in robots.txt**, with a line of its own: \`Sitemap: https://your-business.co.uk/sitemap.xml\`. Every search engine reads that, and you are done with most of them.
3. **Google:** in [Search Console](https://search.google.com/search-console/about), open Sitemaps, enter the address and submit. A few days later the same page says how many addresses were read.
4. **Bing:** in [Bing Webmaster Tools](https://www.bing.com/webmasters/about), open Sitemaps and submit the same address. Bing’s index also feeds other search engines and assistants.
5. **Keep it true.** A file made once is out of date with your next page. WordPress, Shopify, Wix and Squarespace keep a sitemap by themselves: if yours does, submit that one and use this list to check it.

## What a sitemap is not

It is no promise. Google says that a sitemap [helps it find pages and does not guarantee that they are crawled or indexed](https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview). A site with a few dozen pages that are all linked from each other is found without one. It helps most where pages are new, many, or hardly linked to.

It is no menu for visitors, either, and it does not lift a page in the results. A page that nobody would miss is not worth more for standing in a file.`;

export const sitemapToolPage: PageSeed = {
  title: 'Sitemap generator',
  path: '/tools/sitemap',
  meta: {
    title: 'Sitemap generator: list the pages of a site',
    description:
      'Enter an address: our crawler follows the links, draws the site as a tree and makes a sitemap.xml of the pages that belong into one. Free, up to 200.',
  },
  sections: [
    {
      blockType: 'sitemapTool',
      eyebrow: 'Sitemap generator',
      heading: 'Which pages does your site have?',
      lead: 'Enter its address. Our crawler follows the links as a search engine would, draws the site as a tree, and makes a sitemap.xml of the pages that belong into one. Each address that does not is listed with the reason.',
      buttonText: 'List the pages',
      note: 'Up to 200 pages, three sites an hour. A site whose robots.txt asks us to stay out is left alone.',
      tiles: [
        {
          title: 'The tree',
          text: 'Every address by its folders, with its title or the reason why it is left out. Forgotten pages show here first.',
        },
        {
          title: 'The file',
          text: 'A sitemap.xml to the letter of the protocol, ready to upload. A date only where your site itself says when a page changed.',
        },
        {
          title: 'At a walking pace',
          text: 'Two addresses a second, one at a time, slower if your robots.txt asks for it. Your visitors notice nothing.',
        },
        {
          title: 'Public pages only',
          text: 'Nothing behind a login, no forms, no baskets. The list stands at an address that nobody can guess, and is deleted after {{policy:keepScanHashes}}.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'In or out',
      heading: 'What belongs into a sitemap',
      leftHeading: 'We list a page that',
      left: [
        { text: 'answers with status 200 and is a web page' },
        { text: 'lets search engines list it' },
        { text: 'names itself as the original, or names none' },
        { text: 'lies on the host that you entered, with https if the site has it' },
      ],
      rightHeading: 'We leave out',
      right: [
        { text: 'addresses that lead on to another one, and those with errors' },
        { text: 'pages that say “noindex”, or that are copies of another page' },
        { text: 'what robots.txt closes, and links marked “nofollow”' },
        { text: 'the same page with tracking or sorting added to its address' },
        { text: 'calendars and filters without end, baskets, accounts, PDFs and pictures' },
      ],
    },
    {
      blockType: 'benefits',
      eyebrow: 'What it is good for',
      heading: 'Three uses that have little to do with the file',
      intro: 'The file takes a minute. Looking at the list is often worth more.',
      items: [
        {
          title: 'Before a rebuild',
          text: 'Every address that people and search engines know needs a place on the new site, or a redirect to one. This is the list to tick off.',
        },
        {
          title: 'Finding what is lost',
          text: 'A page that stands in your old sitemap and that no link leads to. An error that a link still points at. An offer from 2019.',
        },
        {
          title: 'Reading a quote',
          text: 'An offer for ten pages is cheap or dear only once you know how many you have. Count them before somebody else does.',
        },
      ],
    },
    { blockType: 'richText', width: 'prose', content: markdown(after) },
    {
      blockType: 'callToAction',
      title: 'More pages than you thought?',
      description:
        'Send us the list. We tell you which pages to keep, which to join and which to let go, before you pay anybody to move them. You hear from us within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Scan one page in depth', href: '/scan' },
      variant: 'default',
    },
  ],
};

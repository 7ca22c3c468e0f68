import type { PageSeed } from '../page-types';

export const scanPage: PageSeed = {
  title: 'Free website scan',
  path: '/scan',
  meta: {
    title: 'Free website scan: what a visitor meets',
    description:
      'Enter an address and see what works and what does not: search, speed, accessibility, security, mobile, AI search, local details. Free, with evidence.',
  },
  sections: [
    {
      blockType: 'scanner',
      tool: 'scan',
      eyebrow: 'Free website scanner',
      heading: 'What does your website get wrong?',
      lead: 'Enter its address. The scanner reads the page as a search engine or an AI assistant would, runs 88 checks and shows the evidence for each finding. What it can’t find out is listed as not known and never guessed.',
      buttonText: 'Scan it',
      note: '{{policy:scanFreeLimit}} in {{policy:scanFreeWindow}} without giving us anything.',
      tiles: [
        {
          title: '100% free',
          text: 'No payment, no account, no mailing list. The result is yours to take to any developer.',
        },
        {
          title: 'Results in {duration}',
          text: 'Each step is shown as it happens. If others are before you, you see your place.',
        },
        {
          title: 'Issue detection',
          text: 'Sorted by how much they matter, each with the element, the header or the address it was seen in.',
        },
        {
          title: 'AI search ready?',
          text: 'Whether AI assistants may read your pages, and whether there is anything to read without scripts.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'What it reads',
      heading: 'One page, and the files every visitor gets',
      leftHeading: 'It looks at',
      left: [
        { text: 'the page’s HTML, its title, headings, links, forms and pictures' },
        { text: 'what the server says with it: status, redirects, security headers, cookies' },
        { text: 'robots.txt, the sitemap and, if there is one, llms.txt' },
        { text: 'the certificate, and the size and caching of some of the page’s files' },
        { text: 'business details: phone, address, opening hours, company number, privacy policy' },
      ],
      rightHeading: 'It never',
      right: [
        { text: 'logs in, fills in a form or places an order' },
        { text: 'looks for hidden files, backups or administration pages' },
        { text: 'tries out weaknesses, or how much load a site can take' },
        {
          text: 'goes round a block: a site that turns it away is reported as such, without a score',
        },
        { text: 'judges colours and layout: for those somebody has to look, with a browser' },
      ],
    },
    {
      blockType: 'benefits',
      eyebrow: 'The seven parts',
      heading: 'What stands behind the score',
      intro:
        'The score is the weighted mean of seven categories. A category that has nothing to judge on your page is left out, and the others keep their proportions.',
      items: [
        {
          title: 'Search engines, 22%',
          text: 'May the page be listed at all, has it a title, a description and a heading, do its links lead somewhere, is its structured data readable?',
        },
        {
          title: 'Speed estimate, 18%',
          text: 'How soon the server answers, how much is sent and in which order. Read off the files, not measured in a browser, and labelled so.',
        },
        {
          title: 'Accessibility, 15%',
          text: 'Names for pictures, fields, buttons and links, language, headings. Software sees a part of what matters here, and the report says which.',
        },
        {
          title: 'Security, 15%',
          text: 'HTTPS and its certificate, headers that protect visitors, cookies, scripts with known holes. Read from what the site sends to everybody.',
        },
        {
          title: 'Mobile, 10%',
          text: 'Whether the page is laid out for a phone, can be zoomed and sends small screens small pictures.',
        },
        {
          title: 'AI search, 10%',
          text: 'Whether the assistants that answer questions may read the site, and find text without running scripts. A missing llms.txt is no fault.',
        },
        {
          title: 'Local business, 10%',
          text: 'Phone, address and opening hours that people and machines read alike, and details that UK law may ask a company to show.',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'Not your site?',
      text: 'Scan a site you own, look after or have another honest reason to look at. If it is yours and you would rather not have it scanned, you can close it to our scanner.',
      linkLabel: 'About our scanner, and how to block it',
      linkHref: '/bot',
    },
    {
      blockType: 'callToAction',
      title: 'A report is a list. Somebody has to do it',
      description:
        'Send us your report and we tell you which findings are worth your money, which are not, and what the repair costs. You hear from us within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};

import { markdown, picture, reference } from '../../references';
import type { PageSeed } from '../page-types';

const story = `## Why we publish our prices

Ask what a website costs and you’re often asked what you can spend. A plumber has a call-out charge. A salon has its prices on the wall. So the first thing we made was a price list.

A fixed price needs a list of what’s in it. Most quotes leave out the writing. Ours includes it. And once you’ve paid, the site is yours.

We’re in Herefordshire and work from Cardiff to Reading.

## When to hire someone else

For a national campaign or phone support at night, go to a large agency. If you like building things and have the evenings, try a website builder. Our guide to [hiring a web designer](/blog/hiring-web-designer) helps you choose.`;

export const aboutPage: PageSeed = {
  title: 'About us',
  path: '/about',
  meta: {
    title: 'About the studio and how it works',
    description:
      'Who we are, why our prices are on the website, what we do differently from other agencies, and when you’d be better off with one of them.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'A web studio that started',
      headingAccent: 'with its price list',
      lead: '{{site:brandName}} designs, writes and builds websites for local businesses.',
      picture: picture('drawing-studio'),
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'See our work', href: '/portfolio' },
      ],
    },
    { blockType: 'richText', width: 'prose', content: markdown(story) },
    {
      blockType: 'people',
      heading: 'You talk to the people who build your site',
      anchor: 'people',
    },
    {
      blockType: 'twoLists',
      heading: 'What we do, and what we’re against',
      leftHeading: 'What we do',
      left: [
        { text: 'A published price range, and one fixed figure in your quote.' },
        { text: 'Domain, hosting and accounts in your name from day one.' },
        { text: 'Pages that answer what your customers ask.' },
        { text: '{{policy:deposit}} to start, the rest once you’ve seen it all.' },
        { text: 'Checks by phone, keyboard and screen reader before launch.' },
      ],
      rightHeading: 'What we’re against',
      right: [
        { text: 'Charging two firms different sums for the same site.' },
        { text: 'A website you only rent, with files you can’t move.' },
        { text: 'Selling a dentist’s design again to an accountant.' },
        { text: 'Promises of first place on Google.' },
        { text: 'Pale text, and menus that a screen reader can’t open.' },
      ],
    },
    {
      blockType: 'comparisonTable',
      heading: 'How agencies work, and how we do',
      isFolded: true,
      table: reference('comparison-tables', 'how-agencies-differ'),
    },
    {
      blockType: 'claims',
      heading: 'Our figures so far',
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'Got a website already?',
      text: 'Our scanner shows you what’s wrong with it. It’s free, and anyone you like can fix it.',
      linkLabel: 'Scan my website free',
      linkHref: '/scan',
    },
    {
      blockType: 'callToAction',
      title: 'Ask us anything',
      description: 'We answer within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#contact',
      secondary: { label: 'See our work', href: '/portfolio' },
      variant: 'default',
    },
  ],
};

import { markdown, reference } from '../../references';
import type { PageSeed } from '../page-types';

const story = `## It began with a question nobody answered

Ask what a website costs, and you may well be asked what you can spend. The owner of a small business is the last person who should have to accept that. A plumber has a call-out charge, a salon has a list on the wall, a garage writes the figure on the job card before it touches the car.

So the studio started with a price list. The rest followed from it, mostly because it had to. If the price is public, the scope must be clear, or we lose money. If the scope is clear, it shows what has been left out, and the text is usually the first thing to be missing; so we write it with you. If you know exactly what you have bought, you also want to know whose it is, and the answer had better be: yours.

We work from Herefordshire, for firms between Cardiff and Reading. We build for people who mend boilers, cut hair, teach classes and sort out other people’s tax. Few of them want to hear about technology, and we try to keep it where it belongs, underneath.

## Who should hire somebody else

Not everyone should come to us. If you need a national campaign, a film crew next week or a telephone that is answered at night, a large agency has the people for it. If you enjoy building things and have the evenings, a website builder may be all you need. Our guide to [hiring a web designer](/blog/hiring-web-designer) helps you tell, and works against us too where it should.`;

export const aboutPage: PageSeed = {
  title: 'About us',
  path: '/about',
  meta: {
    title: 'About the studio and how it works',
    description:
      'Why we publish prices, what we think is wrong with the way websites are sold to small businesses, what we do instead, and when to hire somebody else.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'About us',
      heading: 'A web studio that started',
      headingAccent: 'with its price list',
      lead: '{{site:brandName}} designs and builds websites for local businesses. This page says why it exists, what it objects to in its own trade, and for whom it is the wrong choice.',
      dimension: 'the price came first',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'See our work', href: '/portfolio' },
      ],
    },
    { blockType: 'richText', width: 'prose', content: markdown(story) },
    {
      blockType: 'people',
      eyebrow: 'Who you deal with',
      heading: 'The people who do the work',
      intro: 'No account manager in between: you talk to the people who build it.',
      anchor: 'people',
    },
    {
      blockType: 'benefits',
      eyebrow: 'What we fight against',
      heading: 'How to sell a website badly',
      intro:
        'We do not think that much of this is malice. It lasts because the buyer does it once in a few years and the seller every week.',
      items: [
        {
          title: 'A price that depends on the buyer',
          text: 'Two firms ask for the same site and pay different sums, because one of them mentioned a good year. Without a list there is nothing to compare the figure with.',
        },
        {
          title: 'A website that is only lent',
          text: 'Domain in the agency’s name, pages on its system, files that cannot be moved. It costs little to begin with. The bill for that comes on the day you want to leave.',
        },
        {
          title: 'The same site for everyone',
          text: 'Change the logo and the accountant’s website is the dentist’s. The visitor may not notice the theme. They do notice that nothing on the page is about them.',
        },
        {
          title: 'Promises about search',
          text: 'A guaranteed first place is easy to sell, and nobody is in a position to give it. What can be delivered instead is a report full of phrases that no customer would type.',
        },
        {
          title: 'Leaving people out',
          text: 'Pale text, forms that only work with a mouse, menus a screen reader cannot open. Nobody decides to turn customers away like that. It happens when nobody checks.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'What we do differently',
      heading: 'The same points, turned round',
      leftHeading: 'What you can expect',
      left: [
        { text: 'A published range for every package, and one figure inside it as your quote.' },
        { text: 'Domain, hosting and accounts in your name from the first day.' },
        { text: 'Pages drawn from what your own customers ask.' },
        { text: 'Search setup that you can look at, with what it can and cannot do.' },
        { text: 'Checks by keyboard, screen reader and phone before launch.' },
        {
          text: '{{policy:deposit}} at the start, and the balance after you have seen everything.',
        },
      ],
      rightHeading: 'What you will miss',
      right: [
        { text: 'A sales call before you learn the price.' },
        { text: 'A minimum term on the website itself.' },
        { text: 'A mark-up on hosting, certificates or licences.' },
        { text: 'A rank, a traffic figure or an income, promised in advance.' },
        { text: 'Jargon that is not explained in the same sentence.' },
      ],
    },
    {
      blockType: 'comparisonTable',
      eyebrow: 'Side by side',
      heading: 'Agency habits and our own',
      intro:
        'One line each. Where our own terms have a catch, such as articles under a retainer, it is in the table as well.',
      table: reference('comparison-tables', 'how-agencies-differ'),
    },
    {
      blockType: 'claims',
      eyebrow: 'In figures',
      heading: 'Figures that say where they come from',
      intro: 'Each one names its source. A figure without one is not shown here.',
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'Judge us by what we say about your site',
      text: 'Our scanner reads a page for search, speed, accessibility, security and local signals, and shows the evidence for each finding. What it could not check is listed as not checked. It is free, and you can do the repairs with anyone you like.',
      linkLabel: 'Scan my website free',
      linkHref: '/scan',
    },
    {
      blockType: 'callToAction',
      title: 'Ask us the awkward question',
      description:
        'Price, ownership, what went wrong last time: whatever you would like to know before you decide. We answer within {{policy:replyWithin}} on working days.',
      buttonText: 'Contact us',
      buttonLink: '/#contact',
      secondary: { label: 'See our work', href: '/portfolio' },
      variant: 'default',
    },
  ],
};

import type { PageSeed } from '../page-types';

export const pageSpeedPage: PageSeed = {
  title: 'Page speed',
  path: '/tools/page-speed',
  meta: {
    title: 'Page speed check: what makes a page slow',
    description:
      'Enter an address: how soon the server answers, how much the page loads, what blocks it and what is not cached, each explained with a way to mend it.',
  },
  sections: [
    {
      blockType: 'scanner',
      tool: 'page-speed',
      eyebrow: 'Page speed',
      heading: 'Why is this page slow?',
      lead: 'Enter one address. You see what the page sends, how much of it and in which order, with an explanation for each. It takes about {duration}.',
      buttonText: 'Measure it',
      note: 'Counts as one of your {{policy:scanFreeLimit}} in {{policy:scanFreeWindow}}.',
      tiles: [
        {
          title: 'The server',
          text: 'How long until the first byte, the better of two tries, without looking up the name and connecting.',
        },
        {
          title: 'The page',
          text: 'Its size, its elements, whether it is compressed, and what has to arrive before anything is drawn.',
        },
        {
          title: 'The files',
          text: 'Weight, format and caching of up to 30 pictures, scripts and style sheets.',
        },
        {
          title: 'An estimate',
          text: 'Read off the files. Real visitors have phones, networks and distances that no such tool knows.',
        },
      ],
    },
    {
      blockType: 'benefits',
      eyebrow: 'Reading the result',
      heading: 'Three causes, three different people',
      intro: 'Most slow pages are slow for one of these. It pays to know which before you hire.',
      items: [
        {
          title: 'The server thinks too long',
          text: 'A first byte after 800 ms or more: the page is put together anew for each visitor, or the hosting is full. Ask whoever runs the hosting, and ask for a page cache first.',
        },
        {
          title: 'The page carries too much',
          text: 'Megabytes of pictures, fonts and scripts: somebody added them, and somebody can shrink or remove them. Pictures are the quickest win, and need no developer in many systems.',
        },
        {
          title: 'Everything comes in a row',
          text: 'Scripts and style sheets in the head that wait for each other. That is work for a developer: loading later what is not needed first.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'What it is not',
      heading: 'An estimate beside a measurement',
      leftHeading: 'This estimate tells you',
      left: [
        { text: 'the same thing for the same files, today and tomorrow' },
        { text: 'which file or setting it found at fault' },
        { text: 'what a developer can act on without guessing' },
      ],
      rightHeading: 'Google’s PageSpeed Insights tells you',
      right: [
        { text: 'how long a simulated phone took to draw the page' },
        { text: 'for sites with many visits, what real visitors had to wait' },
        { text: 'a score that changes a little with each run' },
      ],
    },
    {
      blockType: 'callToAction',
      title: 'Slow, and nobody knows why?',
      description:
        'Send us the report. If the hosting is at fault we say so, even if it is not ours. You hear from us within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Run the whole scan', href: '/scan' },
      variant: 'default',
    },
  ],
};

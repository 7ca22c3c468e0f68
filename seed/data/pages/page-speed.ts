import { picture } from '../../references';
import type { PageSeed } from '../page-types';

export const pageSpeedPage: PageSeed = {
  title: 'Page speed',
  path: '/tools/page-speed',
  meta: {
    title: 'Page speed check: what makes a page slow',
    description:
      'See how soon the server answers, how much the page loads and what blocks it, with a way to fix each. Free, no sign-up.',
  },
  sections: [
    {
      blockType: 'scanner',
      tool: 'page-speed',
      heading: 'Why is this page slow?',
      lead: 'Enter an address. You see why, and how to fix it, in {{site:scanDuration}}.',
      buttonText: 'Measure it',
      picture: picture('cover-react-performance'),
      note: 'Counts as one of your {{policy:scanFreeLimit}} in {{policy:scanFreeWindow}}.',
      tiles: [
        {
          title: 'The server',
          text: 'How long until the first byte.',
        },
        {
          title: 'The page',
          text: 'Its size, and what has to load before anything shows.',
        },
        {
          title: 'The files',
          text: 'Weight, format and caching of up to 30 pictures, scripts and style sheets.',
        },
        {
          title: 'An estimate',
          text: 'Read off the files: your visitors’ phones and networks differ.',
        },
      ],
    },
    {
      blockType: 'benefits',
      heading: 'Three common causes, and who to ask',
      items: [
        {
          title: 'The server is slow to answer',
          text: 'First byte after 800 ms or more. Ask your hosting company for a page cache.',
        },
        {
          title: 'The page is too heavy',
          text: 'Shrink the pictures first. You often need no developer for that.',
        },
        {
          title: 'Files wait for each other',
          text: 'Scripts hold up everything after them. Ask a developer to load them later.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: 'Slow, and nobody knows why?',
      description: 'Send us the report. We reply within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Run the whole scan', href: '/scan' },
      variant: 'default',
    },
  ],
};

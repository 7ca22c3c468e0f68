import { picture } from '../../references';
import type { PageSeed } from '../page-types';

export const scanPage: PageSeed = {
  title: 'Free website scan',
  path: '/scan',
  meta: {
    title: 'Free website scan: what a visitor meets',
    description:
      'Enter an address and see what’s wrong: search, speed, accessibility, security, mobile, AI search, local details. Free, and no sign-up.',
  },
  sections: [
    {
      blockType: 'scanner',
      tool: 'scan',
      eyebrow: 'Free website scanner',
      heading: 'What’s wrong with your website?',
      lead: 'Enter its address. We run 107 checks and show you what we find.',
      buttonText: 'Scan it',
      picture: picture('drawing-scan'),
      exampleHeading: 'What you get back',
      note: '{{policy:scanFreeLimit}} in {{policy:scanFreeWindow}}, no sign-up.',
      tiles: [
        {
          title: '100% free',
          text: 'No payment, no account. Take the result to any developer.',
        },
        {
          title: 'Results in {{site:scanDuration}}',
          text: 'You see each step as it happens.',
        },
        {
          title: 'Issue detection',
          text: 'Sorted by how much they matter, with the place they were found.',
        },
        {
          title: 'AI search ready?',
          text: 'Whether AI assistants can read your pages.',
        },
      ],
    },
    {
      blockType: 'benefits',
      heading: 'What makes up your score',
      intro: 'Parts that don’t apply to your site don’t count against it.',
      items: [
        {
          title: 'Search engines, 22%',
          text: 'Can the page be listed? Title, description, headings, working links.',
        },
        {
          title: 'Speed estimate, 18%',
          text: 'How soon the server answers and how much it sends.',
        },
        {
          title: 'Accessibility, 15%',
          text: 'Names for pictures, fields, buttons and links. Software sees only part of this.',
        },
        {
          title: 'Security, 15%',
          text: 'HTTPS, protective headers, cookies, scripts with known holes.',
        },
        {
          title: 'Mobile, 10%',
          text: 'Does it fit a phone, and can you zoom?',
        },
        {
          title: 'AI search, 10%',
          text: 'Can assistants read the site without running scripts?',
        },
        {
          title: 'Local business, 10%',
          text: 'Phone, address, hours, and what UK law may ask a company to show.',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'Not your site?',
      text: 'Scan sites you own, look after or have a good reason to check. You can block our scanner from yours.',
      linkLabel: 'About our scanner, and how to block it',
      linkHref: '/bot',
    },
    {
      blockType: 'callToAction',
      title: 'Want it fixed?',
      description:
        'Send us your report. We tell you what’s worth fixing and what it costs, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};

import { markdown } from '../../references';
import type { PageSeed } from '../page-types';

const travel = `## How we get to you

Gloucester and Cheltenham are about an hour away. Oxford and Reading take the best part of a morning. Each city’s page has the road and the driving time.

Most of a project needs no visit: you get a link, we talk on the phone. We come out when it helps:

- **Before the design**, if your place is what you sell.
- **For photographs** of work that has to be seen.
- **At the end**, to show your staff the site.

If a visit costs extra, the quote says so.`;

export const locationsPage: PageSeed = {
  title: 'Locations',
  path: '/locations',
  meta: {
    title: 'Where we work: cities and travel',
    description:
      'Web design from Herefordshire for businesses between Cardiff, Birmingham and Reading: ten city pages, driving times, and when we come out to you.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Based in Herefordshire, at work from Cardiff to Reading',
      lead: 'Pick your city to see what we’d build there and how far away we are. Not listed? Write anyway.',
      dimension: 'measured in driving time',
      actions: [{ label: 'Get Started', href: '/#lead-capture' }],
    },
    {
      blockType: 'cityList',
      heading: 'Find your city',
      intro: 'Some have pages for single trades too, such as plumbers in Reading.',
    },
    { blockType: 'richText', width: 'prose', content: markdown(travel) },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'On a monthly plan: one client per trade, per area',
      text: 'While your plan is active, we take no other client in your trade in your area, and for {{policy:exclusivityTail}} after our work together ends. A website without a plan reserves nothing.',
      linkLabel: 'Check whether your area is free',
      linkHref: '/territorial-exclusivity-policy#check-availability',
    },
    {
      blockType: 'industryList',
      heading: 'Or find your trade',
    },
    {
      blockType: 'callToAction',
      title: 'Tell us where your customers are',
      description:
        'You’ll have a price, or our questions, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See every price', href: '/pricing' },
      variant: 'default',
    },
  ],
};

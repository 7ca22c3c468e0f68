import { markdown } from '../../references';
import type { PageSeed } from '../page-types';

const travel = `## We come from Herefordshire

That is where the studio is, and we rent no desk in any of the places above to look closer than we are. Gloucester and Cheltenham are our nearest neighbours on the list. Newport and Cardiff lie beyond Abergavenny, Birmingham at the other end of the M5, Bristol, Bath and Swindon on the far side of the Severn. Oxford and Reading take the best part of a morning. Each city’s page gives the road and the driving time.

You may wonder whether that matters. For most of a project it does not: drafts come as a link, corrections go into a shared document, and a call fits between two of your appointments. For some of it a visit is worth more than any call.

- **Before the design**, when the place itself is what you sell: a workshop, treatment rooms, a gym floor. We want to know how people find the door.
- **For photographs** of work that has to be seen at the right moment, such as a roof before the scaffolding goes.
- **At the end**, if your staff would like to be shown the site in person.

If a visit would add to the price, the quote says so before you accept it.

## Why there are city pages at all

Because people search with a place in mind, and because what a site needs does change from one city to the next: parking rules, districts, languages, how far a customer will travel. A page is worth writing where we know such things and can say them.

The bad version has a name. Google’s [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) list doorway abuse, and pages aimed at particular cities that all funnel the reader to one page are among the examples. You can tell the two apart without any tool.`;

export const locationsPage: PageSeed = {
  title: 'Locations',
  path: '/locations',
  meta: {
    title: 'Where we work: cities and travel',
    description:
      'Web design from Herefordshire for businesses between Cardiff, Birmingham and Reading: the cities we know, how we get to you, and when a visit is worth it.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Locations',
      heading: 'Based in Herefordshire, at work from Cardiff to Reading',
      lead: 'Choose your city to see what we would build there, what its districts and rules mean for a website, and how long it takes us to reach you. If yours is not listed, write anyway: the list shows where we have written a page, not where the work ends.',
      dimension: 'measured in driving time',
      actions: [{ label: 'Get Started', href: '/#lead-capture' }],
    },
    {
      blockType: 'cityList',
      eyebrow: 'Cities',
      heading: 'Find your city',
      intro:
        'Where we have written guides for single trades in a city, its page links to them: plumbers in Reading, for example, or salons in Bath.',
    },
    { blockType: 'richText', width: 'prose', content: markdown(travel) },
    {
      blockType: 'twoLists',
      eyebrow: 'How to tell',
      heading: 'City page or doorway page?',
      intro:
        'Try this on ours. It also works on the town pages that somebody may have sold you: if your own fail, fewer and better ones are the cure.',
      leftHeading: 'A page about a place',
      left: [
        { text: 'names streets, districts and rules that are true only there' },
        { text: 'says where the firm really is and how far away that is' },
        { text: 'answers questions that people from that place ask' },
        { text: 'makes no sense if you replace the name of the city' },
        { text: 'is useful to somebody who never gets in touch' },
      ],
      rightHeading: 'A doorway page',
      right: [
        { text: 'is one text with the name changed' },
        { text: 'shows a local address where nobody works' },
        { text: 'lists every village within reach, and nothing about any' },
        { text: 'exists for a search phrase and sends everyone to the same form' },
        { text: 'contradicts its neighbours on where the firm is' },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'One client per niche, per area: retainer clients only',
      text: 'While your monthly retainer is active, we take on nobody else in your niche in your area, and it stays reserved for {{policy:exclusivityTail}} after our work together ends. A website without a retainer reserves nothing.',
      linkLabel: 'Check whether your territory is free',
      linkHref: '/territorial-exclusivity-policy#check-availability',
    },
    {
      blockType: 'industryList',
      eyebrow: 'By trade',
      heading: 'Or begin with what you do',
      intro:
        'Some things are the same everywhere. These pages say what customers of your trade look for first.',
    },
    {
      blockType: 'callToAction',
      title: 'Tell us where your customers are',
      description:
        'Name the town you work in and the places where you would like the next job. We answer within {{policy:replyWithin}} on working days, with a price and an honest word on which pages are worth having.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See every price', href: '/pricing' },
      variant: 'default',
    },
  ],
};

import { markdown, picture } from '../../references';
import type { PageSeed } from '../page-types';

const policy = `## What we promise

While your monthly plan is active, we take no other client in your trade in your area. It comes with every plan, from {{retainer:site-guardian}} a month. (Our contracts call it a retainer.)

## What counts as a territory

A trade and an area, written down before you sign: “plumber, Reading”. An area is a town, part of a city or a few villages.

## When it begins and when it ends

1. We hold the territory for you from the day you have our proposal with a plan until the last day on which you can accept it, usually {{policy:proposalValid}}.
2. Your acceptance reserves it. The promise begins on the day your plan starts.
3. It lasts while the plan is active, the notice period of {{policy:retainerNotice}} included.
4. It then stays reserved for {{policy:exclusivityTail}} after our work together ends.

If we change this policy, active clients get {{policy:exclusivityChangeNotice}} of written notice. The promise is part of our [terms of service](/terms-of-service).

## What it doesn’t do

It binds us, not your competitors. It doesn’t undo our earlier work. It promises no place on Google.`;

const examples = `## Worked examples

| What happens | Do we take it on? | Why |
| --- | --- | --- |
| A Reading plumber is on a plan. Another asks. | No | Same trade, same area |
| A Reading plumber has our proposal with a plan. A second one asks. | Not yet | Held until the proposal runs out |
| A Reading plumber is on a plan. A Reading electrician asks. | Yes | Two trades |
| A Reading plumber is on a plan. A Swindon plumber asks. | Yes | Two areas |
| A salon has a website without a plan. Another asks. | Yes | Nothing is reserved |
| The Reading plumber’s plan ended last month. Another asks. | Not yet | Reserved for {{policy:exclusivityTail}} |
| A Swindon builder has a plan for all trades. A Swindon electrician asks. | No | “Trades” covers plumbers, electricians and carpenters |`;

/** The policy applies to active monthly retainer clients only. */
export const territorialExclusivityPage: PageSeed = {
  title: 'Territorial exclusivity policy',
  path: '/territorial-exclusivity-policy',
  meta: {
    title: 'Territorial exclusivity policy',
    description:
      'One client per trade and area while a monthly plan is active: what counts, worked examples, when it ends, and a check whether yours is free.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'One trade, one area,',
      headingAccent: 'one client.',
      lead: 'While you’re on a monthly plan, we don’t work for the firm across the road.',
      dimension: 'while the plan runs',
      picture: picture('drawing-territory'),
      picturePlace: 'beside',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        {
          label: 'Check my area',
          href: '/territorial-exclusivity-policy#check-availability',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'warning',
      title: 'For active monthly plans only',
      text: 'A website on its own doesn’t include it.',
      linkLabel: 'Compare the plans',
      linkHref: '/pricing#retainers',
    },
    { blockType: 'richText', width: 'prose', content: markdown(policy) },
    { blockType: 'richText', width: 'wide', content: markdown(examples) },
    {
      blockType: 'territoryCheck',
      heading: 'Check whether your territory is free',
      intro: 'Tell us what you do, and where.',
      anchor: 'check-availability',
      businessTypeHelp: 'E.g. emergency plumber, hair salon or accountant.',
      locationHelp: 'E.g. Caversham, RG4, city of Bath or Reading and Wokingham.',
      notes: [
        {
          title: 'Use your customers’ words',
          text: 'Check your main job. Name each town.',
        },
        {
          title: 'The answer is good for today',
          text: 'We hold your area from the day you have our proposal with a plan.',
        },
        {
          title: 'If it’s reserved',
          text: 'Try a neighbouring area, or ask us when this one ends.',
        },
        {
          title: 'If the check isn’t sure',
          text: 'Ask us. A person answers within {{policy:replyWithin}} on working days.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      heading: 'How we treat everyone who asks',
      leftHeading: 'We',
      left: [
        { text: 'tell you before you sign if we’ve worked there' },
        { text: 'keep one client’s figures out of another’s work' },
      ],
      rightHeading: 'We don’t',
      right: [
        { text: 'sell a reserved territory to a higher bidder' },
        { text: 'use a rival’s enquiry to hurry you' },
        { text: 'build for your rival under another name' },
      ],
    },
    {
      blockType: 'faq',
      heading: 'Questions about exclusivity',
      topics: ['exclusivity'],
    },
    {
      blockType: 'callToAction',
      title: 'Is your territory still free?',
      description: 'Name your trade and town.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See the monthly plans', href: '/pricing#retainers' },
      variant: 'default',
    },
  ],
};

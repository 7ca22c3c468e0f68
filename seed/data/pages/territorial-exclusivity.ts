import { markdown } from '../../references';
import type { PageSeed } from '../page-types';

const policy = `## What we promise

While your monthly retainer is active, we take on no other client in your niche in your area. The promise comes with every retainer, from Site Guardian at {{retainer:site-guardian}} a month to Growth Accelerator at {{retainer:growth-accelerator}}, and there is no extra fee for it.

The reason is practical. Under a retainer we look at what your customers search for, write about it and improve it month after month. We could not do that properly for two firms that want the same call.

## How a territory is written down

A territory is a niche and an area, put into the retainer before you sign, in words you would use yourself: “plumber, Reading” or “hair salon, Cheltenham”.

- **The niche** is the work you are found for. A plumber and an electrician are two niches, even if they share a van.
- **The area** is where your customers are. A town is the usual size; it can also be part of a large city, or a few villages together.

We draw both no wider than the truth.

## When it begins and when it ends

1. We hold the territory for you from the day you have our proposal with a retainer until the last day on which you can accept it, usually {{policy:proposalValid}}. Nobody else is offered it in that time.
2. Your acceptance reserves it, and the promise begins on the day your retainer starts.
3. It lasts as long as the retainer is active, the notice period of {{policy:retainerNotice}} included.
4. It then stays reserved for {{policy:exclusivityTail}} after our work together ends. After that it is free for somebody else.

If we change this policy, active retainer clients get {{policy:exclusivityChangeNotice}} of written notice first. The promise is part of our [terms of service](/terms-of-service).

## What it does not do

It binds us and nobody else. Your competitors can hire another agency, or build a site themselves. It does not undo work that we did in the territory before it began; if there is any, we tell you before you sign. And it is no promise of a place in search results.`;

const examples = `## Worked examples

| What happens | Do we take it on? | Why |
| --- | --- | --- |
| A plumber in Reading is on a retainer. A second plumber in Reading asks for a website. | No | Same niche, same area, with or without a retainer of their own |
| A plumber in Reading has our proposal with a retainer and has not decided. A second plumber asks for one. | Not yet | The territory is held until the proposal is answered or runs out |
| A plumber in Reading is on a retainer. An electrician in Reading asks. | Yes | Two niches |
| A plumber in Reading is on a retainer. A plumber in Swindon asks. | Yes | Two areas |
| A salon in Cheltenham bought a website and no retainer. Another salon in Cheltenham asks. | Yes | Without a retainer nothing is reserved |
| That first salon takes out a retainer after we have built for the second one. | Yes, and we tell it about the second salon first | The territory counts from then on; earlier work stays as it is |
| The Reading plumber’s retainer ended last month. The second plumber asks again. | Not yet | The territory stays reserved for {{policy:exclusivityTail}} |
| A general builder in Swindon is on a retainer for all trades. An electrician in Swindon asks. | No | “Trades” holds plumbers, electricians and carpenters as well |
| A family law firm and a yoga studio in Oxford both want a retainer. | Yes, both | Two niches again |`;

/** The policy applies to active monthly retainer clients only. */
export const territorialExclusivityPage: PageSeed = {
  title: 'Territorial exclusivity policy',
  path: '/territorial-exclusivity-policy',
  meta: {
    title: 'Territorial exclusivity policy',
    description:
      'One client per niche and area while a monthly retainer is active: what counts as a territory, worked examples, when it ends and how to check yours.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Territorial exclusivity',
      heading: 'One niche, one area,',
      headingAccent: 'one client.',
      lead: 'If we look after your website every month, we do not work for the firm across the road. Here is who has that promise, where it stops, and how to check your territory.',
      dimension: 'while the retainer runs',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        {
          label: 'Check my territory',
          href: '/territorial-exclusivity-policy#check-availability',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'warning',
      title: 'For active monthly retainer clients only',
      text: 'A website on its own does not include exclusivity, whatever its size or price. Neither does a technical report or a strategy call. Without an active retainer we may build for someone in your line of work nearby.',
      linkLabel: 'Compare the retainers',
      linkHref: '/pricing#retainers',
    },
    { blockType: 'richText', width: 'prose', content: markdown(policy) },
    { blockType: 'richText', width: 'wide', content: markdown(examples) },
    {
      blockType: 'territoryCheck',
      eyebrow: 'Availability',
      heading: 'Check whether your territory is free',
      intro:
        'Two facts decide it: what you do, and where. The answer comes from the register that we keep for our retainer clients; asking costs nothing and commits you to nothing.',
      anchor: 'check-availability',
      businessTypeHelp: 'E.g. emergency plumber, hair salon or accountant.',
      locationHelp: 'E.g. Caversham, RG4, city of Bath or Reading and Wokingham.',
      notes: [
        {
          title: 'Use the words your customers use',
          text: 'If you do several things, check the one that brings you most work. If you travel, name each town that you would want reserved. It needs no street and no company name.',
        },
        {
          title: 'The answer holds for the day',
          text: 'We hold a territory from the day you have our proposal with a retainer, not from when you ask.',
        },
        {
          title: 'If it is reserved',
          text: 'Then we cannot take you on in that niche and area. A neighbouring area may be free, and a reserved one opens again when the reservation has run out.',
        },
        {
          title: 'If the check is not sure',
          text: 'It promises nothing that it has not understood. Send the question to us instead, and a person answers within {{policy:replyWithin}} on working days.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'Ethical boundaries',
      heading: 'How we handle the ones who come second',
      intro: 'Limits that we set ourselves, for the firms that ask after you.',
      leftHeading: 'We',
      left: [
        { text: 'say before you sign whether we have worked in your territory' },
        { text: 'tell an enquirer plainly that a territory is reserved' },
        { text: 'keep one client’s figures and plans out of another client’s work' },
        { text: 'draw the area as small as the place that you serve' },
      ],
      rightHeading: 'We don’t',
      right: [
        { text: 'hand a reserved territory to whoever offers more' },
        { text: 'use a rival’s enquiry to hurry you into a retainer' },
        { text: 'build for your rival under another name' },
        { text: 'write reviews of your competitors or report their profiles' },
      ],
    },
    {
      blockType: 'faq',
      eyebrow: 'Questions',
      heading: 'What retainer clients ask about it',
      intro: 'If your case is not here, describe it in an e-mail and we add the answer.',
      topics: ['exclusivity'],
    },
    {
      blockType: 'callToAction',
      title: 'Is your territory still free?',
      description:
        'Name your trade and your town. If the answer is yes, it comes with the retainer that would suit you and what it costs a month.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See the retainers', href: '/pricing#retainers' },
      variant: 'default',
    },
  ],
};

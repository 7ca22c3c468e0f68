import { markdown, picture, reference } from '../../references';
import type { PageSeed } from '../page-types';

export const whatsappPage: PageSeed = {
  title: 'WhatsApp integration',
  path: '/services/whatsapp-integration',
  meta: {
    title: 'WhatsApp integration for your website',
    description:
      'A WhatsApp button that starts the message for your customer. Try it, put in your own figures, and see what it costs.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Customers message you from your website',
      lead: 'Customers tap once, and you see which page and service they were reading. It’s {{add-on:whatsapp}} once, on any package, with saved replies and an opening line for each page. A plain link is free.',
      dimension: 'from question to answer',
      picture: picture('helix-heating-whatsapp'),
      picturePlace: 'beside',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'See the packages', href: '/services/whatsapp-integration#packages' },
      ],
      teaser: {
        text: 'Business Starter {{package:business-starter}}, with WhatsApp {{add-on:whatsapp}} on top',
        href: '/pricing',
      },
    },
    {
      blockType: 'whatsappSums',
      heading: 'Try it with your own figures',
      intro:
        'The phone shows the message your customer would send. Change the figures to match yours.',
      anchor: 'projected-results',
      subject: 'boiler servicing, a root tint, a new fuse board',
      visits: 300,
      formPercent: 4,
      messagePercent: 8,
      note: 'It starts with the cautious ends of our projections: 2–4% of phone visitors write by form, 8–12% get in touch with WhatsApp, answered in 5–30 minutes in place of 4–24 hours. Nobody has measured that for your trade: count yours before and after.',
    },
    {
      blockType: 'benefits',
      heading: 'What a message makes easy',
      items: [
        {
          title: 'Photos come with it',
          text: 'The leak, the fuse board, the colour she wants. You know what to bring.',
        },
        {
          title: 'They can write from anywhere',
          text: 'The message waits until you’re off the ladder.',
        },
        {
          title: 'One conversation',
          text: 'Address, time, price and pictures in one place.',
        },
        {
          title: 'Nothing to install',
          text: 'Phone number and form stay, too.',
        },
        {
          title: 'Quick replies',
          text: 'Saved replies take care of the usual questions.',
        },
      ],
    },
    {
      blockType: 'richText',
      width: 'prose',
      content: markdown(
        '## What we set up',
        '- The WhatsApp Business app, with you: profile, opening hours and saved replies.\n- A [first line](https://faq.whatsapp.com/5913398998672934) for each page and service, such as “Hello, I’m on your page about boiler servicing”.\n- The button where a thumb finds it, beside the phone number, with the hours when you read messages.\n- A count of the taps, if you have visitor statistics.\n- WhatsApp in your privacy notice.',
        '## What WhatsApp itself costs',
        'The app is free. The larger WhatsApp Business Platform [charges for certain messages](https://business.whatsapp.com/products/business-platform-pricing). Joining it to a booking system costs {{add-on:integrations}}.',
        'The rules on data and marketing are in [WhatsApp on your website](/blog/whatsapp-integration).',
      ),
    },
    {
      blockType: 'packageGrid',
      heading: 'Packages it goes well with',
      anchor: 'packages',
      only: [
        reference('packages', 'business-starter'),
        reference('packages', 'trades'),
        reference('packages', 'beauty'),
      ],
      layout: 'strip',
      note: 'WhatsApp isn’t in these prices. It adds {{add-on:whatsapp}}, once.',
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'See it at work',
      text: 'Helix Heating, a demonstration of ours, begins each message with the fault the visitor chose.',
      linkLabel: 'Read the Helix Heating case study',
      linkHref: '/projects/helix-heating',
    },
    {
      blockType: 'twoLists',
      heading: 'When to add it, and when to leave it out',
      leftHeading: 'Add it when',
      left: [
        { text: 'Someone reads messages several times a day' },
        { text: 'A photo answers half your questions' },
        { text: 'You miss calls because your hands are full' },
      ],
      rightHeading: 'Leave it out when',
      right: [{ text: 'Nobody can answer before evening' }, { text: 'Your work is confidential' }],
    },
    {
      blockType: 'faq',
      heading: 'Questions about WhatsApp',
      anchor: 'questions',
      topics: ['whatsapp'],
    },
    {
      blockType: 'callToAction',
      title: 'Would it pay for you?',
      description:
        'Tell us how many enquiries you get. We reply within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Compare it with a chatbot', href: '/services/ai-chatbot' },
      variant: 'default',
    },
  ],
};

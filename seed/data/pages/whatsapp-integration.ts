import { markdown, reference } from '../../references';
import type { PageSeed } from '../page-types';

export const whatsappPage: PageSeed = {
  title: 'WhatsApp integration',
  path: '/services/whatsapp-integration',
  meta: {
    title: 'WhatsApp integration for your website',
    description:
      'A WhatsApp button that opens with page and service already named: what it costs, what we project it to change, and who should leave it out.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'WhatsApp integration',
      heading: 'A message that already says what it is about',
      lead: 'Some customers won’t ring and don’t fill in forms. A WhatsApp button gives them a third way, and ours starts the message with the page and the service they were reading. It can be added to any package for {{add-on:whatsapp}}, paid once.',
      dimension: 'from question to answer',
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
      blockType: 'benefits',
      eyebrow: 'Reasons',
      heading: 'What a message does that a form can’t',
      intro: 'Reasons to have it. You can hold each of them against last week’s enquiries.',
      items: [
        {
          title: 'A photograph comes with it',
          text: 'The leak, the fuse board, the colour she wants. You see what it is about before you ask, and you know what to bring.',
        },
        {
          title: 'It can be sent from a bus',
          text: 'Ringing needs a quiet place, and a form needs both hands. A message needs neither, and it waits until you are off the ladder.',
        },
        {
          title: 'The conversation stays together',
          text: 'Address, agreed time, price and pictures are in one place, with dates. Nobody has to search three mailboxes.',
        },
        {
          title: 'Nothing to install',
          text: 'Your customers who use WhatsApp have it already. Those who don’t still find the phone number and the form.',
        },
        {
          title: 'You answer once',
          text: 'Saved replies in the Business app take care of the questions that come every week, and the away message says when you are back.',
        },
      ],
    },
    {
      blockType: 'richText',
      width: 'prose',
      content: markdown(
        '## What we build, and what stays with WhatsApp',
        'The button is a link. When somebody taps it, WhatsApp opens a conversation with your number and [fills in the first line](https://faq.whatsapp.com/5913398998672934). The visitor sees it, changes it if they like, and presses send. Nothing is sent by itself, and no program from WhatsApp runs on your page.',
        'A plain button brings you “Hi”. Then you ask which service, which town and how urgent, and by the third question some have gone. Ours writes “Hello, I’m on your page about boiler servicing”, from each page its own. We also:',
        '- place it where a thumb finds it, beside the phone number and never on top of the text;\n- say next to it when you read messages;\n- count the taps, if you have visitor statistics, so that you can tell taps from enquiries;\n- add the paragraph on WhatsApp to your privacy notice;\n- help you set up the WhatsApp Business app: profile, hours, greeting, away message, saved replies.',
        'The app is free, and for most small firms it is enough. Larger teams use the WhatsApp Business Platform, which connects to software and [charges for certain messages](https://business.whatsapp.com/products/business-platform-pricing). Joining that to a booking system is a job of its own, listed with us as an integration at {{add-on:integrations}}.',
        'The rules on data and marketing, and the cost of having to answer, are in our article [WhatsApp on your website](/blog/whatsapp-integration).',
      ),
    },
    {
      blockType: 'comparisonTable',
      eyebrow: 'Projected results',
      heading: 'What we expect it to change',
      intro:
        'These are projections of ours, to be checked against your own figures. Count enquiries for four weeks before and four weeks after, and believe that.',
      anchor: 'projected-results',
      table: reference('comparison-tables', 'whatsapp-results'),
    },
    {
      blockType: 'packageGrid',
      eyebrow: 'Packages',
      heading: 'Packages it goes well with',
      intro:
        'It can be added to every package. With these, people ask before they buy, and a picture or a free slot often settles it.',
      anchor: 'packages',
      only: [
        reference('packages', 'business-starter'),
        reference('packages', 'trades'),
        reference('packages', 'beauty'),
      ],
      layout: 'columns',
      note: 'WhatsApp is not in these prices. It adds {{add-on:whatsapp}} once: the package’s figure from your quote, and the add-on beside it as a line of its own.',
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'See it on a plumbing and heating site',
      text: 'The Helix Heating case study, a demonstration of ours, shows where the button stands, what the first line says on different pages, and how it shares the work with guides and the phone number.',
      linkLabel: 'Read the Helix Heating case study',
      linkHref: '/projects/helix-heating',
    },
    {
      blockType: 'twoLists',
      eyebrow: 'An honest fit',
      heading: 'When to add it, and when to leave it out',
      leftHeading: 'Add it when',
      left: [
        { text: 'Somebody can look at messages several times a day' },
        { text: 'A photograph answers half of your questions' },
        { text: 'Customers already send you texts, whether you asked for it or not' },
        { text: 'You miss calls because your hands are full' },
      ],
      rightHeading: 'Leave it out when',
      right: [
        { text: 'Nobody can answer before evening; a form that says so is fairer' },
        { text: 'Your work is confidential, like a solicitor’s or a counsellor’s' },
        { text: 'You need ten details before you can say anything' },
        { text: 'Your customers are firms with purchasing departments' },
      ],
    },
    {
      blockType: 'faq',
      eyebrow: 'Questions',
      heading: 'Before you give out the number',
      anchor: 'questions',
      topics: ['whatsapp'],
    },
    {
      blockType: 'callToAction',
      title: 'How many enquiries do you get in a week, and who answers them?',
      description:
        'Tell us that and what you do. We say whether the add-on would earn its price, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Compare it with a chatbot', href: '/services/ai-chatbot' },
      variant: 'default',
    },
  ],
};

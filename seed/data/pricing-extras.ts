import { runningCostPerYear } from './pricing-page';

export const pricingExtrasCopy = {
  partnership: {
    heading: 'Discount for a video review',
    intro:
      'For the influencer packages. Say in the post that you had a discount. There’s no script, and a critical video counts as much as a kind one.',
    items: [
      { title: 'You save', text: '{{policy:influencerSaving}} on an influencer package.' },
      {
        title: 'You post',
        text: 'A video testimonial of at least {{policy:influencerVideoSeconds}} seconds that tags us.',
      },
      { title: 'When', text: 'Within {{policy:influencerPostWithin}} of launch.' },
      {
        title: 'Your account',
        text: '{{policy:influencerFollowers}} or more followers, live for at least {{policy:influencerAccountAge}}.',
      },
      {
        title: 'If no video appears',
        text: 'The saving of {{policy:influencerSaving}} is invoiced as an outstanding balance.',
      },
    ],
  },
  referral: {
    heading: 'Reward for referring a client',
    intro: 'For every client, as often as you like.',
    items: [
      { title: 'You earn', text: 'One reward for each client you refer.' },
      {
        title: 'It counts when',
        text: 'They book and pay their {{policy:deposit}} deposit.',
      },
      {
        title: 'You choose',
        text: 'A blog post of {{policy:referralPostWordsFrom}} to {{policy:referralPostWordsTo}} words, or one landing page for an area.',
      },
      { title: 'Delivered', text: 'Within {{policy:referralDelivery}} of your choice.' },
    ],
  },
  footnote: {
    heading: 'Terms of video testimonials and referrals',
    text: 'They are in the [terms of service](/terms-of-service). If you post for a discount or recommend us for a reward, say so in the same place.',
  },
  addOns: {
    heading: 'Extra pages and blog posts',
    intro: 'Single jobs on a finished site, with a monthly plan and without.',
  },
  chatbot: {
    heading: 'What does a chatbot cost?',
    intro: 'It answers from your own pages and passes on what it doesn’t know.',
    note: 'Together with Growth Accelerator you save {{policy:chatbotBundleSaving}} a month. Further conversations cost {{policy:chatbotExtraFrom}} to {{policy:chatbotExtraTo}} each. End it within {{policy:chatbotMoneyBack}} of its going live and you get your money back.',
  },
  businessModels: {
    heading: 'Studio, agency, website builder or freelancer?',
    intro: 'Find the column that fits you first, then compare prices inside it.',
  },
  customProjects: {
    heading: 'What does a custom project cost?',
    intro:
      'A member area, booking, a full shop, a great many pages: you get a written scope first, then one price. The last column is our own estimate of what they cost in the end.',
  },
  hiddenFees: {
    heading: 'Calculator: monthly fees in a quote',
    intro: 'Tick the monthly lines on the quote in front of you. The amounts are typical ones.',
    note: `Our packages have none of these fees. Domain and hosting stay with you, ${runningCostPerYear}, paid to their providers in your own name. Monthly care is optional.`,
  },
  wordpress: {
    heading: 'What WordPress costs over three years',
    intro:
      'A WordPress site that somebody looks after: {{cost:wordpress:first}} in the first year, {{cost:wordpress:later}} in each later one.',
  },
  testimonials: {
    heading: 'What clients say',
  },
  reading: {
    heading: 'Guides, a case study and calculators',
    intro: 'Every figure in them can be checked.',
    cards: [
      {
        title: 'Bros Carpentry',
        text: 'A demonstration of ours: a carpenter’s five pages, the decisions behind them, and the price.',
        meta: 'Case study',
        href: '/projects/bros-carpentry',
      },
      {
        title: 'What a website costs, line by line',
        text: 'What the money buys, what comes after launch, and a worksheet for three quotes.',
        meta: 'Blog',
        href: '/blog/pricing-transparency',
      },
      {
        title: 'How to hire a web designer',
        text: 'Questions to ask before you pay a deposit, with good and worrying answers.',
        meta: 'Blog',
        href: '/blog/hiring-web-designer',
      },
      {
        title: 'What agencies leave out of a quote',
        text: 'Worked examples with totals, and a list of red flags to print.',
        meta: 'Guide',
        href: '/what-agencies-hide',
      },
      {
        title: 'How the chatbot works',
        text: 'Who it helps, who should do without, and what happens to what visitors type.',
        meta: 'Service',
        href: '/services/ai-chatbot',
      },
      {
        title: 'Chatbot calculator',
        text: 'Put in your own figures to see the monthly saving and pay-back.',
        meta: 'Free tool',
        href: '/tools/chatbot-roi',
      },
    ],
  },
} as const;

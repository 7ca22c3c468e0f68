export const pricingExtrasCopy = {
  partnership: {
    eyebrow: 'Partnership pricing',
    heading: 'A lower price for an honest video',
    intro:
      'For the influencer packages. Say in the post that you were given a discount for it. We never ask for a script, and a critical video counts as much as a kind one.',
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
    eyebrow: 'Referral rewards',
    heading: 'For sending us the next client',
    intro: 'Open to any client of ours, creator or not. There is no limit on how many.',
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
  footnote:
    'The conditions of video testimonials and referral rewards are in the [terms of service](/terms-of-service). Whoever posts for a discount, or recommends us and hopes for a reward, has to say so in the same place.',
  addOns: {
    eyebrow: 'Add-ons',
    heading: 'One page more, one post more',
    intro: 'Single jobs on a site we built or look after, each with both of its prices.',
  },
  chatbot: {
    eyebrow: 'Chatbot',
    heading: 'A chatbot, if the same questions keep coming',
    intro:
      'It answers from your own pages and passes on what it does not know. A monthly add-on, optional like the rest.',
    note: 'Together with Growth Accelerator you save {{policy:chatbotBundleSaving}} a month. Further conversations cost {{policy:chatbotExtraFrom}} to {{policy:chatbotExtraTo}} each. End it within {{policy:chatbotMoneyBack}} of its going live and you get your money back.',
    more: {
      title: 'Is it worth it for you?',
      text: 'Not if a handful of people visit your site each week. The page about it says who gets something out of it, who should leave it, and what happens to what visitors type.',
      linkLabel: 'How the chatbot works',
      linkHref: '/services/ai-chatbot',
    },
  },
  businessModels: {
    eyebrow: 'Other ways',
    heading: 'A studio, an agency, a builder or a freelancer',
    intro:
      'We are not the right answer to every site. Find the column that fits you first, then compare prices inside it.',
  },
  customProjects: {
    eyebrow: 'Custom projects',
    heading: 'Priced from a written scope',
    intro:
      'For what no package covers: a member area, booking logic, a full shop, a great many pages. You get the scope first and then one price. The middle column shows where such projects end up.',
  },
  hiddenFees: {
    eyebrow: 'Hidden fees',
    heading: 'What the months add to a quote',
    intro:
      'Behind a low price for the build there is often a monthly line. Tick the ones on the quote in front of you. The amounts are typical ones; yours may differ.',
    note: 'With a package of ours these lines do not exist, so we charge nothing for them. Monthly care is a retainer, and optional. What the registrar, the hosting company or the mail provider asks for, you pay to them in your own name: see “What you pay to others”.',
  },
  wordpress: {
    eyebrow: 'WordPress, added up',
    heading: 'The same three years as an example',
    intro:
      'A cheap WordPress site with every line open: {{cost:wordpress:first}} in the first year, {{cost:wordpress:later}} in each later one. Read the note below before you quote the difference to anybody.',
  },
  testimonials: {
    eyebrow: 'Testimonials',
    heading: 'On the work, and on the bill for it',
  },
  reading: {
    eyebrow: 'Before you decide',
    heading: 'Figures you can take apart',
    intro: 'Nothing here needs a call, and most of it works against us too.',
    cards: [
      {
        title: 'Bros Carpentry',
        text: 'A demonstration of ours: a carpentry firm’s site, priced beside an agency’s quote.',
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
        title: 'Chatbot calculator',
        text: 'Your own figures in, monthly saving and pay-back out.',
        meta: 'Free tool',
        href: '/tools/chatbot-roi',
      },
    ],
  },
} as const;

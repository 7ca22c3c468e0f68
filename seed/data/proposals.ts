import { markdown, reference } from '../references';

/** A price of the price list at the time of sending. */
const from = (collection: string, key: string) => ({
  of: { relationTo: collection, value: reference(collection, key) },
});
const once = { quantity: 1, every: 'once' } as const;
const optional = { isOptional: true };
const points = (...texts: string[]) => texts.map((text) => ({ text }));

const dcHairNails = {
  slug: 'dc-hair-nails',
  title: 'A website for DC Hair & Nails',
  clientName: 'DC Hair & Nails',
  contactName: 'Dani Cole',
  niche: reference('niches', 'beauty'),
  place: 'Cheltenham',
  accessMode: 'open',
  sections: [
    {
      blockType: 'proposalText',
      heading: 'What you told us',
      body: markdown(
        'You run a salon with four chairs and two nail desks. New clients find you on Instagram, and then they have to ring: for a price, for a gap, for where to park. The phone rings while you have both hands in somebody’s hair, and about every third call is only the question what a full head of highlights costs.',
        'You want a site that answers those questions before anybody rings, shows your own work and nobody else’s, and lets regulars book at eleven at night. You do not want another monthly bill for software that you use a tenth of.',
      ),
    },
    {
      blockType: 'proposalText',
      heading: 'What we would make',
      body: markdown(
        'A small site that a client reads on a phone with one thumb. **Hair** and **Nails** each have a page with every treatment, its price and how long it takes. You change a price in a form and it is on the site; there is no PDF to make anew.',
        '- **Booking** goes through the calendar you use already, so nothing has to be entered twice.\n- **Photographs** are your own, sorted by what was done: balayage, short cuts, gel, nail art. Each opens large and leads to its price.\n- **Patch tests** stand beside the treatments that need one, with how long before.\n- **WhatsApp** opens with the treatment already named, so that you know what a message is about before you read it.',
      ),
    },
    {
      blockType: 'proposalScope',
      heading: 'What is included',
      included: points(
        'Home, Hair, Nails, Team and Find us: five pages',
        'Prices and durations on Hair and Nails, from one list that you edit yourselves',
        'Booking through your present calendar, on every treatment',
        'Gallery with up to 60 of your photographs, cut and compressed by us',
        'Opening hours, parking and the step at the door, where a phone shows them first',
        'Search setup for hair and nails in Cheltenham, with your Google profile put right',
        'An hour in the salon to show you both how to change things',
      ),
      notIncluded: points(
        'Photography: you have good pictures, and a phone by the window makes more',
        'Selling products online',
        'Posts on Instagram',
        'Domain and hosting, which you pay directly, about £10 a month',
      ),
    },
    {
      blockType: 'proposalTimeline',
      heading: 'How long it takes',
      phases: [
        {
          title: 'Listening and sorting',
          duration: '2 days',
          text: 'Half a morning in the salon. You send the price list and the pictures; we sort them and come back with what is missing.',
        },
        {
          title: 'Design',
          duration: '4 days',
          text: 'Home and the page for nails, on a phone and on a desk. You say what is not you, and we change it.',
        },
        {
          title: 'Building',
          duration: '1 week',
          text: 'All pages with the real prices, booking and WhatsApp, on a private link that you can try on your own phones.',
        },
        {
          title: 'Launch',
          duration: '2 days',
          text: 'Your address moves over on a Monday, when you are closed. We stay beside the phone that week.',
        },
      ],
    },
    {
      blockType: 'proposalWork',
      heading: 'Work of ours to look at',
      caseStudies: [reference('case-studies', 'madder-and-fern')],
    },
  ],
  lines: [
    {
      ...from('packages', 'beauty'),
      ...once,
      detail: 'The five pages above, with unlimited rounds of changes before launch.',
    },
    {
      ...from('add-ons', 'whatsapp'),
      ...once,
      detail: 'On every treatment, with its name already in the message.',
    },
    {
      ...from('add-ons', 'blog'),
      ...once,
      ...optional,
      detail: 'For aftercare and colour advice, which people search for by the question.',
    },
    {
      ...from('retainers', 'site-guardian'),
      ...once,
      every: 'month',
      ...optional,
      detail: 'Updates, backups, small changes, and no second salon of ours in Cheltenham.',
    },
  ],
};

const woodwayWindows = {
  slug: 'woodway-windows',
  title: 'A website for Woodway Windows',
  clientName: 'Woodway Windows',
  contactName: 'Mark Ellis',
  niche: reference('niches', 'trades'),
  place: 'Swindon',
  accessMode: 'open',
  sections: [
    {
      blockType: 'proposalText',
      heading: 'What you told us',
      body: markdown(
        'You have fitted windows and doors around Swindon for nineteen years, with two vans and your own fitters. Work comes from people who saw the van next door. It used to be enough. Now they look you up first, find a directory page with another firm’s number above yours, and ring that one.',
        'You lose most of your evenings to visits that come to nothing, because nobody knew beforehand whether it was about one misted pane or a whole house. You want fewer of those, and more of the bay windows and bifold doors that you like doing best.',
      ),
    },
    {
      blockType: 'proposalText',
      heading: 'What we would make',
      body: markdown(
        'A site in which every kind of job has its own page, with photographs of houses where you have done it, what it usually costs, and how long you are there. People decide on that page whether they mean you.',
        'The form for a quote asks what you would ask on the phone: which window, how many, which floor, a photograph of each. You can then name a range without driving there, and visit those who like the range.',
        'Your FENSA registration is linked to the register itself, so that anybody can check it with one tap.',
      ),
    },
    {
      blockType: 'proposalScope',
      heading: 'What is included',
      included: points(
        'Home with your hours and the quote form, and one page each for windows, doors, bifolds and repairs: five pages',
        'Jobs in Swindon, Royal Wootton Bassett and Marlborough, shown with the place',
        'A quote form that takes up to ten photographs and reaches you as one mail',
        'Before and after for twelve jobs, from the photographs on your phone',
        'Guarantee, deposit protection and FENSA, in plain words and linked to their source',
        'Call button within thumb’s reach, with your hours',
        'Removal of old directory entries under your name, as far as they let us',
      ),
      notIncluded: points(
        'A configurator for windows: nobody buys a bay window from a drop-down list',
        'Paid advertising',
        'Finance offers, which need a licence of their own',
        'Domain and hosting, which you pay directly, about £10 a month',
      ),
    },
    {
      blockType: 'proposalTimeline',
      heading: 'How long it takes',
      phases: [
        {
          title: 'A day on the van',
          duration: '1 day',
          text: 'We ride along, see two jobs and hear what people ask on the doorstep. That becomes the text.',
        },
        {
          title: 'Design',
          duration: '1 week',
          text: 'Home, one kind of work and the quote form. You try the form on a real enquiry of last week.',
        },
        {
          title: 'Building',
          duration: '1 week',
          text: 'All pages, with your photographs straightened and named. You read every price before anybody else does.',
        },
        {
          title: 'Launch',
          duration: '2 days',
          text: 'The address moves over, the Google profile points to it, and the first three quote requests are looked at together.',
        },
      ],
    },
    {
      blockType: 'proposalWork',
      heading: 'Work of ours in the trades',
      caseStudies: [
        reference('case-studies', 'bros-carpentry'),
        reference('case-studies', 'helix-heating'),
      ],
    },
  ],
  lines: [
    {
      ...from('packages', 'trades'),
      ...once,
      detail: 'The pages above, with unlimited rounds of changes before launch.',
    },
    {
      label: 'Photographs of two finished houses',
      detail: 'Half a day with a photographer, inside and out. The pictures are yours.',
      amountPence: 28_000,
      ...once,
      ...optional,
    },
    {
      ...from('add-ons', 'whatsapp'),
      ...once,
      ...optional,
      detail: 'A photograph of a broken window, sent from where they stand.',
    },
    {
      ...from('retainers', 'content-engine'),
      ...once,
      every: 'month',
      ...optional,
      detail: 'One job written up each month, and a page for another town every quarter.',
    },
  ],
};

/** Two complete sample proposals with invented businesses, people and quotes. */
export const proposals = [dcHairNails, woodwayWindows];

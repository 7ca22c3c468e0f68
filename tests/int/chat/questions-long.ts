import type { aboutBuying } from './questions-buying';

const real = 'Are you a real business';
const customers = 'Will a website bring me more customers';
const editing = 'Can I edit the website myself';
const howLong = 'How long does a website take';
const late = 'Do you promise a date, and what if you’re late';
const jobs = 'Can I show my finished jobs';
const trade = 'Can I see a site for my trade';
const booking = 'Can customers book online';
const exclusive = 'Who gets territorial exclusivity';
const photographs = 'Do you do the photographs';
const moving = 'Can you move my site from Wix';
const paying = 'What do I pay, and when';
const pause = 'What happens if I have to pause';

/** What owners ask at length, some with more about the business than about the question. */
export const longQuestions: typeof aboutBuying = [
  ['Can I change the menu and prices on it myself from my phone?', editing],
  ['can i edit the text and pictures myself on my ipad', editing],
  [
    'we run a cafe and change the specials every day, can I do that myself or do I have to ring you each time?',
    editing,
  ],
  ['Do you do cafes? have you done one before for a real customer?', real],
  ['have you ever built a site for a paying customer', real],
  ['I’m a tree surgeon with two crews, have you built a site for one and can I see it?', trade],
  ['how many extra jobs will it get me?', customers],
  [
    'I’ve been trading 20 years and get all my work by word of mouth, is a website worth it for me?',
    customers,
  ],
  ['do you guarantee it in 3 weeks', late],
  ['can you promise it will be ready by easter', late],
  ['what happens if you are late', late],
  ['we’re opening a cafe in March, how quickly can you have it ready?', howLong],
  ['is there vat on top', 'VAT'],
  ['do these prices include vat', 'VAT'],
  [
    'what’s the price per year afterwards, everything included, for a plumber?',
    'What does the site cost to run',
  ],
  [
    'I run a mobile dog grooming van and most of my customers find me on Facebook, is that enough or do I need a website?',
    'Is a Facebook page enough',
  ],
  ['we’re two brothers doing loft conversions, can we show our finished jobs with photos?', jobs],
  [
    'I’ve had a Squarespace site since 2019, will my website be down while you move it?',
    'Is my website down while you switch',
  ],
  [
    'we’re a family bakery, can people order cakes and pay by card on the site?',
    'Can I sell things on my website',
  ],
  [
    'my wife runs a nail bar from home, can her customers book online through Fresha?',
    'Can customers book online',
  ],
  [
    'our website was done by a lad from the pub who has moved to Spain, can you get the domain back?',
    'My domain is in my agency’s name',
  ],
  // As a salon owner typed them
  [
    'I take all my bookings through Fresha and don’t want to lose that, can the new site work with it and what would it cost me?',
    booking,
  ],
  ['Do I have to stop using Fresha?', booking],
  ['will I lose my treatwell bookings', booking],
  ['I’ve got £1,800 all in, does that cover hosting and WhatsApp too?', 'What £1,800 pays for'],
  ['There’s another salon two doors down, would you build a site for them as well?', exclusive],
  ['my rival round the corner asked about websites too, do you work for both of us?', exclusive],
  ['there’s a cafe across the road, would you make them one as well?', exclusive],
  [
    'I’ve lost the login to my Wix page, can you still move it and will I drop down Google?',
    moving,
  ],
  ['I’ve forgotten my squarespace password, can you move my site?', moving],
  [
    'Do I pay half up front, what happens if you go bust and what if I don’t like the design?',
    paying,
  ],
  [
    'I only have photos on Instagram and my phone, do you take the photographs or do I have to pay someone?',
    photographs,
  ],
  ['do you take photos of my food', photographs],
  [
    'What do I pay every year after that, and can I change the prices on my phone?',
    'What does the site cost to run',
  ],
  ['What if I’m ill and can’t send you the text', pause],
  [
    'do I have to be there in the day, I’m with clients till six',
    'Where are you, and do we have to meet',
  ],
  // As a café owner typed them
  ['can people book a table and order cakes on the one page site', 'Is one page enough'],
  ['Can customers book a table?', booking],
  ['if I hate it do I get my money back', 'What if I don’t like the design'],
  [
    'I run a mobile dog grooming van and everyone finds me on facebook, do I really need a website?',
    'Is a Facebook page enough',
  ],
];

/** A situation that sounds like one of our clients’ makes no answer. */
export const unknownAfterSituation: readonly string[] = [
  'we run a small bakery in Ross, do you deliver flowers?',
  'I’m a plumber and my van is old, can you wrap my van?',
  'I run a gym, do you print business cards and sell laptops?',
  'I’ve got a dog grooming business, do you sell dog shampoo?',
  'do you print menus and how quick can you do it',
  'can you wrap my van and how much is it?',
  'my tap is leaking, can you come to my house?',
  'my boiler is broken, can you fix it and how much do you charge?',
  'I had a bad experience with my last builder, what happens to mine if he doesn’t finish?',
  'how much does an MOT cost all in',
  'I run a small bakery and my boiler is broken, can you fix it and how much do you charge?',
  'I’m a plumber and my boiler is broken, can you fix it and how much do you charge?',
  'my cat is ill, can you help?',
  'does the salon two doors down do nails?',
  'can I stop using my inhaler?',
];

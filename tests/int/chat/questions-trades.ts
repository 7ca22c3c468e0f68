import type { aboutBuying } from './questions-buying';

const ours = 'What kind of businesses do you work with';
const real = 'Are you a real business';
const running = 'What does the site cost to run';
const portal = 'Can the site link to our client portal';
const editing = 'Can I edit the website myself';
const jobs = 'Can I show my finished jobs';
const booking = 'Can customers book online';
const people = 'Who answers, and who builds';
const vat = 'What happens to the price if you register for VAT';
const processing = 'Do we get a written agreement on personal data';
const bust = 'What happens to my site if you go bust';
const small = 'Is my business too small';
const writing = 'Who writes the text';
const trade = 'Can I see a site for my trade';
const monthly = 'Do I have to pay monthly';
const priceList = 'What a website costs';

/** As a dog groomer and an accountant typed them. */
export const askedByTrades: typeof aboutBuying = [
  // A word of a product’s name is no question about it.
  ['is £1200 the full price or is there hosting on top', running],
  ['is £1,200 the full price, or is there hosting on top?', running],
  ['is that the full price', running],
  ['is it full of ads', 'Do you run Facebook or Google ads'],
  ['is that all in or do i pay every month aswell', monthly],
  ['how much deposit do i pay', 'What do I pay, and when'],
  ['do i need to do the words myself im rubbish at writing', writing],
  ['im a one woman band is that ok', small],
  ['have you ever built a website before for a real person', real],
  ['who else have you done sites for', real],
  ['is it just you two or a call centre', people],
  ['are there just two of you', people],
  ['who writes it all cos I’m useless at typing', writing],
  ['have you done any real electricians or are they all made up', real],
  [
    'I’m a sparky in Newport with two vans, I got about two grand. What would I get for that?',
    'What £2,000 pays for',
  ],
  [
    'can you get me more ev charger jobs and landlord certificates',
    'Will a website bring me more customers',
  ],
  [
    'if I have the 99 quid a month one can you still do a site for the bloke down the road in Cwmbran',
    'What counts as one trade',
  ],
  [
    'my mate made my wordpress in 2015, can you just tidy it up instead of a new one',
    'I’ve got a Wix or WordPress site',
  ],
  ['do you look after a wordpress site someone else made', 'I’ve got a Wix or WordPress site'],
  // As a florist typed them
  ['can i sell boquets online and take payment for valentines', 'Can I sell things on my website'],
  ['can i take card payments for flowers', 'Can I sell things on my website'],
  ['who actualy owns it if i leave you', 'Who owns the website'],
  ['who owns it if i leave', 'Who owns the website'],
  ['how long till its live, ive got wedding fairs in 4 weeks', 'How long does a website take'],
  ['how long untill its ready', 'How long does a website take'],
  ['do i have to pay every month and whats the catch', 'Do I have to pay monthly'],
  ['can my instagram pictures show on it automaticaly', 'Can my Instagram pictures show'],
  ['do you have a florist example', 'Can I see a site for my trade'],
  ['do i have to come to hereford', 'Do you come to my premises'],
  ['can i change the photos myself on my phone', 'Can I edit the website myself'],
  // Trades without a package
  ['do you do dog groomers', ours],
  ['do you build sites for pet businesses', ours],
  ['do you do florists', ours],
  ['do you do cleaners', ours],
  ['do you do driving instructors', ours],
  ['do you make websites for photographers', ours],
  ['do you work with guest houses', ours],
  ['do you build for a business like mine', ours],
  ['how much do you charge dog groomers', ours],
  ['how much for a dog groomer’s website', priceList],
  ['how much would a website for a florist be', priceList],
  // What their own site does
  ['can u take deposits for no shows', booking],
  ['can customers pay a deposit when they book', booking],
  ['do you take a deposit', 'What do I pay, and when'],
  ['can i change my prices myself on the starter one', editing],
  ['can i update my prices on my phone with the starter package', editing],
  ['can people see my prices n pics of before and after dogs', jobs],
  ['can i show before and after photos', jobs],
  ['Can you link to our client portal?', portal],
  ['can clients log in on the site', portal],
  // A practice
  [
    'Our domain was registered by our old web man and email is on Microsoft 365 - can you move it without us losing email?',
    'Can I keep my domain and my e-mail address',
    'Does my e-mail keep working',
  ],
  [
    'Our site was set up in 2015 by someone else - can you move it without us losing email?',
    'Does my e-mail keep working',
    'Can I keep my domain and my e-mail address',
  ],
  ['What happens to our website if you two close down or one of you is ill?', bust],
  ['what if one of you gets ill', bust],
  ['Do you sign a data processing agreement?', processing],
  ['Have you built a site for an accountant before?', trade],
  ['have you built a site for a law firm', trade],
  ['We’re not VAT registered, what if you register for VAT mid-project?', vat],
  ['what happens to the price if you become VAT registered', vat],
  ['are you vat registered', 'VAT'],
];

/** What they asked and nothing says, or what is asked of their own work. */
export const unknownToTrades: readonly string[] = [
  'Do you have professional indemnity insurance?',
  'Are you registered with the ICO?',
  'are you insured',
  'can you groom my dog',
  'do you do driving lessons',
  'can you clean my windows',
  'do you sell flowers',
];

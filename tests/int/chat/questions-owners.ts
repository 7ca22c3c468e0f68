import type { aboutBuying } from './questions-buying';

const real = 'Are you a real business';
const customers = 'Will a website bring me more customers';
const noCustomers = 'My website, on Wix or elsewhere, brings no customers';
const monthly = 'Do I have to pay monthly';
const nephew = 'Why pay you, if Wix or my nephew';
const cheaper = 'Are you cheaper than other web designers';
const design = 'What if I don’t like the design';
const launch = 'What happens after launch';
const founding = 'Places at our founding prices';
const howLong = 'How long does a website take';
const priceList = 'What a website costs';

/** What a plumber, a salon or a café asks before buying, as they type it, with what must come first. */
export const askedByOwners: typeof aboutBuying = [
  // Results
  ['Will I get more customers?', customers],
  ['will it bring me more work', customers],
  ['will this get me more bookings', customers],
  ['does a website actually bring in customers', customers],
  ['is a website worth it for a small business', customers],
  // How long, and whether a place is left
  ['How long does a web app take?', howLong],
  ['how many weeks for a custom website', howLong],
  ['How many founding places are left?', founding],
  ['how many places left', founding],
  ['what is the portfolio building rate', founding],
  // Directories, a call, a site to look at
  ['what about yell or checkatrade', 'Is Checkatrade or another directory enough'],
  ['is checkatrade enough', 'Is Checkatrade or another directory enough'],
  ['wix vs you', nephew],
  ['can someone ring me tomorrow morning', 'Can you ring me back'],
  ['can i see a site for a plumber', 'Can I see a site for my trade', 'Helix'],
  ['can you do it for £300', 'Is there a discount'],
  ['how much is hosting', 'What will domain and hosting cost'],
  // As a plumber typed them
  ['How long does it take to get it live', howLong],
  ['what do I get for £1800', 'What does a package price include'],
  ['whats included for £1,800', 'What does a package price include'],
  ['are you working with another plumber here?', 'What if you already work for a competitor'],
  ['can you do gas safe logo on it', 'Trades & Services Power', 'Trades and construction'],
  // A site that brings nothing
  ['I have a Wix website that brings no customers', noCustomers],
  ['My Wix site brings nobody. Can you help?', noCustomers],
  ['my squarespace site doesnt get any calls', noCustomers],
  ['my website gets no enquiries', noCustomers, customers],
  ['I already have a website but nobody finds it', noCustomers, customers],
  ['my site dosent bring me any work', noCustomers, customers],
  ['our website isnt working for us', noCustomers, customers],
  // Facebook, the nephew, the website builder
  ['I only have a Facebook page, do I need a website?', 'Is a Facebook page enough'],
  ['isnt facebook enough', 'Is a Facebook page enough'],
  ['i get all my work from facebook', 'Is a Facebook page enough'],
  ['my nephew can do it for free', nephew],
  ['my mate says he can build me one', nephew],
  ['can I not just do it myself on wix', nephew],
  ['are you cheaper than wix', nephew],
  ['why should I pay you when wix is free', nephew],
  ['why are you dearer than wix', cheaper, nephew],
  ['someone quoted me 300 quid', cheaper],
  ['why so expensive', cheaper],
  // Trust
  ['Are you real? Who have you worked for?', real],
  ['Who have you worked for?', real],
  ['are you legit', real],
  ['have you got any reviews', real],
  ['how long have you been going', real],
  ['who are your clients', real],
  ['can I see examples', '/portfolio'],
  ['show me some sites youve done', '/portfolio'],
  ['what happens if you go bust', 'What happens to my site if you go bust'],
  ['what if you disappear', 'What happens to my site if you go bust'],
  ['is my business too small', 'Is my business too small'],
  ['im just a one man band is it too small for you', 'Is my business too small'],
  // Who answers
  ['who answers the phone', 'Who answers, and who builds'],
  ['who will I be dealing with', 'Who answers, and who builds'],
  ['is it just you', 'Who answers, and who builds'],
  ['can I speak to someone', 'Telephone'],
  ['are you AI', 'This chat'],
  ['am i talking to a robot', 'This chat'],
  ['are you a real person', 'This chat'],
  ['do you use AI to make the websites', 'Use of AI tools'],
  // Money
  ['Do I have to pay monthly?', monthly],
  ['is there a monthly fee', monthly],
  ['do i need a monthly plan', monthly],
  ['whats the monthly cost', monthly],
  ['what does it cost a month', monthly],
  ['any hidden costs', 'And which costs come after launch'],
  ['is there anything else to pay', 'And which costs come after launch'],
  ['Do your prices include VAT?', 'VAT'],
  ['is that plus vat', 'VAT'],
  ['inc vat or not', 'VAT'],
  ['how much deposit do I pay up front', 'What do I pay, and when'],
  ['do I pay everything up front', 'What do I pay, and when'],
  ['do you do payment plans', 'What do I pay, and when', 'Payment plans'],
  ['how much', priceList],
  ['roughly how much for a cafe website', priceList],
  ['cheapest option', priceList],
  ['any discount', 'Is there a discount'],
  ['have you got anything cheaper', 'Is there a discount'],
  ['what time do you close', 'Opening hours'],
  // Leaving
  ['am I locked in', 'Am I locked in'],
  ['is there a contract', 'Am I locked in'],
  ['whats the minimum term', 'Am I locked in'],
  ['can I cancel', 'Can I cancel'],
  ['what if I change my mind', 'Can I cancel'],
  ['is the website mine', 'Who owns the website'],
  ['do I own it', 'Who owns the website'],
  // The design and its changes
  ['What if I don’t like it?', design],
  ['what happens if I hate it', design],
  ['what if I think its ugly', design],
  ['how many changes can I make', design, 'Changes and approval'],
  ['can I change things later', launch],
  ['what if I want to change something after its finished', launch],
  ['do you look after it', launch, 'Launch and support'],
  ['can I edit it myself', 'Can I edit the website myself'],
  ['can i change my prices myself', 'Can I edit the website myself'],
  ['can i update my menu myself', 'Can I edit the website myself'],
  // What it takes
  ['Who writes the words?', 'Who writes the text'],
  ['do i have to write the text myself', 'Who writes the text'],
  ['im no good at writing', 'Who writes the text'],
  ['Do you take photos?', 'Do you do the photographs'],
  ['I havent got any good photos', 'Do you do the photographs'],
  ['how quick can you do it', 'How long does a website take'],
  ['when will it be ready', 'How long does a website take'],
  ['Do you come to me?', 'Do you come to my premises'],
  ['can you come to my salon', 'Do you come to my premises'],
  ['are you local', 'Where we are', '/locations', 'Where are you'],
  ['whereabouts are you', 'Where we are', '/locations', 'Where are you'],
  ['how do I start', 'How do we get started'],
  ['whats the next step', 'How do we get started'],
  // What is made, and what not
  ['do you do logos', 'Do you design logos'],
  ['do you do facebook ads', 'Do you run Facebook or Google ads'],
  ['can you run my instagram', 'Do you run Facebook or Google ads'],
  ['do I get a domain name', 'Do I get a domain name'],
  ['can you set up email for me', 'Do I get a domain name'],
  ['how many pages do I get', 'How many pages do I get'],
  ['can i add pages later', 'How many pages do I get'],
  ['do you do online shops', 'Can I sell things on my website'],
  ['can customers pay on my website', 'Can I sell things on my website'],
  ['can people book online', 'Can customers book online'],
  ['can it link to Fresha', 'Can customers book online', 'Can I keep the booking system'],
  ['does it work on mobiles', 'Will my website work on a mobile phone'],
  ['will it look good on a phone', 'Will my website work on a mobile phone'],
  ['will my site be accessible', 'Will my website be accessible'],
  ['can blind people use it', 'Will my website be accessible'],
  ['will my website be gdpr compliant', 'Do I need a privacy policy or a cookie banner'],
  ['do i need a cookie banner', 'Do I need a privacy policy or a cookie banner'],
  // Hosting and Google
  ['what if my website goes down', 'What happens if my website goes down'],
  ['who do I ring if it stops working', 'What happens if my website goes down'],
  ['who hosts my website', 'Who hosts my website'],
  ['do I pay for hosting', 'Who hosts my website', 'What will domain and hosting cost'],
  ['how do i get to the top of google', 'Will my site come first on Google'],
  ['can people find me on google maps', 'How do people find me on Google'],
  ['what about emails', 'Do I get a domain name'],
  ['can i pay by card', 'What do I pay, and when'],
  ['how do i pay you', 'What do I pay, and when'],
  ['change my opening hours', 'Can I edit the website myself'],
  ['will I lose my google ranking if I switch', 'Will I lose my place on Google'],
];

/** Owners' questions that no page answers. */
export const unknownToOwners: readonly string[] = [
  'what if i get hacked',
  'customers',
  'can i have a site in polish',
  'do you print menus',
  'do you do tattoos',
  'do you do signs for vans',
];

import type { aboutBuying } from './questions-buying';

const trades = 'Trades & Services Power';
const beauty = 'Beauty & Wellness Specialist';
const fitness = 'Fitness & Wellness Hub';
const professional = 'Professional Services Elite';
const priceList = 'What a website costs';

/** The few words that most visitors type, with what must come first. */
export const shortQuestions: typeof aboutBuying = [
  ['Which package for a physio?', 'Beauty & Wellness Specialist'],
  // A price and a trade: the trade's package
  ['how much for a plumber website', trades],
  ['what does a site for a salon cost', beauty],
  ['website for electrician price', trades],
  ['cost of a website for a gym', fitness],
  ['solicitor website cost', professional],
  ['accountant website prices', professional],
  ['how much does a website for a barber cost', beauty],
  ['price for a yoga studio site', fitness],
  ['carpenter website how much', trades],
  ['how much is a website for a heating engineer', trades],
  ['cheap website for builders', trades],
  ['quote for a nail bar website', beauty],
  ['hair salon website price', beauty],
  ['how much for a surveyors website', professional],
  ['personal trainer website cost', fitness],
  ['plumber package', trades],
  ['roofing company website price', trades],
  // A price without a trade: the price list
  ['how much is a website', priceList],
  ['how much does a website cost', priceList],
  ['what do you charge', priceList],
  ['prices', priceList],
  ['price list', priceList],
  ['website cost', priceList],
  ['how much for a new website', priceList],
  ['how much for a restaurant website', priceList],
  ['how much for a dog groomer website', priceList],
  // A trade alone
  ['plumber', trades, '/industries/trades-construction'],
  ['plumbers', trades, '/industries/trades-construction'],
  ['electrician', trades, '/industries/trades-construction'],
  ['hairdresser', beauty, '/industries/beauty-wellness'],
  ['nails', beauty, '/industries/beauty-wellness'],
  ['gym', fitness, '/industries/fitness-wellness'],
  ['accountants', professional, '/industries/professional-services'],
  ['website for a plumber', trades, '/industries/trades-construction'],
  ['web design for salons', beauty, '/industries/beauty-wellness'],
  ['joiner', trades, '/industries/trades-construction'],
  // What a trade works on
  ['boiler', trades, '/industries/trades-construction'],
  ['boiler repair', trades, '/industries/trades-construction'],
  ['heating company website', trades, '/industries/trades-construction'],
  ['leak', trades, '/industries/trades-construction'],
  ['rewire', trades, '/industries/trades-construction'],
  ['fuse board', trades, '/industries/trades-construction'],
  ['socket', trades, '/industries/trades-construction'],
  ['hair', beauty, '/industries/beauty-wellness'],
  ['conveyancing website', professional, '/industries/professional-services'],
  // A trade and a town
  ['plumber reading', '/web-design-reading/plumbers'],
  ['electrician bristol', '/web-design-bristol/electricians'],
  ['salon website bath', '/web-design-bath/beauty'],
  ['boiler repair reading', '/web-design-reading/plumbers'],
  // Work that was done
  ['plumber case study', '/projects/helix-heating'],
  ['electrician portfolio', '/projects/elver-electrical'],
  // Typing mistakes
  ['plummer', trades, '/industries/trades-construction'],
  ['webiste price', priceList],
  ['how much for a plumer webiste', trades],
  ['electrcian website cost', trades],
  ['hairdreser website', beauty, '/industries/beauty-wellness'],
  ['how much is a resturant website', priceList],
  ['acountant website price', professional],
];

/** What a trade's customers ask for, with the page that is the nearest. */
export const askedOfTheTrade: readonly (readonly [question: string, nearest: string])[] = [
  ['do you fix boilers', '/industries/trades-construction'],
  ['how much is a boiler', '/industries/trades-construction'],
  ['how much is boiler repair', '/industries/trades-construction'],
  ['my tap is leaking', '/industries/trades-construction'],
  ['can you rewire my house', '/industries/trades-construction'],
  ['I need a new fuse board', '/industries/trades-construction'],
  ['book a haircut for Saturday', '/industries/beauty-wellness'],
  ['how much is a manicure', '/industries/beauty-wellness'],
  ['do you do nails', '/industries/beauty-wellness'],
  ['book a yoga class', '/industries/fitness-wellness'],
  ['do you do conveyancing', '/industries/professional-services'],
  ['can you do my tax return', '/industries/professional-services'],
];

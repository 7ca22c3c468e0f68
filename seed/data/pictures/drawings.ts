import type { PictureSeed } from './picture-seed';

/** Covers of the blog's posts, and pictures of pages and people; drawn by seed/scenes/drawings. */
export const drawings: PictureSeed[] = [
  {
    name: 'cover-cafe-bakery-website',
    alt: 'A pavement sign whose blackboard is a web page: today’s menu with marks for cereals, milk and nuts, open 8 to 1. Beside it a bag of bread with a collection slip, 10.30, and a cup.',
  },
  {
    name: 'cover-accountant-solicitor-websites',
    alt: 'A web page with fees and a total, tied with pink tape like a brief and sealed with a badge; four index tabs, Q1 to Q4, a fountain pen and a pair of glasses.',
  },
  {
    name: 'cover-salon-booking-deposits',
    alt: 'A salon’s diary from Tuesday to Saturday, nearly full; a coin keeps one empty time on Thursday. Scissors and a comb lie beside it.',
  },
  {
    name: 'cover-website-for-electricians',
    alt: 'A fuse board that is a web page, a sign for every circuit; the last one, marked with a car, feeds a green lead that ends in a charging plug.',
  },
  {
    name: 'cover-whatsapp-integration',
    alt: 'A phone on a drawing board: a customer sends a photograph of a dripping tap, and the answer is being typed.',
  },
  {
    name: 'cover-web-design-trades',
    alt: 'A tradesman’s van seen from the side, a ladder on its roof; its side panel is a web page with a button to ring.',
  },
  {
    name: 'cover-web-design-reading',
    alt: 'A street of small shopfronts with striped awnings, seen from above, between a railway line and a river.',
  },
  {
    name: 'cover-why-pwa-matters',
    alt: 'A bakery’s icon on its way from a browser window to the empty place on a phone’s home screen.',
  },
  {
    name: 'cover-web-accessibility-guide',
    alt: 'Elevation of a doorway with a browser’s address bar above it: three steps on one side, a ramp on the other, its slope marked one in twelve.',
  },
  {
    name: 'cover-react-performance',
    alt: 'A stopwatch lies on a web page whose lower half has not loaded yet.',
  },
  {
    name: 'cover-seo-guide-small-business',
    alt: 'A magnifying glass over a page of search results enlarges the first one, a shop with a map pin and stars.',
  },
  {
    name: 'cover-brand-identity-digital-age',
    alt: 'An apple drawn with compasses as a mark, and the same mark on a business card, an app icon and a sticker, and ever smaller along a ruler.',
  },
  {
    name: 'cover-hiring-web-designer',
    alt: 'A table from above with a chair at each side; between two cups lies a list of ten questions, half of them ticked.',
  },
  {
    name: 'cover-modern-web-dev',
    alt: 'A web page built like a wall of bricks, one course unfinished, with a trowel and the next brick beside it.',
  },
  {
    name: 'cover-pricing-transparency',
    alt: 'A long till receipt with lines of items; a pencil has just drawn the double rule under the total.',
  },
  {
    name: 'drawing-sitemap',
    alt: 'A website drawn as an apple tree: the home page at its foot, a page at the end of each branch, and a hand that brings the last one to its place.',
  },
  {
    name: 'drawing-chatbot',
    alt: 'Night, a moon in the window: a bakery’s page says closed, and still answers “Do you work Saturdays?” with the hours and a link to them.',
  },
  {
    name: 'drawing-chatbot-sum',
    alt: 'A pair of scales: a clock and a telephone weigh down one pan, a small monthly price tag lies in the other.',
  },
  {
    name: 'drawing-three-years',
    alt: 'Three stacks of coins on a ruler marked year 1 to year 3, each higher than the one before, a new bill on every one; beside them a short stack with a finished page.',
  },
  {
    name: 'drawing-monthly-plan',
    alt: 'A calendar with its first week ticked off and a corner lifted; beside it an oil can drips on the wheels of a web page, and a spanner tightens its bolt.',
  },
  {
    name: 'drawing-scan',
    alt: 'A web page on wheels is up on a garage’s lift, lit from below: three red numbered tags mark its faults, and the tester beside it prints them.',
  },
  {
    name: 'drawing-hidden-costs',
    alt: 'An iceberg made of a till receipt: someone in a small boat looks through a telescope at the price above the water, and the much longer rest of the bill lies below it.',
  },
  {
    name: 'drawing-territory',
    alt: 'A town in plots, seen from above: a plumber’s van stands behind the white fence of one of them, and another plumber’s van turns round at its gate.',
  },
  {
    name: 'drawing-bot',
    alt: 'A small robot with a name badge and a clipboard knocks at the front door of a house that is a web page, its eyes on the notice at the gate, robots.txt.',
  },
  {
    name: 'drawing-search',
    alt: 'An open drawer of a card index; a hand lifts out one card, the one with the amber tab.',
  },
  {
    name: 'drawing-studio',
    alt: 'Section through a studio for two: Frances draws at a desk with two web pages on its screens, Tom, a camera round his neck, points a pencil at the price list on the wall. Orchards and hills through the window, a kettle on the boil.',
  },
  {
    name: 'portrait-frances',
    alt: 'Drawing of Frances Taylor-Jones: round glasses, a pencil through her hair, a set square in her hand.',
  },
  {
    name: 'portrait-tom',
    alt: 'Drawing of Tom Jessop: ginger beard, a yellow jumper, a camera in one hand and a notebook in the other.',
  },
];

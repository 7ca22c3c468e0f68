import type { PictureSeed } from './picture-seed';

export const madderAndFern: PictureSeed[] = [
  {
    name: 'madder-and-fern-home',
    alt: 'Home page of Madder & Fern: “How long have you got?” over a terrazzo counter with bottles, towels and a lit mirror; a tortoiseshell comb carries the hours of the day.',
  },
  {
    name: 'madder-and-fern-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: “Relax… you deserve it”, a price list that asks for a call, and a PDF.',
  },
  {
    name: 'madder-and-fern-gap',
    alt: 'Hair runs through the chosen hours of the comb, red for a cut and amber for a manicure; below it the booking request with times, names and total.',
  },
  {
    name: 'madder-and-fern-gap-small',
    alt: 'On a phone: hair runs through the chosen hours of the comb; below it the day, the hour and how much to spend.',
  },
  {
    name: 'madder-and-fern-comb',
    alt: 'A tortoiseshell comb carries the hours of the day; hair runs through it between two brass pins, from 1.30 to 4 pm.',
  },
  {
    name: 'madder-and-fern-team',
    alt: 'Team page: a tray with comb and scissors beside Nell Ashworth’s training, her days and her treatments.',
  },
  {
    name: 'madder-and-fern-team-small',
    alt: 'On a phone: a tray with comb and scissors; below it Nell Ashworth, cutting, owner.',
  },
  {
    name: 'madder-and-fern-booking',
    alt: 'Booking request with a root tint and nails; below day and time it names the last moment for the patch test.',
  },
  {
    name: 'madder-and-fern-booking-small',
    alt: 'On a phone: a booking request: the treatment with its length and price, then day and time.',
  },
  {
    name: 'madder-and-fern-phone',
    focalY: 46,
    alt: 'On a phone: seven days to choose from, bottles on a counter, and the comb with two brass pins.',
  },
  {
    name: 'madder-and-fern-patch-test',
    alt: 'Root tint and blow-dry, £76, an hour and three quarters; a patch test at least 48 hours before.',
  },
  {
    name: 'madder-and-fern-request',
    alt: 'A booking request: root tint, with file and polish while it takes, £98.',
  },
  {
    name: 'madder-and-fern-prices',
    alt: 'Three colour treatments, each with minutes, price, patch test and aftercare.',
  },
  {
    name: 'madder-and-fern-prices-small',
    alt: 'On a phone: Colour: a gloss with its length, its price and who does it.',
  },
  {
    name: 'madder-and-fern-enquiry-gap',
    alt: 'On a phone: a Thursday is chosen, and two pins on a comb mark the time from 1.30 to 4 pm.',
  },
  {
    name: 'madder-and-fern-enquiry-request',
    alt: 'On a phone: a booking request for root tint and blow-dry, with day, time and the day of the patch test.',
  },
];

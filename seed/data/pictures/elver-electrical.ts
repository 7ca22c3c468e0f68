import type { PictureSeed } from './picture-seed';

export const elverElectrical: PictureSeed[] = [
  {
    name: 'elver-electrical-home',
    alt: 'Home page of Elver Electrical: in the dark a torch lights a fuse board, the shower’s breaker is down; a card says what to check and what it costs.',
  },
  {
    name: 'elver-electrical-home-wireframe',
    alt: 'The same home page as a wireframe: ten choices, the board as a crossed field, the answer as a box.',
  },
  {
    name: 'elver-electrical-burning',
    alt: '“It smells of burning”: the main switch is down and marked off; a card edged in red says to get out and ring 999 if there is smoke.',
  },
  {
    name: 'elver-electrical-charger',
    alt: '“Will your supply take it?”: a bar of house and car in amperes crosses a red line for the main fuse.',
  },
  {
    name: 'elver-electrical-work',
    alt: 'One wall, split by a yellow handle: an old brown fuse board on the left, a white steel one on the right.',
  },
  {
    name: 'elver-electrical-eicr',
    alt: 'A yellow label headed “Important” with the dates of the last and the next inspection, beside a short form.',
  },
  {
    name: 'elver-electrical-phone',
    alt: 'On a phone: “Half the house is dark” is chosen, two breakers are marked tripped, and a yellow call button is at the bottom.',
  },
];

import type { PictureSeed } from './picture-seed';

export const wrenChimneys: PictureSeed[] = [
  {
    name: 'wren-chimneys-home',
    alt: 'Home page of Wren Chimneys: “What’s at the bottom of your chimney?”, four fires with prices, and a stone cottage cut open from pot to hearth at dusk.',
  },
  {
    name: 'wren-chimneys-home-small',
    alt: 'On a phone: four kinds of fire to choose from, above a house cut open along its chimney.',
  },
  {
    name: 'wren-chimneys-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: “Welcome to Wren Chimneys”, all services in one paragraph, and prices on request.',
  },
  {
    name: 'wren-chimneys-brush',
    alt: 'A sheet hangs over the fireplace, jointed rods run up the flue round its bend, and the brush stands out of the pot.',
  },
  {
    name: 'wren-chimneys-brush-small',
    alt: 'On a phone: a house cut open: rods run up the flue round its bend, and the brush stands out of the pot.',
  },
  {
    name: 'wren-chimneys-year',
    alt: 'Twelve chimneys as a bar chart: tallest in October, with nests on the pots from March to August.',
  },
  {
    name: 'wren-chimneys-year-small',
    alt: 'On a phone: six months as chimneys: the taller, the busier, with nests on the pots in spring.',
  },
  {
    name: 'wren-chimneys-book',
    alt: 'A map of five valleys that meet in Stroud, one lit up, and three mornings to choose from beside it.',
  },
  {
    name: 'wren-chimneys-book-small',
    alt: 'On a phone: a map of five valleys that meet in Stroud, one lit up.',
  },
  {
    name: 'wren-chimneys-phone',
    focalY: 79,
    alt: 'On a phone: “What’s at the bottom of your chimney?”, wood burner is chosen, the cottage in section below, buttons to ring and to ask for a morning.',
  },
  {
    name: 'wren-chimneys-rods',
    alt: 'The chimney cut open: a brush on its rods has come out of the pot.',
  },
  {
    name: 'wren-chimneys-months',
    alt: '“Ring before the first frost does”: twelve chimneys, one for each month.',
  },
  {
    name: 'wren-chimneys-valleys',
    alt: '“Five valleys, five mornings”: a drawn map of the valleys round Stroud, and a morning to choose.',
  },
];

import type { PictureSeed } from './picture-seed';

export const brosCarpentry: PictureSeed[] = [
  {
    name: 'bros-carpentry-home',
    alt: 'Home page of Bros Carpentry: “Your walls aren’t straight. The stairs will be.” beside an oak staircase in sunlight, with its dimensions.',
  },
  {
    name: 'bros-carpentry-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: “Welcome to Bros Carpentry”, twelve services in one paragraph, sixteen small photographs without a word.',
  },
  {
    name: 'bros-carpentry-ledger',
    alt: 'Two finished jobs in a list, spice drawers in walnut and a panelled front door, each with its town, wood and weeks.',
  },
  {
    name: 'bros-carpentry-ledger-small',
    alt: 'On a phone: one finished job: the photograph of a front door with its fanlight, its town, wood and weeks.',
  },
  {
    name: 'bros-carpentry-work',
    alt: 'Finished work narrowed down to staircases: buttons with counts by service, town and wood above a cut-string and a loft stair.',
  },
  {
    name: 'bros-carpentry-work-small',
    alt: 'On a phone: one finished job: a photograph of a cut-string staircase in a Regency hall, with its service and town.',
  },
  {
    name: 'bros-carpentry-jobs',
    alt: 'Finished work: large photographs of a staircase and a kitchen, each with its service, town, wood and weeks.',
  },
  {
    name: 'bros-carpentry-bill',
    alt: 'The bill of a staircase: a board cut into pieces as long as their share, hours and money listed below.',
  },
  {
    name: 'bros-carpentry-bill-small',
    alt: 'On a phone: “The bill, cut from one board”: a board divided into time, wood, fixings, other trades and VAT.',
  },
  {
    name: 'bros-carpentry-stroud',
    alt: 'A page about sash windows in Stroud: a sunlit window, the number of jobs there, the way from the bench.',
  },
  {
    name: 'bros-carpentry-stroud-small',
    alt: 'On a phone: a tall sash window in a stone wall, morning light on the seat below it, with what was done and when.',
  },
  {
    name: 'bros-carpentry-phone',
    focalY: 41,
    alt: 'On a phone: “Your walls aren’t straight. The stairs will be.”, a button to ask for a price, and an oak staircase in a blue hall.',
  },
  {
    name: 'bros-carpentry-quote',
    alt: 'On a phone: the width and height that were typed, drawn to scale beside an ordinary door.',
  },
  {
    name: 'bros-carpentry-plaster',
    alt: 'Drawing of an opened wall: between the laths stands a brace, with 96 mm of it missing beside a dead gas pipe.',
  },
  {
    name: 'bros-carpentry-steps',
    alt: 'Section through two steps of an oak stair, with its rise of 185 and going of 250 millimetres.',
  },
];

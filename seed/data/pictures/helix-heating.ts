import type { PictureSeed } from './picture-seed';

export const helixHeating: PictureSeed[] = [
  {
    name: 'helix-heating-home',
    alt: 'Home page of Helix Heating: “What has gone wrong?”, six faults to choose from, and a drawing of a combi boiler with its radiators.',
  },
  {
    name: 'helix-heating-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: “Welcome to Helix Heating”, its values, its services in one paragraph, and a button to write an e-mail.',
  },
  {
    name: 'helix-heating-fault',
    alt: '“Gauge at nought” is chosen: gauge, filling loop, vessel and relief valve are outlined in the drawing, the rest is pale.',
  },
  {
    name: 'helix-heating-fault-small',
    alt: 'On a phone: “Gauge at nought” is chosen: gauge, filling loop, vessel and relief valve are outlined in the drawing of a boiler.',
  },
  {
    name: 'helix-heating-checks',
    alt: 'No hot water: four safe checks, what the engineer does, three prices, and a WhatsApp message that has been begun.',
  },
  {
    name: 'helix-heating-checks-small',
    alt: 'On a phone: no hot water: four safe checks that a caller can make, one below the other.',
  },
  {
    name: 'helix-heating-pressure',
    alt: 'A large pressure gauge at 1.2 bar; below it a slider and the words “right for a cold system”.',
  },
  {
    name: 'helix-heating-pressure-small',
    alt: 'On a phone: a large pressure gauge between 1 and 2 bar, and a slider below it that moves the needle.',
  },
  {
    name: 'helix-heating-swindon',
    alt: 'Three houses of Swindon in elevation, from 1840 to today, with the pipes and boilers inside them.',
  },
  {
    name: 'helix-heating-swindon-small',
    alt: 'On a phone: a house of Swindon’s Railway Village with the pipes and the boiler inside it, and what its walls mean for a flue.',
  },
  {
    name: 'helix-heating-phone',
    focalY: 67,
    alt: 'On a phone: “What has gone wrong?”, six faults to choose from, buttons to call and to write below.',
  },
  {
    name: 'helix-heating-message',
    alt: 'A WhatsApp message that begins by itself: “Hello, I have no hot water.”',
  },
  {
    name: 'helix-heating-whatsapp',
    alt: 'On a phone: below a fault a WhatsApp message begins by itself, “Hello, I have no hot water.” Buttons to call and for WhatsApp stay at the foot of the page.',
  },
  {
    name: 'helix-heating-sum-small',
    alt: 'On a phone: a guide’s sum, to repair or to replace, as two bars with a verdict in words.',
  },
  {
    name: 'helix-heating-sum',
    alt: 'A guide’s sum: to keep and repair costs £140 a year, to replace £132.',
  },
  {
    name: 'helix-heating-houses',
    alt: 'Three ages of house in Swindon, seen through the wall, with their pipes and boilers.',
  },
];

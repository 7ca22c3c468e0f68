import type { PictureSeed } from './picture-seed';

export const helixHeating: PictureSeed[] = [
  {
    name: 'helix-heating-home',
    alt: 'Home page of Helix Heating: “What has gone wrong?”, six faults to choose from, and a drawing of a combi boiler with its radiators.',
  },
  {
    name: 'helix-heating-home-wireframe',
    alt: 'The same home page as a wireframe: words and boxes in grey, the drawing as a crossed field.',
  },
  {
    name: 'helix-heating-fault',
    alt: '“Gauge at nought” is chosen: gauge, filling loop, vessel and relief valve are outlined in the drawing, the rest is pale.',
  },
  {
    name: 'helix-heating-checks',
    alt: 'No hot water: four safe checks, what the engineer does, three prices, and a WhatsApp message that has been begun.',
  },
  {
    name: 'helix-heating-pressure',
    alt: 'A large pressure gauge at 1.2 bar; below it a slider and the words “right for a cold system”.',
  },
  {
    name: 'helix-heating-swindon',
    alt: 'Three houses of Swindon in elevation, from 1840 to today, with the pipes and boilers inside them.',
  },
  {
    name: 'helix-heating-booking',
    alt: 'A yellow job slip with fault, postcode, day and phone number under the heading “Nothing was sent”.',
  },
  {
    name: 'helix-heating-phone',
    alt: 'On a phone: “Radiator cold at the top” is chosen, the drawing shows a radiator half full, buttons to call and to write below.',
  },
];

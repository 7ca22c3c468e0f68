import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  cardShapes,
  type DemoShot,
  desktop,
  desktopOf,
  enquiryFrame,
  hideNote,
  phone,
  scrollTo,
  tablet,
  usualSite,
} from './shot.ts';

const home = '/demos/elver-electrical';

/** One of the demonstration's pictures, as a visitor's phone names it. */
const photo = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/webp',
  buffer: readFileSync(
    path.join(import.meta.dirname, `../../../public${home}/img/${name}-before.webp`),
  ),
});

export const elverElectrical: DemoShot[] = [
  { name: 'elver-electrical-home', address: home, ...desktopOf(1312) },
  usualSite('elver-electrical'),
  {
    name: 'elver-electrical-board',
    address: home,
    ...desktopOf(1296),
    pixelRatio: 1,
    prepare: async (page) => {
      await page.addStyleTag({
        content: `
          body > :not(main), .heroin { display: none }
          main, .hero { height: 100vh; overflow: hidden }
          .stage { transform: scale(1.9); transform-origin: 58% 38% }`,
      });
    },
  },
  {
    name: 'elver-electrical-boards',
    address: `${home}/boards-and-rewires`,
    ...desktopOf(1312),
  },
  {
    name: 'elver-electrical-tewkesbury',
    address: `${home}/tewkesbury`,
    ...desktopOf(1312),
    prepare: (page) => scrollTo(page, '.draw', 0),
  },
  {
    name: 'elver-electrical-eicr',
    address: `${home}/eicr`,
    ...desktopOf(1488),
    prepare: async (page) => {
      await page.locator('#last').fill('2023-03-14');
      await page.getByRole('button', { name: 'Fill in the label' }).click();
      await page.mouse.move(0, 0);
      // The field shows a date as its browser's country does, and this one is American.
      await page.locator('#last').evaluate((field: HTMLInputElement) => {
        field.type = 'text';
        field.value = '14/03/2023';
      });
      await scrollTo(page, '.due', 0);
    },
  },
  {
    name: 'elver-electrical-phone',
    address: home,
    ...phone,
    prepare: async (page) => {
      await page.locator('#c-half').check();
      await hideNote(page);
    },
  },
  {
    name: 'elver-electrical-fuse',
    address: `${home}/ev-chargers`,
    ...tablet,
    around: { parts: '.supply .meter', shape: cardShapes.medium, margin: 16 },
  },
  {
    name: 'elver-electrical-flood',
    address: `${home}/tewkesbury`,
    ...desktop,
    pixelRatio: 1,
    around: { parts: '.wall', shape: cardShapes.medium, margin: 0 },
  },
  {
    name: 'elver-electrical-wall',
    address: `${home}/work`,
    ...desktop,
    pixelRatio: 1,
    prepare: async (page) => {
      await page.locator('#ba-board').fill('46');
      await page.locator('#ba-board').blur();
      await page.addStyleTag({ content: '.ba { aspect-ratio: 2 }' });
    },
    part: '.job:first-child .ba',
  },
  {
    name: 'elver-electrical-photos',
    address: `${home}/quote`,
    ...tablet,
    prepare: (page) => page.locator('#photos').setInputFiles([photo('board'), photo('socket')]),
    around: { parts: '.drop, #thumbs li', shape: cardShapes.wide, margin: 16 },
  },
  {
    name: 'elver-electrical-registers',
    address: home,
    ...tablet,
    prepare: async (page) => {
      await page.addStyleTag({ content: '.plates li:nth-child(n + 3) { display: none }' });
    },
    around: { parts: '.plates', shape: cardShapes.wide, margin: 8 },
  },
  {
    name: 'elver-electrical-enquiry-board',
    address: home,
    ...enquiryFrame,
    prepare: async (page) => {
      await page.locator('#c-board').check();
      await hideNote(page);
      await scrollTo(page, '.a-board', 330);
    },
  },
  {
    name: 'elver-electrical-enquiry-photos',
    address: `${home}/quote`,
    ...enquiryFrame,
    prepare: async (page) => {
      await page.locator('#what').selectOption('New board');
      await page.locator('#photos').setInputFiles([photo('board'), photo('socket')]);
      await page.locator('#tell').fill('One fuse gets warm.');
      await page.locator('#tell').blur();
      await scrollTo(page, '#quote', 16);
    },
  },
];

import { type DemoShot, desktop, detail, phone, scrollTo, usualSite } from './shot.ts';

const home = '/demos/elver-electrical';

export const elverElectrical: DemoShot[] = [
  { name: 'elver-electrical-home', address: home, ...desktop },
  usualSite('elver-electrical'),
  {
    name: 'elver-electrical-burning',
    address: home,
    ...desktop,
    prepare: (page) => page.locator('#c-burning').check(),
  },
  {
    name: 'elver-electrical-charger',
    address: `${home}/ev-chargers`,
    ...desktop,
    prepare: (page) => scrollTo(page, '.supply', 260),
  },
  {
    name: 'elver-electrical-work',
    address: `${home}/work`,
    ...desktop,
    prepare: async (page) => {
      await page.locator('#ba-board').fill('46');
      await page.locator('#ba-board').blur();
      await scrollTo(page, '.gallery', -40);
    },
  },
  {
    name: 'elver-electrical-eicr',
    address: `${home}/eicr`,
    ...desktop,
    prepare: async (page) => {
      await page.locator('#last').fill('2023-03-14');
      await page.getByRole('button', { name: 'Fill in the label' }).click();
      await page.mouse.move(0, 0);
      await scrollTo(page, '.due', 0);
    },
  },
  {
    name: 'elver-electrical-phone',
    address: home,
    ...phone,
    prepare: async (page) => {
      await page.locator('#c-half').check();
      await page.mouse.move(0, 0);
      await scrollTo(page, '.ask', 8);
    },
  },
  {
    name: 'elver-electrical-fuse',
    address: `${home}/ev-chargers`,
    ...detail,
    prepare: (page) => scrollTo(page, '.supply .bars', 50),
  },
  {
    name: 'elver-electrical-flood',
    address: `${home}/tewkesbury`,
    ...desktop,
    pixelRatio: 1,
    part: '.wall',
  },
];

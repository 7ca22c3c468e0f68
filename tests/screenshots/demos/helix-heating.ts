import {
  cardShapes,
  type DemoShot,
  desktop,
  desktopOf,
  hideNote,
  phone,
  scrollTo,
  tablet,
  usualSite,
} from './shot.ts';

const home = '/demos/helix-heating';

export const helixHeating: DemoShot[] = [
  { name: 'helix-heating-home', address: home, ...desktopOf(1360) },
  usualSite('helix-heating'),
  {
    name: 'helix-heating-fault',
    address: home,
    ...desktopOf(1500),
    prepare: (page) => page.locator('[data-fault="gauge-at-nought"]').first().click(),
  },
  {
    name: 'helix-heating-checks',
    address: home,
    ...desktopOf(1500),
    prepare: async (page) => {
      await page.locator('button[data-fault="no-hot-water"]').click();
      await scrollTo(page, '#fault-no-hot-water');
    },
  },
  {
    name: 'helix-heating-pressure',
    address: `${home}/low-pressure`,
    ...desktop,
    prepare: (page) => page.locator('[data-bar="1.2"]').click(),
  },
  {
    name: 'helix-heating-swindon',
    address: `${home}/swindon`,
    ...desktop,
    prepare: (page) => scrollTo(page, '.houses'),
  },
  {
    name: 'helix-heating-phone',
    address: home,
    ...phone,
    prepare: hideNote,
  },
  {
    name: 'helix-heating-message',
    address: home,
    width: 1680,
    height: 1050,
    prepare: (page) => page.locator('button[data-fault="no-hot-water"]').click(),
    around: { parts: '#msg-no-hot-water', shape: cardShapes.medium, margin: 10 },
  },
  {
    name: 'helix-heating-whatsapp',
    address: home,
    width: 390,
    height: 440,
    pixelRatio: 2.4,
    prepare: async (page) => {
      await hideNote(page);
      await page.locator('button[data-fault="no-hot-water"]').click();
      await scrollTo(page, '#msg-no-hot-water', 116);
    },
  },
  {
    name: 'helix-heating-sum',
    address: `${home}/repair-or-replace`,
    ...tablet,
    around: { parts: '#result h3, .bars, #verdict', shape: cardShapes.medium, margin: 20 },
  },
  {
    name: 'helix-heating-houses',
    address: `${home}/swindon`,
    ...desktop,
    pixelRatio: 1,
    around: { parts: '.houses', shape: cardShapes.wide, margin: 16 },
  },
];

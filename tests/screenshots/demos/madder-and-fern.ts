import {
  cardShapes,
  type DemoShot,
  desktop,
  desktopOf,
  enquiryFrame,
  hideNote,
  phone,
  scrollTo,
  usualSite,
} from './shot.ts';

const home = '/demos/madder-and-fern';

export const madderAndFern: DemoShot[] = [
  { name: 'madder-and-fern-home', address: home, ...desktopOf(1340) },
  usualSite('madder-and-fern'),
  {
    name: 'madder-and-fern-gap',
    address: home,
    ...desktopOf(1560),
    prepare: async (page) => {
      await page.locator('#money').fill('160');
      await page.getByRole('button', { name: /^Show the other/ }).click();
      await page.getByRole('button', { name: /^Add Cut and/ }).click();
      await page.getByRole('button', { name: /^Add Manicure/ }).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await scrollTo(page, '.combbox', 0);
    },
  },
  {
    name: 'madder-and-fern-comb',
    address: home,
    ...desktopOf(1000),
    around: { parts: '.comb', shape: cardShapes.large, margin: 0 },
  },
  {
    name: 'madder-and-fern-team',
    address: `${home}/team`,
    ...desktop,
    prepare: (page) => scrollTo(page, '#nell', 0),
  },
  {
    name: 'madder-and-fern-booking',
    address: `${home}/book?t=roots-file`,
    ...desktopOf(1480),
    prepare: async (page) => {
      // A Thursday far enough away for the patch test, when both people are in.
      const days = await page.locator('#day option').allTextContents();
      const thursdays = days.filter((day) => day.startsWith('Thursday'));
      await page.locator('#day').selectOption({ label: thursdays[1] ?? thursdays[0] });
      await page.locator('#time').selectOption({ label: '1.30 pm' });
      await scrollTo(page, '.booked', 40);
    },
  },
  // Ends between two lines.
  { name: 'madder-and-fern-phone', address: home, ...phone, height: 834, prepare: hideNote },
  {
    name: 'madder-and-fern-patch-test',
    address: `${home}/hair`,
    width: 480,
    height: 800,
    around: { parts: '#roots', shape: cardShapes.medium, margin: 8 },
  },
  {
    name: 'madder-and-fern-request',
    address: `${home}/book?t=roots-file`,
    width: 560,
    height: 800,
    around: { parts: '.big-h, .booked', shape: cardShapes.medium, margin: 16 },
  },
  {
    name: 'madder-and-fern-prices',
    address: `${home}/hair`,
    ...desktop,
    pixelRatio: 1,
    around: { parts: '#h-colour, #gloss, #roots, #half', shape: cardShapes.wide, margin: 16 },
  },
  {
    name: 'madder-and-fern-enquiry-gap',
    address: home,
    ...enquiryFrame,
    pixelRatio: 1.2,
    prepare: async (page) => {
      await page.locator('#days label', { hasText: 'Thu' }).last().click();
      await hideNote(page);
      await scrollTo(page, '#days', 90);
    },
  },
  {
    name: 'madder-and-fern-enquiry-request',
    address: `${home}/book?t=roots`,
    ...enquiryFrame,
    prepare: async (page) => {
      const days = await page.locator('#day option').allTextContents();
      const thursdays = days.filter((day) => day.startsWith('Thursday'));
      await page.locator('#day').selectOption({ label: thursdays[1] ?? thursdays[0] });
      await page.locator('#time').selectOption({ label: '1.30 pm' });
      await hideNote(page);
      await scrollTo(page, '#book', 16);
    },
  },
];

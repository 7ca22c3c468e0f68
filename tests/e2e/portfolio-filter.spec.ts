import type { Page } from '@playwright/test';
import { orFirst } from '../support/how-much';
import { expect, linkNames, test } from './support/case-study';

const webDesign = ['Bros Carpentry', 'Wren Chimneys'];
const fullStack = ['Tool Theft Locator'];
const business = [
  'Corve & Penhallow',
  'Elver Electrical',
  'Helix Heating',
  'Madder & Fern',
  'Overhang',
  'Teasel Bakery',
];
const all = [...webDesign, ...fullStack, ...business];

const filterOf = (page: Page) => page.getByRole('group', { name: 'Show projects of one kind' });
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
const choiceOf = (page: Page, label: string) =>
  filterOf(page).getByRole('button', { name: new RegExp(`^${label}\\b`) });

/** Checks that exactly one button is pressed, and which projects are visible. */
async function expectChoice(page: Page, label: string, titles: string[]): Promise<void> {
  await expect(filterOf(page).locator('[aria-pressed=true]')).toHaveText(new RegExp(`^${label}`));
  await expect(cardsOf(page)).toHaveCount(titles.length);
  const seen = await cardsOf(page).getByRole('heading').allTextContents();
  expect(seen.sort()).toEqual([...titles].sort());
}

test('has a button for each kind with its number of projects', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/portfolio');
  await expect(filterOf(page).getByRole('button')).toHaveText([
    /^All\s*9 projects$/,
    /^Web Design\s*2 projects$/,
    /^Full-Stack\s*1 project$/,
    /^Business Websites\s*6 projects$/,
  ]);
  await expect(filterOf(page).getByRole('button', { name: 'All 9 projects' })).toBeVisible();
  await expectChoice(page, 'All', all);
});

test('shows one kind at a time and keeps it in the address', async ({ page }) => {
  await page.goto('/portfolio');
  for (const [label, value, titles] of [
    ['Full-Stack', 'full-stack', fullStack],
    ['Web Design', 'web-design', webDesign],
    ['Business Websites', 'business-websites', business],
  ] as const) {
    await choiceOf(page, label).click();
    await expectChoice(page, label, titles);
    await expect(page).toHaveURL(`/portfolio?filter=${value}`);
    await expect(page.getByText(`${titles.length} of 9 projects shown`)).toBeAttached();
  }
  await choiceOf(page, 'All').click();
  await expectChoice(page, 'All', all);
  await expect(page).toHaveURL('/portfolio');
});

test('works with the keyboard', { tag: '@full' }, async ({ page }) => {
  await page.goto('/portfolio');
  await choiceOf(page, 'Full-Stack').focus();
  await page.keyboard.press('Enter');
  await expectChoice(page, 'Full-Stack', fullStack);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectChoice(page, 'Business Websites', business);
  await expect(choiceOf(page, 'Business Websites')).toBeFocused();
});

test('the back button undoes a selection', { tag: '@full' }, async ({ page }) => {
  await page.goto('/portfolio');
  await choiceOf(page, 'Full-Stack').click();
  await choiceOf(page, 'Web Design').click();
  await page.goBack();
  await expectChoice(page, 'Full-Stack', fullStack);
  await page.goBack();
  await expectChoice(page, 'All', all);
  await expect(page).toHaveURL('/portfolio');
  await page.goForward();
  await expectChoice(page, 'Full-Stack', fullStack);
});

test('a menu link to the same page clears the selection', { tag: '@full' }, async ({ page }) => {
  await page.goto('/portfolio?filter=full-stack');
  await expectChoice(page, 'Full-Stack', fullStack);
  await page.getByRole('banner').getByRole('link', { name: 'Work' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expectChoice(page, 'All', all);
});

test('a link to a selection shows it, and returning from a project restores it', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/portfolio?filter=business-websites');
  await expectChoice(page, 'Business Websites', business);
  await page.getByRole('link', { name: linkNames.story('Helix Heating') }).click();
  await expect(page).toHaveURL('/projects/helix-heating');
  await page.goBack();
  await expectChoice(page, 'Business Websites', business);
});

for (const value of orFirst(['everything', 'Full-Stack', ''])) {
  test(`an address with the unknown kind “${value}” shows all`, async ({ page }) => {
    await page.goto(`/portfolio?filter=${value}`);
    await expectChoice(page, 'All', all);
  });
}

test('keeps all other parameters of the address', { tag: '@full' }, async ({ page }) => {
  await page.goto('/portfolio?from=letter#projects');
  await choiceOf(page, 'Full-Stack').click();
  await expect(page).toHaveURL('/portfolio?from=letter&filter=full-stack#projects');
  await choiceOf(page, 'All').click();
  await expect(page).toHaveURL('/portfolio?from=letter#projects');
});

test('shows a project under every kind that its category names', { tag: '@full' }, async ({
  page,
  cms,
}) => {
  const study = await cms.find('case-studies', 'slug', 'bros-carpentry');
  const category = 'A FULL-STACK platform';
  await cms.update('case-studies', study.id, { category, _status: 'published' });

  await page.goto('/portfolio');
  await expect(choiceOf(page, 'Full-Stack')).toHaveText(/2 projects/);
  await choiceOf(page, 'Full-Stack').click();
  await expectChoice(page, 'Full-Stack', ['Tool Theft Locator', 'Bros Carpentry']);
  await choiceOf(page, 'Web Design').click();
  await expectChoice(page, 'Web Design', webDesign);

  await cms.update('case-studies', study.id, { category: study.category, _status: 'published' });
});

test('shows a message when a kind has no project', { tag: '@full' }, async ({ page, cms }) => {
  const { id } = await cms.find('case-studies', 'slug', 'tool-theft-locator');
  await cms.update('case-studies', id, {
    category: 'Trial',
    filterCategory: 'web-design',
    _status: 'published',
  });
  await page.goto('/portfolio?filter=full-stack');
  await expect(choiceOf(page, 'Full-Stack')).toHaveText(/0 projects/);
  await expect(page.getByText('No project of this kind yet.')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(0);
  await cms.update('case-studies', id, {
    category: 'Full-Stack',
    filterCategory: 'full-stack',
    _status: 'published',
  });
});

test('the home page has the filter as well, for three projects of a kind', async ({ page }) => {
  await page.goto('/#portfolio');
  const section = page.locator('#portfolio');
  await expect(section).toBeInViewport();
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(filterOf(page).getByRole('button')).toHaveCount(4);
  await choiceOf(page, 'Full-Stack').click();
  await expect(page).toHaveURL('/?filter=full-stack#portfolio');
  await expect(cards.getByRole('heading')).toHaveText(fullStack);
  await choiceOf(page, 'Business Websites').click();
  await expect(cards).toHaveCount(3);
  for (const title of await cards.getByRole('heading').allTextContents()) {
    expect(business).toContain(title);
  }
  await choiceOf(page, 'All').click();
  await expect(page).toHaveURL('/#portfolio');
  await expect(cards).toHaveCount(3);
  await expect(section.getByRole('link', { name: 'View Our Portfolio' })).toHaveAttribute(
    'href',
    '/portfolio',
  );
});

import { examination } from './support/barriers';
import {
  expectReceipt,
  extra,
  kind,
  receiptOf,
  sectionOf,
  slider,
  typed,
} from './support/estimator';
import { expect, test } from './support/test';

const multipage: [string, string] = ['Multi-page website, 5 pages', '£1,200'];

test('starts with a multi-page website and adds up the selection', async ({ page }) => {
  await page.goto('/pricing');
  await expect(sectionOf(page).getByRole('radio')).toHaveCount(10);
  await expect(kind(page, /Multi-page website £1,200/)).toBeChecked();
  await expect(slider(page)).toHaveValue('5');
  await expectReceipt(page, 'Business Starter', [multipage], '£1,200');
  await expect(receiptOf(page)).toContainText('2–3 weeks');
  await expect(receiptOf(page)).toContainText('Custom projects are quoted individually (POA).');

  await extra(page, /^Blog \+£300/).check();
  await extra(page, /^Basic shop \+£1,200/).check();
  await expectReceipt(
    page,
    'Business Starter',
    [multipage, ['Blog', '£300'], ['Basic shop', '£1,200']],
    '£2,700',
  );
  await expect(receiptOf(page)).toContainText('£2,700 lies in the budget band of Growth');

  await test.step('options that a landing page excludes give the reason', async () => {
    await kind(page, /Landing page/).check();
    const blog = extra(page, /^Blog \(Not available\)/);
    await expect(blog).toBeDisabled();
    await expect(blog).not.toBeChecked();
    await expect(blog).toHaveAccessibleDescription(/^Articles need a site around them\./);
    await expectReceipt(page, 'Express Landing Page', [['Landing page, 1 page', '£500']], '£500');
    await expect(slider(page)).toHaveCount(0);
    await expect(receiptOf(page)).not.toContainText('budget band');
  });

  await test.step('included options are ticked permanently', async () => {
    await kind(page, /Professional services/).check();
    await expect(extra(page, /^Blog \(Included\) \+£0/)).toBeDisabled();
    await expect(extra(page, /^Blog/)).toBeChecked();
    await expectReceipt(
      page,
      'Professional Services Elite',
      [
        ['Professional services website, 5 pages', '£2,200'],
        ['Blog', 'included'],
        ['Basic shop', '£1,200'],
      ],
      '£3,400',
    );
    // Another package's name beside the total waits to be asked for.
    const band = receiptOf(page).getByText('£3,400 lies in the budget band of Growth');
    await expect(band).toBeHidden();
    await receiptOf(page).getByText('How does this compare?').click();
    await expect(band).toBeVisible();
    const other = receiptOf(page).getByRole('link', { name: 'see what it includes' });
    await expect(other).toHaveAttribute('href', '/pricing#growth');
  });

  await test.step('the selection is remembered', async () => {
    await kind(page, /Multi-page/).check();
    await expect(extra(page, /^Blog/)).toBeChecked();
    await expect(receiptOf(page).getByRole('definition').last()).toHaveText('£2,700');
    await expect(page).toHaveURL(
      '/pricing?type=multipage&pages=5&add-ons=blog,ecommerce-basic#estimator',
    );
  });
});

test('counts pages by slider and by number, and corrects invalid numbers', async ({ page }) => {
  await page.goto('/pricing');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(typed(page)).toHaveValue('6');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '6 pages');
  await expectReceipt(
    page,
    'Business Starter',
    [multipage, ['1 extra page × £100', '£100']],
    '£1,300',
  );
  await page.keyboard.press('End');
  await expectReceipt(
    page,
    'Multi-page website',
    [multipage, ['45 extra pages × £100', '£4,500']],
    '£5,700',
  );
  await expect(receiptOf(page)).toContainText('2–3 weeks or more');
  await page.keyboard.press('Home');
  await expectReceipt(
    page,
    'Business Starter',
    [['Multi-page website, 1 page', '£1,200']],
    '£1,200',
  );

  for (const [wrong, right] of [
    ['51', '50'],
    ['0', '1'],
    ['-7', '1'],
  ] as const) {
    await typed(page).fill('8');
    await expect(slider(page)).toHaveValue('8');
    await typed(page).fill(wrong);
    await expect(typed(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(typed(page)).toHaveAccessibleDescription(/Choose from 1 to 50 pages\.$/);
    await expect(receiptOf(page)).toContainText('3 extra pages × £100');
    await typed(page).press('Enter');
    await expect(typed(page)).toHaveValue(right);
    await expect(typed(page)).not.toHaveAttribute('aria-invalid');
    await expect(slider(page)).toHaveValue(right);
  }
  await typed(page).fill('');
  await typed(page).blur();
  await expect(typed(page)).toHaveValue('1');
  await expect(page).toHaveURL('/pricing?type=multipage&pages=1#estimator');
});

test.describe('a link to an estimate', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const lines: [string, string][] = [
    ['Beauty and wellness website, 5 pages', '£1,600'],
    ['3 extra pages × £100', '£300'],
    ['WhatsApp integration', '£500'],
    ['Calendly booking', 'included'],
    ['Instagram feed', 'included'],
  ];

  test('opens with its selection each time, and ignores invalid parts', { tag: '@full' }, async ({
    page,
    baseURL,
  }) => {
    await page.goto('/pricing?from=letter&type=beauty&pages=8&add-ons=whatsapp,pool#estimator');
    await expect(sectionOf(page)).toBeInViewport();
    await expectReceipt(page, 'Beauty & Wellness Specialist', lines, '£2,400');
    await expect(kind(page, /Beauty/)).toBeChecked();
    await expect(typed(page)).toHaveValue('8');

    await sectionOf(page).getByRole('button', { name: 'Copy link to this estimate' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/pricing?type=beauty&pages=8&add-ons=whatsapp#estimator`);
    await expect(page).toHaveURL(
      '/pricing?from=letter&type=beauty&pages=8&add-ons=whatsapp#estimator',
    );
    await page.reload();
    await expectReceipt(page, 'Beauty & Wellness Specialist', lines, '£2,400');

    await page.goto('/pricing?type=castle&pages=-1&add-ons=%00,blog');
    await expectReceipt(
      page,
      'Business Starter',
      [
        ['Multi-page website, 1 page', '£1,200'],
        ['Blog', '£300'],
      ],
      '£1,500',
    );
  });
});

test('follows the prices of the CMS', async ({ staff: page, cms }) => {
  const starter = await cms.find('packages', 'key', 'business-starter');
  const blog = await cms.find('add-ons', 'key', 'blog');
  try {
    await cms.update('packages', starter.id, { priceFromPence: 123_450, _status: 'published' });
    await cms.update('add-ons', blog.id, { pricePence: 31_000, _status: 'published' });
    await page.goto('/pricing?add-ons=blog');
    await expect(kind(page, /Multi-page website £1,234\.50/)).toBeChecked();
    await expectReceipt(
      page,
      'Business Starter',
      [
        ['Multi-page website, 5 pages', '£1,234.50'],
        ['Blog', '£310'],
      ],
      '£1,544.50',
    );
  } finally {
    for (const [collection, doc, field] of [
      ['packages', starter, 'priceFromPence'],
      ['add-ons', blog, 'pricePence'],
    ] as const) {
      await cms.update(collection, doc.id, { [field]: doc[field], _status: 'published' });
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a price list with instructions to add up', async ({ page }) => {
    await page.goto('/pricing');
    await expectReceipt(page, 'Business Starter', [multipage], '£1,200');
    const section = sectionOf(page);
    await expect(section).toContainText(/add it up by hand: .* £100 for each page above 5/);
    for (const text of ['Portfolio Pro Premium', '£7,000', 'WhatsApp integration', '+£500']) {
      await expect(section.getByText(text, { exact: true })).toBeVisible();
    }
    for (const control of await section.locator('input, button').all()) {
      await expect(control).toBeHidden();
    }
    await section.getByRole('link', { name: 'Get Accurate Quote' }).click();
    await expect(page).toHaveURL('/pricing#lead-capture');
    await expect(page.locator('#lead-capture').getByRole('heading').first()).toBeInViewport();
  });
});

test('keeps the total visible on a phone, and has no barriers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing?type=multipage&pages=8#estimator');
  await expect(kind(page, /Multi-page/)).toBeChecked();
  await extra(page, /^WhatsApp integration/).check();
  await expect(receiptOf(page)).not.toBeInViewport();
  const total = sectionOf(page).getByRole('link', {
    name: 'To the receipt: Business Starter £2,000',
  });
  await expect(total).toBeInViewport({ ratio: 1 });

  await typed(page).fill('99');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await examination(page).include('#estimator').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await total.click();
  await expect(receiptOf(page).getByRole('heading')).toBeInViewport();
});

import { siteSettings } from '../../seed/data/site';
import { expect, test } from './support/test';

const mark = 'Preview with sample content';
const showing = ['/', '/about', '/contact', '/pricing', '/portfolio', '/projects/bros-carpentry'];

test('marks every sample until the launch, and shows none of them afterwards', async ({
  page,
  cms,
}) => {
  for (const path of showing) {
    await page.goto(path);
    await expect(page.getByText(mark)).toBeVisible();
  }
  await page.goto('/about');
  await expect(page.getByText('Sample person').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sample figures' })).toBeVisible();

  // A company must not go out under the sample's registered name.
  await expect(cms.updateGlobal('site-settings', { isLaunched: true })).rejects.toThrow(
    'Enter your own details',
  );
  const { legalName, companyNumber, registeredAddress } = siteSettings;
  await cms.updateGlobal('site-settings', {
    ...{ isLaunched: true, isSample: false, legalName: 'Real Studio Ltd' },
    ...{ companyNumber: '01234567', registeredAddress: '2 High Street, Ledbury HR8 1AA' },
  });
  try {
    for (const path of showing) {
      await page.goto(path);
      await expect(page.getByText(/\bsamples?\b/i), path).toHaveCount(0);
      await expect(page.getByText(siteSettings.phone), path).toHaveCount(0);
      for (const { name } of siteSettings.people) {
        await expect(page.getByText(name), path).toHaveCount(0);
      }
    }
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).not.toContain('telephone');
  } finally {
    await cms.updateGlobal('site-settings', {
      ...{ isLaunched: false, isSample: true },
      ...{ legalName, companyNumber, registeredAddress },
    });
  }
});

test('shows who answers, beside the form and in wide windows beside questions', async ({
  page,
}) => {
  await page.goto('/pricing');
  const faces = page.getByRole('list', { name: 'Who answers' });
  await expect(faces.getByRole('listitem')).toHaveCount(siteSettings.people.length);
  await expect(faces).toContainText('Sample person');
  const questions = page.getByRole('region', { name: 'Common questions' });
  await expect(questions).toContainText('Ask Frances or Tom');
  await expect(questions.getByRole('link', { name: /^01632/ })).toHaveAttribute('href', /^tel:/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(questions.getByText('Something else?')).toBeHidden();
  await expect(questions.getByRole('link', { name: 'Ask your own question' })).toBeVisible();
  await expect(faces).toBeVisible();
});

test('on a phone, the header rings, opens WhatsApp and leads to the prices', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+44/);
  await expect(header.getByRole('link', { name: /^WhatsApp / })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/44\d+$/,
  );
  await header.getByRole('link', { name: 'Prices' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('on a tablet, the header has its action, which opens the form', async ({ page }) => {
  await page.goto('/about');
  const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(start).toBeHidden();
  await page.setViewportSize({ width: 768, height: 1024 });
  await start.click();
  await expect(page.getByRole('dialog').getByLabel('Your trade')).toBeVisible();
});

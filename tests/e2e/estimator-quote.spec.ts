import { smallPage } from './support/documents';
import { receiptOf } from './support/estimator';
import { expect, test } from './support/test';

test('passes the estimate to the enquiry form, here or on the contact page', async ({
  staff: page,
  cms,
}) => {
  const { id } = await cms.create('pages', {
    ...smallPage('Estimate and form', '/estimate-and-form'),
    sections: [
      { blockType: 'estimator', heading: 'Price your own', anchor: 'estimator' },
      { blockType: 'leadCapture', heading: 'Write to us', reply: 'Soon.' },
    ],
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/estimate-and-form?type=trades&pages=6&add-ons=blog');
  await expect(receiptOf(page).getByRole('definition').last()).toHaveText('£2,200');
  const handedOver = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('enquiry-prefill', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  const quote = receiptOf(page).getByRole('link', { name: 'Get Accurate Quote' });
  await expect(quote).toHaveAttribute('href', '#lead-capture');
  await quote.click();
  expect(await handedOver).toEqual({
    packageTier: 'trades',
    projectType: 'new_website',
    estimate: {
      type: 'trades',
      pages: 6,
      addOns: ['blog'],
      label: 'Trades website, 6 pages, £2,200',
      receipt: {
        parts: 'Trades website, 5 pages, 1 extra page × £100, Blog, Form in steps or with photos',
        total: '£2,200',
        href: '/estimate-and-form?type=trades&pages=6&add-ons=blog#estimator',
      },
    },
  });
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await expect(page.locator('#lead-capture').getByRole('textbox').first()).toBeFocused();
  const carried = page.getByRole('list', { name: 'Goes along with your message' });
  await expect(carried).toBeInViewport({ ratio: 1 });
  await expect(carried).toContainText('£2,200');
  await expect(page.getByText('Sent with your message: Trades & Services Power')).toBeVisible();
  await expect(page.getByLabel(/^Industry/)).toBeHidden();
  await carried.getByRole('link', { name: 'Change the estimate' }).click();
  await expect(receiptOf(page)).toBeInViewport();
  await expect(receiptOf(page).getByRole('definition').last()).toHaveText('£2,200');
  await cms.removeForGood('pages', id);

  const alone = await cms.create('pages', {
    ...smallPage('Estimate alone', '/estimate-alone'),
    sections: [{ blockType: 'estimator', heading: 'Price your own', anchor: 'estimator' }],
  });
  await page.goto('/estimate-alone?type=trades&pages=6&add-ons=blog');
  await expect(receiptOf(page).getByRole('definition').last()).toHaveText('£2,200');
  await quote.click();
  await expect(page.getByRole('dialog')).toContainText('Trades website, 6 pages, £2,200');
  await page.keyboard.press('Escape');
  await expect(receiptOf(page).getByRole('definition').last()).toHaveText('£2,200');
  await cms.removeForGood('pages', alone.id);
});

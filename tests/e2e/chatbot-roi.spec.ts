import { expect, test } from './support/test';

const path = '/tools/chatbot-roi';

test('computes whether a chatbot pays, and shows when it does not', async ({ page }) => {
  await page.goto(path);
  const sum = page.getByRole('region', { name: /^A month with/ });
  const row = (term: string) => sum.locator('dl > div').filter({ hasText: term });
  await expect(sum).toHaveAccessibleName('A month with Standard');
  await expect(row('Your time, 5 h')).toContainText('£125');
  await expect(row('Standard')).toContainText('−£75–100');
  await expect(row('Left over a month')).toContainText('£25–50');
  await expect(sum).toContainText('Pays from the first month');

  // Set by slider, above the conversation limit.
  const questions = page.getByLabel('Questions and enquiries', { exact: true });
  const slider = page.getByLabel('Questions and enquiries, on a scale');
  await slider.press('ArrowRight');
  await expect(questions).toHaveValue('121');
  await questions.fill('260');
  await expect(slider).toHaveValue('260');
  await expect(row('60 extra conversations')).toContainText('−£30–60');
  await questions.fill('520');
  await expect(sum).toHaveAccessibleName('A month with Professional');
  await expect(row('20 extra conversations')).toContainText('−£10–20');

  // An invalid value shows a message, keeps the last sum and is corrected on blur.
  await questions.fill('12000');
  await expect(page.getByText('Whole numbers from 0 to 1,000.')).toBeVisible();
  await expect(row('20 extra conversations')).toBeVisible();
  await questions.blur();
  await expect(questions).toHaveValue('1000');

  await questions.fill('20');
  await expect(row('Left over a month')).toContainText('−£79.17 to −£54.17');
  await expect(sum).toContainText('Does not pay at these figures. At 97 questions a month');

  // The assumption is not part of the sum until the visitor enters one.
  await expect(row('Assumed')).toHaveCount(0);
  await page.getByLabel('Customers lost out of hours', { exact: true }).fill('1');
  await expect(row('Assumed: 1 customer')).toContainText('£150');

  await sum.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog').getByLabel('What do you need?')).toHaveValue(
    /Your calculator recommends Standard, with £70\.83–95\.83 left over a month, for 20 questions/,
  );
});

test('shows its example without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL + path);
  const sum = page.getByRole('region', { name: 'A month with Standard' });
  await expect(sum).toContainText('£25–50');
  await expect(sum).toContainText('120 questions a month, 50% of them for the chatbot');
  await expect(page.getByRole('slider')).toHaveCount(0);
  for (const [name, target] of [
    ['What the chatbot does', '/services/ai-chatbot'],
    ['Both tiers in the price list', '/pricing#chatbot'],
    ['Get Started', '/#lead-capture'],
  ] as const) {
    await expect(sum.getByRole('link', { name })).toHaveAttribute('href', target);
  }
  await context.close();
});

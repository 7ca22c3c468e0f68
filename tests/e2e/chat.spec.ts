import type { Page } from '@playwright/test';
import { openInBackOffice } from './support/back-office';
import { examination, findBarriers } from './support/barriers';
import { mailsWith } from './support/mail';
import { newBrowser } from './support/sign-in';
import { expect, test } from './support/test';

const tab = { name: 'Ask a question' } as const;

async function openChat(page: Page) {
  await page.getByRole('button', tab).click();
  return page.getByRole('dialog');
}

/** On a phone the tab comes when the visitor scrolls back, wherever it covers no control. */
async function openChatOnPhone(page: Page) {
  await expect(page.locator('[data-chat-tab]')).toBeAttached();
  await expect(async () => {
    await page.evaluate(async () => {
      // From the page's end, whose links the tab would cover, the walk begins again.
      const isAtEnd = scrollY + innerHeight * 2 > document.documentElement.scrollHeight;
      scrollBy({ top: isAtEnd ? -scrollY : innerHeight * 2, behavior: 'instant' });
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      scrollBy({ top: -90, behavior: 'instant' });
    });
    // A tab over a control goes again, even once it was seen: then the next place is tried.
    await page.getByRole('button', tab).click({ timeout: 2_000 });
  }).toPass();
  return page.getByRole('dialog');
}

test('answers from the price list with a link, and closes with Escape', async ({ page }) => {
  await page.goto('/about');
  const chat = await openChat(page);
  await expect(chat.getByLabel('Your question')).toBeFocused();
  await page.keyboard.type('How much is a Business Starter website?');
  await page.keyboard.press('Enter');
  await expect(
    chat.getByText('Business Starter costs £1,200–1,600, is ready in 2–3 weeks and has 5–8 pages.'),
  ).toBeVisible();
  const { violations } = await examination(page).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', tab)).toBeFocused();
  await page.keyboard.press('Enter');
  await chat.getByLabel('Your question').fill('Can I get my money back?');
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await chat
    .getByRole('link', { name: /Read it on/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#|policy/);
});

test('loads in a browser that never calls back as idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout
        ? window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout)
        : 0;
  });
  await page.goto('/about');
  await expect(page.locator('[data-chat-tab]')).toBeAttached();
});

test('opens from the menu of a phone and adds up a described website', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(page.locator('[data-chat-tab]')).toBeAttached();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Ask a question' }).click();
  const chat = page.getByRole('dialog', { name: 'Ask a question' });
  await expect(chat.getByLabel('Your question')).toBeFocused();
  await page.keyboard.type('How much for 6 pages with WhatsApp?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('£1,800 together, ready in 2–3 weeks.')).toBeVisible();
  await chat.getByRole('link', { name: 'Get Started with Multi-page website, 6 pages' }).click();
  const form = page.getByRole('dialog', { name: 'Get Started' });
  await expect(form.getByText('Multi-page website, 6 pages, £1,800')).toBeVisible();
});

test('answers in the page that sells chatbots, in place of its tab', async ({ page }) => {
  await page.goto('/services/ai-chatbot');
  const demo = page.getByRole('region', { name: 'Try our chatbot' });
  await demo.getByRole('button', { name: 'What does a website cost?' }).click();
  await expect(demo.getByText(/^A website costs:\sExpress Landing Page: £500–700/)).toBeVisible();
  await demo.getByLabel('Your question').fill('Do you deliver flowers?');
  await demo.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(demo.getByText('I don’t know.')).toBeVisible();
  await demo.getByRole('button', { name: 'Ask a person' }).click();
  await expect(demo.getByLabel('Your question')).toHaveValue('Do you deliver flowers?');
  await expect(page.getByRole('button', tab)).toBeHidden();
});

test('each chatbot on its page carries its price and name to the short form', async ({ page }) => {
  await page.goto('/services/ai-chatbot');
  const form = page.getByRole('dialog', { name: 'Get Started' });
  for (const [name, price] of [
    ['Standard', '£75–100 a month'],
    ['Professional', '£150–200 a month'],
  ] as const) {
    await page.getByRole('link', { name: `Get Started with ${name}` }).click();
    await expect(form).toContainText(`AI chatbot ${name} · ${price}`);
    await expect(form.getByLabel('What do you need?')).toHaveValue(
      `I would like the AI chatbot ${name}.`,
    );
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }
});

test('opens on a trade’s page with the question for its price', async ({ page }) => {
  await page.goto('/web-design-cheltenham/plumbers');
  const chat = await openChat(page);
  await chat.getByRole('button', { name: 'What does a website for plumbers cost?' }).click();
  await expect(chat.getByText(/^A site for plumbers .* costs £1,800–2,200, /)).toBeVisible();

  // A trade that the visitor names counts from then on, in place of the page's.
  for (const asked of ['I run a salon. Who owns the website?', 'How much is it?']) {
    await chat.getByLabel('Your question').fill(asked);
    await chat.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(chat.getByText('Looking …')).toHaveCount(0);
  }
  await expect(
    chat.getByText(/^A site for beauty businesses .* costs £1,600–1,900, /),
  ).toBeVisible();
});

test('opens on any page with the page’s example questions, and answers both halves of a question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const chat = await openChatOnPhone(page);
  await expect(chat.getByRole('listitem').getByRole('button')).toHaveCount(3);
  await chat.getByRole('button', { name: 'Who owns the website?' }).click();
  await expect(chat.getByRole('heading', { name: 'Who owns the website?' })).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Can you do my accounts?' })).toHaveCount(0);
  const two = 'Will I be first on Google and can I pay monthly?';
  await chat.getByLabel('Your question').fill(two);
  await page.keyboard.press('Enter');
  await expect(
    chat.getByRole('heading', { name: 'Will my site come first on Google?' }),
  ).toBeVisible();
  await expect(chat.getByRole('heading', { name: 'What do I pay, and when?' })).toBeVisible();
});

test('answers those who leave a website builder', async ({ page }) => {
  await page.goto('/about');
  const chat = await openChat(page);
  await chat.getByLabel('Your question').fill('Can you move my domain and email from Wix?');
  await page.keyboard.press('Enter');
  await expect(
    chat.getByText(/Yes, wherever you bought it\. The domain stays in your name/),
  ).toBeVisible();
  await chat.getByRole('link', { name: /Read it on/ }).click();
  await expect(page).toHaveURL('/services#questions');
});

test('a wish to be rung is answered by a button that opens the short form', async ({ page }) => {
  await page.goto('/about');
  const chat = await openChat(page);
  await chat.getByLabel('Your question').fill('Can you ring me back?');
  await page.keyboard.press('Enter');
  await chat.getByRole('link', { name: 'Leave your number' }).click();
  const form = page.getByRole('dialog', { name: 'Get Started' });
  await expect(form.getByRole('radio', { name: 'Ring me' })).toBeChecked();
  await expect(form.getByLabel('Phone')).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('an unknown question goes to a person, whose answer appears in the chat', async ({
  browser,
  baseURL,
  staff,
  cms,
}) => {
  const visitor = await newBrowser(browser, baseURL);
  await visitor.goto('/pricing');
  await visitor.getByRole('button', { name: 'No, don’t' }).click();
  const chat = await openChat(visitor);
  await chat.getByLabel('Your question').fill('Do you deliver flowers?');
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(chat.getByText('I don’t know.')).toBeVisible();
  await expect(chat.getByRole('link', { name: 'Send the short form' })).toBeVisible();
  // The visitor refused statistics, so nothing is kept.
  const kept = await cms.list('unanswered-questions');
  expect(kept.filter(({ question }) => question === 'Do you deliver flowers?')).toEqual([]);

  await chat.getByRole('button', { name: 'Ask a person' }).click();
  await expect(chat.getByLabel('Your question')).toHaveValue('Do you deliver flowers?');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByText('Please enter a valid email address')).toBeVisible();
  await chat.getByLabel('Your name').fill('Flora Bunch');
  await chat.getByLabel('E-mail').fill('flora@bunch.example');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByText(/We have your question/)).toBeVisible();
  await mailsWith('Reply-To', 'flora@bunch.example', 1);

  const { id } = await cms.find('conversations', 'email', 'flora@bunch.example');
  await openInBackOffice(staff, `/cms/collections/conversations/${id}`);
  await staff.getByLabel('Your answer').fill('Only to clients, on launch day.');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(chat.getByText('Only to clients, on launch day.')).toBeVisible();
  // The conversation is found again on the next page, and its visitor can leave.
  await visitor.goto('/about');
  await openChat(visitor);
  await expect(visitor.getByText('Only to clients, on launch day.')).toBeVisible();
  await visitor.context().close();
});

test('on a phone the chat is a sheet, and its page has no barriers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/scanner-terms');
  const chat = await openChatOnPhone(page);
  await expect(chat.getByLabel('Your question')).toBeFocused();
  expect((await chat.boundingBox())?.width).toBe(320);
  expect(await findBarriers(page)).toEqual([]);
  for (const question of ['Do you deliver flowers?', 'Who owns the website?']) {
    await chat.getByLabel('Your question').fill(question);
    await chat.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(chat.getByText(question, { exact: true }).first()).toBeVisible();
    // The next question waits for this answer.
    await expect(chat.getByText('Looking …')).toHaveCount(0);
  }
  // However long the answers are, the header of the site covers nothing of the sheet.
  await chat.getByRole('button', { name: 'Close the chat' }).click({ trial: true });
  const box = await chat.getByRole('heading', { name: 'Ask a question' }).boundingBox();
  const atTop = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.textContent,
    [(box?.x ?? 0) + 4, (box?.y ?? 0) + 2],
  );
  expect(atTop).toBe('Ask a question');
});

test('the tab on a phone makes way while the visitor reads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const place = page.locator('[data-chat-tab]');
  await expect(place).toBeInViewport();
  const scroll = (pixels: number) => page.evaluate((by) => scrollBy(0, by), pixels);
  await scroll(600);
  await expect(place).not.toBeInViewport();
  await scroll(-60);
  await expect(place).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search answers the same', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('busines starter price');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('heading', { name: 'Business Starter' })).toBeVisible();
    await expect(page.getByText('£1,200–1,600').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.goto('/search?q=Do+you+deliver+flowers');
    await expect(page.getByText('Nothing on this site answers that')).toBeVisible();
    await page.goto('/services/ai-chatbot');
    await page.getByRole('region', { name: 'Try our chatbot' }).getByRole('link').click();
    await expect(page).toHaveURL('/search');
  });
});

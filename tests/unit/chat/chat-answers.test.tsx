// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnswerView, FoundAnswer } from '@/chat/rules/answers';
import { Questions } from '@/chat/ui/Questions';
import { open, serverAnswers, words } from '../support/dom';

const starter: AnswerView = {
  title: 'Business Starter',
  text: 'Business Starter costs £1,200–1,600 and has 5–8 pages.',
  price: '£1,200–1,600',
  href: '/pricing#packages',
  page: 'Pricing',
};
const refund: AnswerView = {
  title: 'Can I get my money back?',
  text: 'Within 14 days.',
  price: null,
  href: '/about#faq',
  page: 'About',
};
const hours: AnswerView = { ...refund, title: 'When are you open?', href: null };
const scan: AnswerView = {
  ...refund,
  title: 'What does the scan check?',
  href: '/scan',
  isRelated: true,
};

const facts = {
  brandName: 'FTJ Studio',
  email: 'hello@ftjstudio.example',
  phone: null,
  isContactSample: false,
  hours: 'Monday to Friday',
  privacyHref: null,
  examples: [],
};

/** Queries within the list of questions and answers. */
const logOf = () => within(screen.getByRole('log'));
type Log = ReturnType<typeof logOf>;

/** The chat after one question. */
async function askWith(found: FoundAnswer, hasModel: boolean) {
  serverAnswers(found);
  const { fill, press } = open(<Questions {...facts} hasModel={hasModel} onPerson={() => {}} />);
  await fill('Your question', 'What does a website cost?');
  await press('Ask');
  await screen.findByRole('link', { name: found.status === 'unknown' ? 'Scans' : scan.title });
  return logOf();
}

const textOf = (log: Log) => words(log.getByText(/A program answers/).parentElement);
const linksIn = (log: Log) =>
  log.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('an answer in the chat', () => {
  it('in a model’s words names the model, and links what it comes from', async () => {
    const text = 'A website of six pages costs £1,200–1,600, with 14 days to cancel.';
    const log = await askWith(
      {
        status: 'answered',
        answer: starter,
        others: [scan],
        worded: { text, sources: [starter, refund, hours] },
      },
      true,
    );
    const shown = textOf(log);
    expect(shown).toContain('goes to a language model that words the answer.');
    expect(shown).toContain(`${text}Put into words by a language model. It comes from:`);
    for (const part of [starter.title, '£1,200–1,600', refund.title, hours.title]) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toContain(starter.text);
    expect(linksIn(log)).toEqual([
      [starter.title, starter.href],
      [refund.title, refund.href],
      [scan.title, scan.href],
    ]);
  });

  it('without a model is the passage itself, and mentions no model', async () => {
    const log = await askWith({ status: 'answered', answer: starter, others: [scan] }, false);
    const shown = textOf(log);
    expect(shown).toContain(`${starter.text}Read it on “Pricing”`);
    // The sentence says the name and the price: neither stands there twice.
    expect(shown?.split('£1,200–1,600')).toHaveLength(2);
    expect(log.queryByRole('heading')).toBeNull();
    expect(shown).not.toContain('model');
    expect(linksIn(log)).toEqual([
      ['Read it on “Pricing”', starter.href],
      [scan.title, scan.href],
    ]);
  });

  it('of a text has the question as its heading', async () => {
    const log = await askWith({ status: 'answered', answer: refund, others: [scan] }, false);
    expect(log.getByRole('heading').textContent).toBe(refund.title);
    expect(textOf(log)).toContain(`${refund.title}${refund.text}Read it on “About”`);
  });

  it('that is not known offers a person by a button, then the form', async () => {
    const log = await askWith({ status: 'unknown', others: [{ ...scan, title: 'Scans' }] }, false);
    expect(textOf(log)).toMatch(/I don’t know\. .*Ask a personSend the short formThe nearest:/);
    expect(log.getByRole('button', { name: 'Ask a person' })).toBeDefined();
    expect(log.queryByText(/Do you mean/)).toBeNull();
  });

  it('that is not known offers questions that may be meant, each asked with one press', async () => {
    serverAnswers({ status: 'unknown', others: [scan, refund, starter] });
    const { fill, press } = open(<Questions {...facts} hasModel={false} onPerson={() => {}} />);
    await fill('Your question', 'I’m skint, what then?');
    await press('Ask');
    await screen.findByText('I don’t know. Do you mean one of these?');
    expect(linksIn(logOf()).map(([title]) => title)).toContain(starter.title);
    const asked = serverAnswers({ status: 'answered', answer: refund, others: [] });
    await press(refund.title);
    expect((await screen.findByRole('heading')).textContent).toBe(refund.title);
    expect(asked.sent().at(-1)).toMatchObject({ question: refund.title });
  });
});

describe('what else answers', () => {
  const far: AnswerView = { ...refund, title: 'What belongs in a sitemap', href: '/tools/sitemap' };
  const bot = { ...scan, title: 'Which websites you may scan', href: '/scanner-terms' };
  const more = { ...scan, title: 'When you scan a website', href: '/privacy-policy' };

  it('is linked below an answer if it is close, at most twice', async () => {
    const others = [far, scan, bot, more];
    const log = await askWith({ status: 'answered', answer: hours, others }, false);
    expect(linksIn(log).map(([title]) => title)).toEqual([scan.title, bot.title]);
  });

  it('of a second question stands below the first answer', async () => {
    serverAnswers({ status: 'answered', answer: hours, also: refund, others: [] });
    const { fill, press } = open(<Questions {...facts} hasModel={false} onPerson={() => {}} />);
    await fill('Your question', 'When are you open, and can I get my money back?');
    await press('Ask');
    await screen.findByRole('heading', { name: refund.title });
    const headings = logOf().getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual([hours.title, refund.title]);
  });
});

it('asks an example at a press, and offers none after it', async () => {
  serverAnswers({ status: 'answered', answer: refund, others: [] });
  const examples = ['Can I get my money back?', 'Who owns the website?'];
  const all = { ...facts, examples, hasModel: false };
  const { press } = open(<Questions {...all} onPerson={() => {}} />);
  await press('Can I get my money back?');
  await screen.findByText(refund.text);
  expect(screen.queryByRole('button', { name: 'Who owns the website?' })).toBeNull();
});

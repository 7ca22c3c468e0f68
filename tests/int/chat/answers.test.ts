import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '../../../seed/seed-database';
import { startSite } from '../support/running-site';
import { answerable, unanswerable } from './questions';
import { askedOfTheTrade, shortQuestions } from './questions-short';

const site = await startSite();
afterAll(site.stop);
// It loads the configuration, which reads the environment of the running site.
const { findAnswer } = await import('@/chat/store/find-answer');

beforeAll(() => seedDatabase(site.payload));

/** Shares that the search reaches; a change of its rules must not fall below. */
const firstIsRight = 0.91;
const rightIsShown = 0.98;
const shortIsRight = 0.98;
const unknownIsSaid = 1;

const share = (hits: number, all: number) => Math.round((hits / all) * 1000) / 1000;

type Questions = typeof shortQuestions;

/** Shares of the questions whose first answer is right, and of those for which a right one is shown. */
async function measure(questions: Questions) {
  const misses: string[] = [];
  let [first, shown] = [0, 0];
  for (const [question, ...right] of questions) {
    const found = await findAnswer(question);
    const views =
      found.status === 'answered'
        ? [found.answer, ...found.others]
        : found.status === 'unknown'
          ? found.others
          : [];
    const isRight = ({ title, href }: (typeof views)[number]) =>
      right.some((wanted) =>
        wanted.startsWith('/') ? href?.startsWith(wanted) : title.startsWith(wanted),
      );
    const isFirst = found.status === 'answered' && isRight(found.answer);
    if (isFirst) first += 1;
    if (views.some(isRight)) shown += 1;
    const got = views.map(({ title, href }) => `${title} <${href}>`).join(' | ');
    if (!isFirst)
      misses.push(`${views.some(isRight) ? '~' : '✗'} ${question} → ${found.status}: ${got}`);
  }
  const all = questions.length;
  return { first: share(first, all), shown: share(shown, all), misses: misses.join('\n') };
}

describe('the published answers', () => {
  it('are found for what visitors ask', async () => {
    expect(answerable.length).toBeGreaterThanOrEqual(150);
    const { first, shown, misses } = await measure(answerable);
    expect(first, misses).toBeGreaterThanOrEqual(firstIsRight);
    expect(shown, misses).toBeGreaterThanOrEqual(rightIsShown);
  });

  it('are found for a trade, a price and a town in a few words', async () => {
    expect(shortQuestions.length).toBeGreaterThanOrEqual(40);
    const { first, misses } = await measure(shortQuestions);
    expect(first, misses).toBeGreaterThanOrEqual(shortIsRight);
  });

  it('begin with the price, the time, the pages and the form of the trade’s package', async () => {
    expect(await findAnswer('how much for a plumber website')).toMatchObject({
      answer: {
        title: 'Trades & Services Power',
        price: '£1,800–2,200',
        text: expect.stringMatching(/Ready in 2–3 weeks\. Pages: 5–8\./),
        start: '/contact?package=trades#lead-capture',
      },
    });
  });

  it.each(askedOfTheTrade)('leave the work of a trade to it: %s', async (question, nearest) => {
    const found = await findAnswer(question);
    expect(found).toMatchObject({ status: 'unknown', trade: expect.any(String) });
    expect(found.status === 'unknown' && found.others[0]?.href).toBe(nearest);
  });

  it('are not made up for what nobody has written about', async () => {
    expect(unanswerable).toHaveLength(50);
    const invented: string[] = [];
    for (const question of unanswerable) {
      const found = await findAnswer(question);
      if (found.status === 'answered')
        invented.push(`${question} → ${found.answer.title} <${found.answer.href}>`);
    }
    const said = share(unanswerable.length - invented.length, unanswerable.length);
    expect(said, invented.join('\n')).toBeGreaterThanOrEqual(unknownIsSaid);
  });

  it('name nothing as near that shares only a word with the question', async () => {
    expect(await findAnswer('Do you deliver flowers?')).toEqual({ status: 'unknown', others: [] });
  });
});

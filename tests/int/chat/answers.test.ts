import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '../../../seed/seed-database';
import { startSite } from '../support/running-site';
import { answerable, unanswerable } from './questions';

const site = await startSite();
afterAll(site.stop);
// It loads the configuration, which reads the environment of the running site.
const { findAnswer } = await import('@/chat/store/find-answer');

beforeAll(() => seedDatabase(site.payload));

/** Shares that the search reaches; a change of its rules must not fall below. */
const firstIsRight = 0.88;
const rightIsShown = 0.96;
const unknownIsSaid = 0.96;

const share = (hits: number, all: number) => Math.round((hits / all) * 1000) / 1000;

describe('the published answers', () => {
  it('are found for what visitors ask', async () => {
    expect(answerable.length).toBeGreaterThanOrEqual(150);
    const misses: string[] = [];
    let [first, shown] = [0, 0];
    for (const [question, ...right] of answerable) {
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
    const reached = [share(first, answerable.length), share(shown, answerable.length)];
    expect(reached[0], misses.join('\n')).toBeGreaterThanOrEqual(firstIsRight);
    expect(reached[1], misses.join('\n')).toBeGreaterThanOrEqual(rightIsShown);
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

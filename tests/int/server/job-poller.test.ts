import { expect, it } from 'vitest';
import { pollJobs } from '../../../src/platform/supervisor/site.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Poll = { answer: (status: number) => void; fail: (error: Error) => void };

function startPolling(isReady = () => true) {
  const polls: Poll[] = [];
  const said: string[] = [];
  const stop = pollJobs({
    poll: () => new Promise((answer, fail) => polls.push({ answer, fail })),
    isReady,
    warn: (text) => said.push(text),
    tell: (text) => said.push(text),
    everyMs: 1,
  });
  return { polls, said, stop };
}

it('never starts a round before the last one is over', async () => {
  const { polls, stop } = startPolling();
  for (const round of [1, 2, 3]) {
    await waitUntil(() => polls.length === round);
    // Many intervals: a second round would have started by now.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(polls).toHaveLength(round);
    polls[round - 1]?.answer(200);
  }
  stop();
});

it('reports an outage once, and its end', async () => {
  const { polls, said, stop } = startPolling();
  const failing = async (round: number) => {
    await waitUntil(() => polls.length === round);
    polls[round - 1]?.fail(new Error('socket hang up'));
  };
  for (const round of [1, 2, 3, 4, 5]) await failing(round);
  await waitUntil(() => polls.length === 6);
  expect(said).toEqual(['can’t be run at the moment (socket hang up); will keep trying']);
  polls[5]?.answer(200);
  await waitUntil(() => polls.length === 7);
  expect(said[1]).toBe('running again');
  stop();
});

it('waits until the site is ready, and stops polling once stopped', async () => {
  let ready = false;
  let asked = 0;
  const { polls, stop } = startPolling(() => {
    asked += 1;
    return ready;
  });
  await waitUntil(() => asked > 3);
  expect(polls).toHaveLength(0);
  ready = true;
  await waitUntil(() => polls.length === 1);
  stop();
  polls[0]?.answer(200);
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toBe(before);
});

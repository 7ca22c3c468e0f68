import { describe, expect, it } from 'vitest';
import { type Ended, sideBySide, type Task } from '../../run/side-by-side';

/** Plays a list; every task works until the test says how it ended. */
function play(tasks: readonly Task[], places = 2) {
  const open = new Map<string, (hasFailed: boolean) => void>();
  const events: string[] = [];
  const done = sideBySide(tasks, {
    places,
    work: ({ id }) => {
      events.push(`${id} starts`);
      return new Promise<Ended<string>>((resolve) => {
        open.set(id, (hasFailed) => resolve({ result: hasFailed ? 'failed' : 'ok', hasFailed }));
      });
    },
    onEnd: ({ id }, result) => events.push(`${id} ${result}`),
    onSkip: ({ id }) => events.push(`${id} left out`),
  });
  return {
    events,
    done,
    /** Ends one task, and lets the others react. */
    async end(id: string, { hasFailed = false } = {}) {
      open.get(id)?.(hasFailed);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('work side by side', () => {
  it('takes as many as there are places, in the order of the list', async () => {
    const { events, end, done } = play([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    expect(events).toEqual(['a starts', 'b starts']);
    await end('b');
    expect(events).toEqual(['a starts', 'b starts', 'b ok', 'c starts']);
    await end('c');
    await end('a');
    await done;
    expect(events.slice(4)).toEqual(['c ok', 'a ok']);
  });

  it('lets others go ahead of one that has to wait', async () => {
    const { events, end, done } = play([{ id: 'a' }, { id: 'b', needs: 'a' }, { id: 'c' }]);
    expect(events).toEqual(['a starts', 'c starts']);
    await end('a');
    expect(events.slice(2)).toEqual(['a ok', 'b starts']);
    await end('b');
    await end('c');
    await done;
  });

  it('leaves out what needs one that failed, and what needs that', async () => {
    const tasks = [{ id: 'a' }, { id: 'b', needs: 'a' }, { id: 'c', needs: 'b' }, { id: 'd' }];
    const { events, end, done } = play(tasks, 1);
    await end('a', { hasFailed: true });
    await end('d');
    await done;
    expect(events).toEqual([
      ...['a starts', 'a failed', 'b left out', 'c left out', 'd starts', 'd ok'],
    ]);
  });

  it('starts what it needs first, wherever that stands', async () => {
    const { events, end, done } = play([{ id: 'b', needs: 'a' }, { id: 'a' }]);
    await end('a');
    await end('b');
    await done;
    expect(events).toEqual(['a starts', 'a ok', 'b starts', 'b ok']);
  });

  it('takes for done what is not in the list', async () => {
    const { events, end, done } = play([{ id: 'b', needs: 'z' }]);
    await end('b');
    await done;
    expect(events).toEqual(['b starts', 'b ok']);
  });

  it('says so when two wait for each other, instead of waiting with them', async () => {
    const { done } = play([
      { id: 'a', needs: 'b' },
      { id: 'b', needs: 'a' },
    ]);
    await expect(done).rejects.toThrow('wait for each other');
  });

  it('is over at once when there is nothing to do', async () => {
    await play([]).done;
  });
});

import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { raceWithSignal, runWithDeadline } from '@/scanner/fetch/guarded-request';

const never = new AbortController().signal;

/** Holds this thread, as a crowded machine does. */
function holdThread(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('a deadline', () => {
  it('does not count the time in which our thread could not listen', async () => {
    const answer = await runWithDeadline(200, never, (signal) => {
      holdThread(400);
      return raceWithSignal(signal, setTimeout(1, 'heard'));
    });
    expect(answer).toBe('heard');
  });

  it('blames a silent server', async () => {
    const silence = runWithDeadline(50, never, (signal) =>
      raceWithSignal(signal, new Promise(() => {})),
    );
    await expect(silence).rejects.toMatchObject({ code: 'timeout' });
  });

  it('ends on a machine that never listens, and does not blame the server', async () => {
    const silence = runWithDeadline(100, never, (signal) => {
      holdThread(400);
      return raceWithSignal(signal, new Promise(() => {}));
    });
    await expect(silence).rejects.toMatchObject({ code: 'busy' });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { rememberFor } from '@/platform/remember-for';
import { beginNewEdition } from '@/platform/site-edition';

function remembered(ask: () => Promise<number>) {
  const clock = { now: 0 };
  return { clock, get: rememberFor(1000, ask, () => clock.now) };
}

describe('an answer cached for a second', () => {
  it('is computed once for all callers in that time', async () => {
    const ask = vi.fn(async () => ask.mock.calls.length);
    const { clock, get } = remembered(ask);
    const together = await Promise.all([get(), get()]);
    clock.now = 999;
    expect([...together, await get()]).toEqual([1, 1, 1]);
  });

  it('is computed again afterwards', async () => {
    const ask = vi.fn(async () => ask.mock.calls.length);
    const { clock, get } = remembered(ask);
    await get();
    clock.now = 1000;
    expect(await get()).toBe(2);
  });

  it('is computed again once the site has changed', async () => {
    const ask = vi.fn(async () => ask.mock.calls.length);
    const { get } = remembered(ask);
    await get();
    beginNewEdition();
    expect([await get(), await get()]).toEqual([2, 2]);
  });

  it('is not cached after a failure', async () => {
    const ask = vi.fn(async () => 7).mockRejectedValueOnce(new Error('away'));
    const { get } = remembered(ask);
    await expect(get()).rejects.toThrow('away');
    expect(await get()).toBe(7);
  });
});

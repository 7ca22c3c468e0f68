import { expect, it } from 'vitest';
import { createSingleQueue, QueueFull } from '@/platform/pdf/single-queue';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait: () => opened, open: () => open() };
}

it('work runs one at a time, in order of arrival', async () => {
  const queued = createSingleQueue(5);
  const said: string[] = [];
  const first = gate();
  const work = (name: string, wait?: () => Promise<void>) =>
    queued(async () => {
      said.push(`${name} begins`);
      await wait?.();
      said.push(`${name} ends`);
      return name;
    });
  const all = [work('a', first.wait), work('b'), work('c')];
  await Promise.resolve();
  expect(said).toEqual(['a begins']);
  first.open();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('a failure does not stop the queue', async () => {
  const queued = createSingleQueue(5);
  const broken = queued(async () => {
    throw new Error('It broke.');
  });
  const next = queued(async () => 'fine');
  await expect(broken).rejects.toThrow('It broke.');
  expect(await next).toBe('fine');
});

it('a full queue rejects requests, and accepts them again later', async () => {
  const queued = createSingleQueue(1);
  const first = gate();
  const under = [queued(first.wait), queued(async () => {})];
  await expect(queued(async () => {})).rejects.toThrow(QueueFull);
  first.open();
  await Promise.all(under);
  await expect(queued(async () => 'again')).resolves.toBe('again');
});

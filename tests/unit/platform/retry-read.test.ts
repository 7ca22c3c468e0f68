import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs, retryRead, waitFor } from '@/platform/retry-read';

type Attempt = number | Error;

/** A server with this sequence of statuses or network failures. */
function serverThat(attempts: Attempt[], mayRetry?: () => boolean) {
  const waits: number[] = [];
  let asked = 0;
  const ask = async () => {
    const attempt = attempts[asked] ?? 200;
    asked += 1;
    if (attempt instanceof Error) throw attempt;
    return new Response(null, { status: attempt });
  };
  const tools = {
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
    ...(mayRetry ? { mayRetry } : {}),
  };
  return { result: () => retryRead(ask, tools), waits, asked: () => asked };
}

const unreachable = new TypeError('Failed to fetch');

describe('a read request', () => {
  it.each([200, 204, 400, 403, 404, 429])('is sent once when answered with %i', async (status) => {
    const server = serverThat([status]);
    expect((await server.result()).status).toBe(status);
    expect(server.asked()).toBe(1);
  });

  it('is repeated, with growing waits, until it is answered', async () => {
    const server = serverThat([500, unreachable, 503, 200]);
    expect((await server.result()).status).toBe(200);
    expect(server.waits).toEqual([500, 1_000, 2_000]);
  });

  it('is sent four times at most, and returns the last failure', async () => {
    const failing = serverThat([500, 500, 500, 502, 200]);
    expect((await failing.result()).status).toBe(502);
    expect(failing.asked()).toBe(4);
    const silent = serverThat(Array(5).fill(unreachable));
    await expect(silent.result()).rejects.toBe(unreachable);
    expect(silent.asked()).toBe(4);
  });

  it('is not repeated where that is useless', async () => {
    const offline = serverThat([unreachable], () => false);
    await expect(offline.result()).rejects.toBe(unreachable);
    expect(offline.asked()).toBe(1);
  });

  it('is not repeated after an abort', async () => {
    const calledOff = new DOMException('Aborted', 'AbortError');
    const server = serverThat([calledOff]);
    await expect(server.result()).rejects.toBe(calledOff);
    expect(server.asked()).toBe(1);
  });
});

describe('the wait', () => {
  it('grows up to 30 seconds', () => {
    fc.assert(
      fc.property(fc.nat(60), (retry) => {
        expect(backOffMs(retry)).toBeLessThanOrEqual(30_000);
        expect(backOffMs(retry + 1)).toBeGreaterThanOrEqual(backOffMs(retry));
      }),
    );
    expect(backOffMs(60)).toBe(30_000);
  });

  it('ends at an abort, before or during it', async () => {
    const run = new AbortController();
    const waiting = waitFor(60_000, run.signal);
    run.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await expect(waitFor(60_000, run.signal)).rejects.toThrow('aborted');
    await expect(waitFor(0, new AbortController().signal)).resolves.toBeUndefined();
  });
});

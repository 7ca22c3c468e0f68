import { describe, expect, it } from 'vitest';
import { type AskMailRecords, readMailRecords } from '@/scanner/dns/read-mail-records';

const never = new AbortController().signal;

/** Name servers that answer from tables and note what they are asked. */
function servers(mx: Record<string, string[]>, txt: Record<string, string[]>) {
  const asked: string[] = [];
  const answer = (kind: string, table: Record<string, string[]>) => async (name: string) => {
    asked.push(`${kind} ${name}`);
    return table[name] ?? [];
  };
  const ask: AskMailRecords = { mx: answer('MX', mx), txt: answer('TXT', txt) };
  return { ask, asked };
}

describe('mail records', () => {
  it('are those of the domain, not of the host', async () => {
    const { ask, asked } = servers(
      { 'crumb.co.uk': ['mx.crumb.co.uk'] },
      {
        'crumb.co.uk': ['google-site-verification=1', 'v=spf1 -all', 'V=SPF1 a'],
        '_dmarc.crumb.co.uk': ['v=DMARC1; p=none', 'other'],
      },
    );
    expect(await readMailRecords('www.crumb.co.uk', 1000, never, ask)).toEqual({
      known: true,
      value: {
        domain: 'crumb.co.uk',
        takesMail: true,
        spf: ['v=spf1 -all', 'V=SPF1 a'],
        dmarc: ['v=DMARC1; p=none'],
      },
    });
    expect(asked.toSorted()).toEqual([
      'MX crumb.co.uk',
      'TXT _dmarc.crumb.co.uk',
      'TXT crumb.co.uk',
    ]);
  });

  it('are none for a null mail server and under a website builder', async () => {
    const { ask, asked } = servers({ 'crumb.co.uk': ['.'] }, { 'crumb.co.uk': ['v=spf10'] });
    expect(await readMailRecords('crumb.co.uk', 1000, never, ask)).toMatchObject({
      value: { takesMail: false, spf: [] },
    });
    await readMailRecords('crumb.github.io', 1000, never, ask);
    expect(asked).toContain('MX crumb.github.io');
  });

  it('are unknown without a domain or an answer', async () => {
    const { ask, asked } = servers({}, {});
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect((await readMailRecords(host, 1000, never, ask)).known, host).toBe(false);
    }
    expect(asked).toEqual([]);
    const failing: AskMailRecords = {
      ...ask,
      mx: () => Promise.reject(Object.assign(new Error('queryMx'), { code: 'ESERVFAIL' })),
    };
    expect(await readMailRecords('crumb.co.uk', 1000, never, failing)).toEqual({
      known: false,
      because: 'The name servers did not answer.',
    });
    const silent: AskMailRecords = {
      ...ask,
      txt: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        }),
    };
    expect((await readMailRecords('crumb.co.uk', 1, never, silent)).known).toBe(false);
  });

  it('end with the scan', async () => {
    const { ask } = servers({}, {});
    const stop = AbortSignal.abort(new Error('Stopped'));
    const failing: AskMailRecords = { ...ask, mx: () => Promise.reject(stop.reason) };
    await expect(readMailRecords('crumb.co.uk', 1000, stop, failing)).rejects.toThrow('Stopped');
  });
});

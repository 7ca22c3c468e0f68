import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  asRequest,
  calmLogger,
  keepConsoleCalm,
  logLineLimit,
  mostLinesOfAStorm,
} from '@/platform/calm-log';

const { error, warn, log, info, debug } = console;
let lines: string[];

beforeEach(() => {
  lines = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
  }
  keepConsoleCalm();
});
afterEach(() => {
  Object.assign(console, { error, warn, log, info, debug });
});

const { logMethod } = calmLogger.options.hooks;

it('writes one line per event, with the request but without secrets in its address', () => {
  asRequest({ method: 'POST', url: '/api/enquiry?email=jane@customer.example' }, () =>
    console.error('⨯', new Error('broken\nin two')),
  );
  asRequest({ url: '/scan/confirm/Zx81kQ0aYpLm47TtBv93Hd' }, () => console.warn('late'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^\d{4}-\S+Z ERROR POST \/api\/enquiry \[[0-9a-f]{8}\] ⨯ Error: broken in two at .*\n$/,
  );
  expect(lines[1]).toMatch(/ WARN GET \/scan\/confirm\/… \[[0-9a-f]{8}\] late\n$/);
});

it('logs once what Payload and Next both report', () => {
  const broken = new Error('broken');
  const report = () => {
    logMethod([{ err: broken, msg: 'An enquiry could not be stored.' }], null, 50);
    console.error(broken);
  };
  asRequest({ url: '/' }, report);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('An enquiry could not be stored. Error: broken');
  // The same error in the next request is another event.
  asRequest({ url: '/' }, report);
  expect(lines).toHaveLength(2);
});

it('logs a closed connection as an ordinary event, not as an error', () => {
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  asRequest({ method: 'POST', url: '/api/enquiry' }, () => console.error('⨯', gone));
  expect(lines[0]).toMatch(/ INFO POST \/api\/enquiry \[\w+\] The client closed the connection/);
  expect(lines[0]).not.toMatch(/error|⨯/i);
});

it('limits the length of a line', () => {
  console.error(new Error('x'.repeat(700_000)));
  console.log('y'.repeat(700_000));
  logMethod(['z'.repeat(700_000)], null, 30);
  expect(lines.map((line) => line.length <= logLineLimit + 1)).toEqual([true, true, true]);
});

it('writes JSON with time, level and request for log collectors', () => {
  keepConsoleCalm(true);
  asRequest({ url: '/pricing?email=jane@customer.example' }, () => console.error('late'));
  console.log('up');
  keepConsoleCalm();
  const [late, up] = lines.map((line) => JSON.parse(line));
  expect(late).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'ERROR',
    request: expect.stringMatching(/^[0-9a-f]{8}$/),
    ...{ method: 'GET', path: '/pricing', message: 'late' },
  });
  expect(up).toMatchObject({ level: 'INFO', message: 'up' });
});

it('caps a storm of one event, and then says how many lines it left out', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  for (let port = 0; port < 2_200; port += 1) console.error(`connect ECONNREFUSED :${port}`);
  console.error('another event');
  expect(lines).toHaveLength(mostLinesOfAStorm + 1);
  now.mockReturnValue(1_800_000_060_000);
  console.error('connect ECONNREFUSED :1');
  expect(lines.slice(mostLinesOfAStorm + 1).map((line) => line.slice(25).trim())).toEqual([
    `WARN ${2_200 - mostLinesOfAStorm} more lines in a minute of: ERROR connect ECONNREFUSED :0`,
    'ERROR connect ECONNREFUSED :1',
  ]);
});

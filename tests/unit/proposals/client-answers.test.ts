import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerFaults,
  answerKinds,
  consentWords,
  refusalInWords,
  ticksToCount,
} from '@/proposals/rules/client-answers';
import {
  isChoiceName,
  isRecounted,
  readChoice,
  shownChoice,
  withChoice,
  withRecount,
  writeChoice,
} from '@/proposals/rules/offer';
import {
  acceptanceSchema,
  addressedSchema,
  declineSchema,
  isProgram,
  questionSchema,
} from '@/proposals/rules/requests';
import { isOpen, proposalStatuses } from '@/proposals/rules/statuses';

const faultOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('a client’s input', () => {
  it('a question has 10 to 2,000 characters, without surrounding space', () => {
    const ask = (text: unknown) => faultOf(questionSchema.safeParse({ text }));
    expect(ask('  123456789 \n ')).toBe(answerFaults.questionShort);
    expect(ask('  1234567890 ')).toBeUndefined();
    expect(ask('x'.repeat(2_000))).toBeUndefined();
    expect(ask('x'.repeat(2_001))).toBe(answerFaults.questionLong);
    expect(questionSchema.parse({ text: 'First.\r\n\0Second.' })).toEqual({
      text: 'First.\nSecond.',
    });
  });

  it('an acceptance needs a name and consent; other invalid parts are ignored', () => {
    const given = { name: ' Bo ', consent: 'yes', chosen: ['a'], seen: 'f'.repeat(64) };
    expect(acceptanceSchema.parse(given)).toEqual({ ...given, name: 'Bo' });
    expect(acceptanceSchema.parse({ ...given, chosen: { a: 1 }, seen: 7 })).toMatchObject({
      chosen: [],
      seen: '',
    });
    expect(faultOf(acceptanceSchema.safeParse({ ...given, name: 'B' }))).toBe(
      answerFaults.nameShort,
    );
    expect(faultOf(acceptanceSchema.safeParse({ ...given, consent: 'on' }))).toBe(
      answerFaults.consent,
    );
  });

  it('a decline needs no reason', () => {
    expect(declineSchema.parse({})).toEqual({ reason: '' });
    expect(faultOf(declineSchema.safeParse({ reason: 'x'.repeat(2_001) }))).toBe(
      answerFaults.reasonLong,
    );
  });

  it('an invalid address or key is refused', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (slug, key) => {
        const read = addressedSchema.safeParse({ slug, key });
        if (!read.success) return;
        expect(read.data.slug).toMatch(/^[a-z0-9-]+$/);
        expect(read.data.key ?? 'none').toMatch(/^[\w-]+$/);
      }),
    );
    expect(addressedSchema.parse({ slug: 'a-b', key: '' })).toEqual({ slug: 'a-b', key: null });
  });
});

it('every closed status has a sentence that says why', () => {
  for (const { value } of proposalStatuses.filter((status) => !isOpen(status.value))) {
    for (const kind of answerKinds) expect(refusalInWords(kind, value)).toMatch(/^\w.*\.$/);
  }
});

it('the consent names the terms and the business', () => {
  const words = consentWords({
    client: { business: 'Oak & Sons', contact: null },
    terms: { version: 'May 2026', body: { root: { type: 'root' } } },
  });
  expect(words).toBe(
    'I accept this proposal and its terms (version May 2026) on behalf of Oak & Sons.',
  );
});

describe('an acceptance without script', () => {
  const form = (fields: [name: string, value: string][]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };
  const accept: [string, string] = ['what', 'accept'];

  it.each([
    [
      'what is ticked is in the total',
      [
        ['with', 'a'],
        ['chosen', 'a'],
      ],
      null,
    ],
    ['nothing is ticked, and nothing counted', [], null],
    ['a line was ticked after the total', [['with', 'a']], ['a']],
    ['a tick was taken away after the total', [['chosen', 'a']], []],
    [
      'other lines are ticked',
      [
        ['with', 'b'],
        ['chosen', 'a'],
      ],
      ['b'],
    ],
    [
      'the total is asked for',
      [
        ['with', 'a'],
        ['chosen', 'a'],
        ['recount', '1'],
      ],
      ['a'],
    ],
  ] as [string, [string, string][], string[] | null][])(
    'adds up again unless both agree: %s',
    (_, fields, expected) => {
      expect(ticksToCount(form([accept, ...fields]))).toEqual(expected);
    },
  );

  it('applies to acceptances only', () => {
    expect(
      ticksToCount(
        form([
          ['what', 'decline'],
          ['with', 'a'],
        ]),
      ),
    ).toBeNull();
  });

  it('returns to an address with the recount mark', () => {
    const address = withRecount('/proposals/a?key=k', ['x', 'y']);
    expect(address).toBe('/proposals/a?key=k&choice=1&with=x&with=y&recount=1');
    const query = Object.fromEntries(new URL(address, 'https://a.example').searchParams);
    expect(isRecounted(query)).toBe(true);
    expect(isRecounted({ choice: '1' })).toBe(false);
    expect(isChoiceName('recount')).toBe(true);
  });
});

describe('the choice in an address', () => {
  const lines = [
    // A document in an older format: its tick is ignored, because nothing may be pre-ticked.
    { id: 'a', isOptional: true, isTicked: true },
    { id: 'b', isOptional: true },
    { id: 'c', isOptional: false },
  ];
  const shown = (wanted: string[] | null, accepted: string[] | null = null) =>
    shownChoice(lines, { accepted, wanted });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (chosen) => {
        const query: Record<string, string[]> = {};
        for (const [name, value] of new URLSearchParams(writeChoice(chosen))) {
          expect(isChoiceName(name)).toBe(true);
          query[name] = [...(query[name] ?? []), value];
        }
        expect(readChoice(query)).toEqual(chosen);
      }),
    );
  });

  it('is appended to an existing query', () => {
    expect(withChoice('/proposals/a', ['x'])).toBe('/proposals/a?choice=1&with=x');
    expect(withChoice('/proposals/a?key=k', [])).toBe('/proposals/a?key=k&choice=1');
  });

  it('an empty choice differs from no choice', () => {
    expect(readChoice({})).toBeNull();
    expect(readChoice({ with: 'a' })).toBeNull();
    expect(readChoice({ choice: '1' })).toEqual([]);
    expect(readChoice({ choice: '1', with: 'a' })).toEqual(['a']);
  });

  it('the accepted choice takes precedence; the default is empty', () => {
    expect(shown(null)).toEqual([]);
    expect(shown([])).toEqual([]);
    expect(shown(['c', 'b', 'x', 'b'])).toEqual(['b']);
    expect(shown(['a'], ['b'])).toEqual(['b']);
    expect(shown(['a'], [])).toEqual([]);
  });
});

describe('the program behind a user agent', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ])('a person: %s', (userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });

  it.each([
    null,
    '',
    'curl/8.5.0',
    'WhatsApp/2.24.6.77 A',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Barracuda Sentinel)',
    'Mozilla/5.0 (compatible; Microsoft SafeLinks)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  ])('a program: %s', (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });
});

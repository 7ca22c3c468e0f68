import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteIdentity } from '@/content/rules/view-models';
import { enquiryEnvelopeSchema } from '@/enquiries/rules/envelope';
import { emptyEnquiry, emptyShortEnquiry } from '@/enquiries/rules/fields';
import { ringTimesWithin } from '@/enquiries/rules/options';
import { readersOf, wordAnswerTo, wordAnswerWay } from '@/enquiries/rules/readers';
import { enquirySchema, noMessage, shortEnquirySchema } from '@/enquiries/rules/schema';

const good = {
  ...emptyEnquiry,
  name: 'Megan Price',
  email: 'megan@price-plumbing.example',
  projectType: 'new_website',
  message: 'A site for two plumbers in Caversham.',
};

function messageOf(change: object): string | undefined {
  return enquirySchema.safeParse({ ...good, ...change }).error?.issues[0]?.message;
}

describe('an enquiry', () => {
  it('needs name, address, project and message, in the words of the specification', () => {
    expect(messageOf({})).toBeUndefined();
    expect(messageOf({ name: 'M' })).toBe('Name must be at least 2 characters');
    expect(messageOf({ name: '   M  ' })).toBe('Name must be at least 2 characters');
    expect(messageOf({ name: 'Mo' })).toBeUndefined();
    expect(messageOf({ email: 'megan' })).toBe('Please enter a valid email address');
    expect(messageOf({ email: 'megan@' })).toBe('Please enter a valid email address');
    expect(messageOf({ projectType: '' })).toBe('Please select a project type');
    expect(messageOf({ projectType: 'a_castle' })).toBe('Please select a project type');
    const short = 'Please tell us more about your project (at least 10 characters)';
    expect(messageOf({ message: '123456789' })).toBe(short);
    expect(messageOf({ message: ' 12345678 \n' })).toBe(short);
    expect(messageOf({ message: '1234567890' })).toBeUndefined();
  });

  it('reports every missing field at once', () => {
    const { error } = enquirySchema.safeParse(emptyEnquiry);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([
      'name',
      'email',
      'projectType',
      'message',
    ]);
  });

  it('takes a phone number in place of an e-mail address', () => {
    const parsed = enquirySchema.parse({ ...good, email: '', phone: '01632 960 247' });
    expect(parsed).toMatchObject({ email: null, phone: '01632 960 247' });
    const neither = 'Please enter a valid email address or a phone number';
    expect(messageOf({ email: '', phone: '' })).toBe(neither);
    expect(messageOf({ email: ' ', phone: ' ' })).toBe(neither);
    expect(messageOf({ email: ' ', phone: '01632 960 247' })).toBeUndefined();
    expect(messageOf({ email: 'nobody', phone: '' })).toBe('Please enter a valid email address');
    expect(messageOf({ email: 'nobody', phone: '01632 960 247' })).toBeDefined();
    expect(messageOf({ phone: 'after six' })).toBe('Please enter a valid phone number');
  });

  it('turns empty fields into null', () => {
    const parsed = enquirySchema.parse(good);
    expect(parsed).toMatchObject({ industry: null, packageTier: null, referralSource: null });
    expect(enquirySchema.parse({ ...good, industry: 'retail' }).industry).toBe('retail');
    expect(messageOf({ industry: 'piracy' })).toBeDefined();
    expect(messageOf({ packageTier: 'Growth; DROP' })).toBeDefined();
  });

  it('removes line breaks from values that enter mail headers', () => {
    const parsed = enquirySchema.parse({ ...good, name: 'Megan\r\nBcc: all@shop.example' });
    expect(parsed.name).toBe('Megan Bcc: all@shop.example');
    expect(messageOf({ email: 'megan@a.example\r\nBcc: b@c.example' })).toBeDefined();
    expect(enquirySchema.parse({ ...good, email: ' megan@a.example ' }).email).toBe(
      'megan@a.example',
    );
  });

  it('removes control characters from any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, message) => {
        const { data } = enquirySchema.safeParse({ ...good, name, message });
        if (!data) return;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
        expect(data.name).not.toMatch(/[\u0000-\u001f\u007f]/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
        expect(data.message).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
        expect(data.name.length).toBeGreaterThanOrEqual(2);
        expect(data.message.length).toBeGreaterThanOrEqual(10);
      }),
    );
  });
});

describe('the short form', () => {
  const told = {
    ...emptyShortEnquiry,
    answerBy: 'ring',
    phone: '01632 960 247',
    ringWhen: 'morning',
    trade: 'Plumber',
    place: 'Reading',
  };
  const faultsOf = (change: object) =>
    shortEnquirySchema
      .safeParse({ ...told, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('needs a trade, a town and a way to reply', () => {
    expect(shortEnquirySchema.parse(told)).toMatchObject({
      name: 'Plumber, Reading',
      phone: '01632 960 247',
      ringWhen: 'morning',
      message: noMessage,
    });
    const empty = { ...emptyShortEnquiry, answerBy: 'ring', place: ' ' };
    expect(faultsOf(empty)?.map(([name]) => name)).toEqual(['phone', 'trade', 'place']);
    expect(faultsOf({ answerBy: 'write' })).toEqual([
      ['email', 'Please enter a valid email address'],
    ]);
    expect(faultsOf({ phone: 'after six' })).toEqual([
      ['phone', 'Please enter a valid phone number'],
    ]);
    expect(faultsOf({ answerBy: '' })?.map(([name]) => name)).toEqual(['answerBy']);
  });

  it('takes a name, in place of the trade and the town', () => {
    expect(shortEnquirySchema.parse({ ...told, name: ' Megan Price ' }).name).toBe('Megan Price');
    expect(faultsOf({ name: 'x'.repeat(121) })).toEqual([['name', 'Please shorten your name']]);
  });

  it('ignores what was typed for the way that was not chosen, right or wrong', () => {
    const email = 'megan@price-plumbing.example';
    expect(shortEnquirySchema.parse({ ...told, email })).toMatchObject({ email: null });
    expect(shortEnquirySchema.parse({ ...told, email: 'megan@' })).toMatchObject({ email: null });
    expect(
      shortEnquirySchema.parse({ ...told, answerBy: 'write', email, phone: '1' }),
    ).toMatchObject({ email, phone: null, ringWhen: null });
  });

  it('takes a message of any length that can be stored', () => {
    expect(shortEnquirySchema.parse({ ...told, message: ' New site ' }).message).toBe('New site');
    expect(shortEnquirySchema.safeParse({ ...told, message: 'x'.repeat(10_001) }).success).toBe(
      false,
    );
  });
});

describe('when to ring', () => {
  it('says nothing without a phone number', () => {
    const ringWhen = 'afternoon';
    const parsed = enquirySchema.parse({ ...good, phone: '01632 960 247', ringWhen });
    expect(parsed.ringWhen).toBe(ringWhen);
    for (const phone of ['', undefined]) {
      expect(enquirySchema.parse({ ...good, phone, ringWhen }).ringWhen).toBeNull();
    }
    expect(messageOf({ ringWhen: 'at night' })).toBeUndefined();
  });

  it('need not be said, and is one of those that are offered', () => {
    const phone = '01632 960 247';
    for (const ringWhen of ['', null, undefined]) {
      expect(enquirySchema.parse({ ...good, phone, ringWhen }).ringWhen).toBeNull();
    }
    expect(messageOf({ phone, ringWhen: 'at night' })).toBeDefined();
  });

  it.each([
    ['09:00', '17:00', ['any', 'morning', 'afternoon']],
    ['12:00', '20:00', ['any', 'afternoon']],
    ['07:30', '12:00', ['any', 'morning']],
  ])('is offered within the opening hours: %s to %s', (opens, closes, offered) => {
    expect(ringTimesWithin({ opens, closes }).map(({ value }) => value)).toEqual(offered);
  });
});

describe('the way of an answer', () => {
  const [email, phone] = ['megan@price.example', '01632 960 247'];

  it.each([
    [{ email, phone: null }, 'We write to', email],
    [{ email: null, phone }, 'We ring', phone],
    [{ email: null, phone, ringWhen: 'any' }, 'We ring', `${phone} in our opening hours`],
    [{ email: null, phone, ringWhen: 'morning' }, 'We ring', `${phone} in the morning`],
    [{ email, phone }, 'We write to', email],
    // Who says when to ring wants to be rung.
    [{ email, phone, ringWhen: 'afternoon' }, 'We ring', `${phone} in the afternoon`],
  ])('is that of the sender: %o', (told, way, words) => {
    expect(wordAnswerTo(told)).toBe(words);
    expect(wordAnswerWay(words)).toBe(way);
  });
});

describe('who reads an enquiry', () => {
  const people = ['Ann Lee', 'Tom Hill', 'Jo Fox'].map(
    (name) => ({ name }) as SiteIdentity['people'][number],
  );

  it('is named while they are few', () => {
    const readers = (count: number) =>
      readersOf({ brandName: 'FTJ Studio', people: people.slice(0, count) });
    expect([0, 1, 2, 3].map(readers)).toEqual([
      'A person at FTJ Studio',
      'Ann Lee',
      'Ann Lee or Tom Hill',
      'A person at FTJ Studio',
    ]);
    const samples = people.map((person) => ({ ...person, isSample: true }));
    expect(readersOf({ brandName: 'FTJ Studio', people: samples.slice(0, 1) })).toBe(
      'A person at FTJ Studio',
    );
  });
});

describe('the envelope of an enquiry', () => {
  it('drops invalid values without refusing the enquiry', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => {
        expect(() => enquiryEnvelopeSchema.parse(raw)).not.toThrow();
      }),
    );
    const odd = { key: '1', page: '//evil.example', elapsedMs: -1, estimate: 'x', scan: 7 };
    expect(enquiryEnvelopeSchema.parse(odd)).toEqual({
      key: null,
      page: null,
      elapsedMs: null,
      fax_number: '',
      estimate: null,
      scan: null,
    });
  });

  it('has no duration without a measurement', () => {
    for (const elapsedMs of [undefined, null, '']) {
      expect(enquiryEnvelopeSchema.parse({ elapsedMs }).elapsedMs).toBeNull();
    }
    expect(enquiryEnvelopeSchema.parse({ elapsedMs: 4100 }).elapsedMs).toBe(4100);
  });
});

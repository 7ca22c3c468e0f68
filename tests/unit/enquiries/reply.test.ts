import { describe, expect, it } from 'vitest';
import { replyDraft, replyLimits, replySchema } from '@/enquiries/rules/reply';

describe('a reply', () => {
  it('reduces the subject to one line', () => {
    const { subject } = replySchema.parse({
      subject: ' Re: hello\r\nBcc: everybody@elsewhere.example\u2028\u0000now ',
      text: 'Yes.',
    });
    expect(subject).toBe('Re: hello Bcc: everybody@elsewhere.example now');
  });

  it('keeps line breaks of the text, and removes zero bytes', () => {
    expect(
      replySchema.parse({ subject: 'Re', text: '\r\nOne\r\nTwo\n\n\tThree\u0000\n' }).text,
    ).toBe('One\nTwo\n\n\tThree');
  });

  it.each([
    ['no subject', { subject: '\n ' }, 'Enter a subject.'],
    ['no text', { text: ' \n ' }, 'Write an answer first.'],
    ['a subject too long', { subject: 'x'.repeat(replyLimits.subject + 1) }, 'Shorten the subject'],
    ['a text too long', { text: 'x'.repeat(replyLimits.text + 1) }, 'Shorten the text'],
  ])('is refused in words: %s', (_what, changes, words) => {
    const { error } = replySchema.safeParse({ subject: 'Re', text: 'Yes.', ...changes });
    expect(error?.issues.map(({ message }) => message).join()).toContain(words);
  });

  it.each([{ to: 'x@elsewhere.example' }, { subject: 1 }, { text: undefined }])(
    'refuses other fields and types: %j',
    (changes) => {
      const sent = { subject: 'Re', text: 'Yes.', ...changes };
      expect(replySchema.safeParse(sent).success).toBe(false);
    },
  );
});

describe('the initial text of a reply', () => {
  const from = { signer: 'Fay Jones', brandName: 'FTJ Studio' };

  it('greets by first name and has a signature', () => {
    expect(replyDraft({ reference: 'E-7K3M9Q', name: '  Priya  Nair', ...from })).toEqual({
      subject: 'Re: your enquiry E-7K3M9Q',
      text: 'Hello Priya,\n\n\n\nKind regards\nFay Jones\nFTJ Studio',
    });
  });

  it('works without a reference', () => {
    expect(replyDraft({ reference: '', name: 'Priya', ...from }).subject).toBe('Re: your enquiry');
  });
});

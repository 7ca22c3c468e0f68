import { describe, expect, it } from 'vitest';
import { changedFields } from '@/content/rules/differences';
import { dayAfter, dayInWords, daysBetween, isOver, momentInWords } from '@/platform/time/uk-days';
import { proposalSubject } from '@/proposals/mails/proposal-letter';
import { offerMail } from '@/proposals/mails/proposal-offer';
import { newsMail } from '@/proposals/mails/proposal-outcome';
import { extensionSchema } from '@/proposals/rules/requests';
import { standingInWords } from '@/proposals/rules/standing';
import {
  canMove,
  isOpen,
  isReminderDue,
  lastDayOfPrices,
  type Mover,
  proposalStatuses,
} from '@/proposals/rules/statuses';
import { openStatuses } from '@/territories/rules/reservation';

const statuses = proposalStatuses.map(({ value }) => value);
const movers: Mover[] = ['staff', 'client', 'site'];

describe('the transitions of a proposal', () => {
  it('are exactly these', () => {
    const moves = statuses.flatMap((from) =>
      statuses.flatMap((to) =>
        movers.flatMap((by) => (canMove(from, to, by) ? `${from} → ${to} by ${by}` : [])),
      ),
    );
    const decided = (from: string) => [
      `${from} → accepted by client`,
      `${from} → declined by client`,
      `${from} → expired by site`,
      `${from} → superseded by staff`,
      `${from} → withdrawn by staff`,
    ];
    expect(moves.toSorted()).toEqual(
      [
        'draft → sent by staff',
        'sent → viewed by client',
        'sent → questions by client',
        'viewed → questions by client',
        'questions → viewed by staff',
        'expired → sent by staff',
        'expired → superseded by staff',
        'declined → superseded by staff',
        'withdrawn → superseded by staff',
        ...decided('sent'),
        ...decided('viewed'),
        ...decided('questions'),
      ].toSorted(),
    );
  });

  it('are open until the client decides', () => {
    expect(statuses.filter(isOpen)).toEqual(openStatuses);
  });
});

describe('the last day', () => {
  it('lasts until midnight UK time, in summer and in winter', () => {
    expect(isOver('2026-12-22', new Date('2026-12-22T23:59:59Z'))).toBe(false);
    expect(isOver('2026-12-22', new Date('2026-12-23T00:00:00Z'))).toBe(true);
    expect(isOver('2026-06-22', new Date('2026-06-22T22:59:59Z'))).toBe(false);
    expect(isOver('2026-06-22', new Date('2026-06-22T23:00:00Z'))).toBe(true);
  });

  it('is counted by the calendar', () => {
    expect(dayAfter('2026-02-27', 2)).toBe('2026-03-01');
    expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(dayInWords('2026-12-22')).toBe('22 December 2026');
    expect(momentInWords(new Date('2026-06-30T23:15:00Z'))).toBe('1 July 2026, 00:15');
  });
});

describe('a reminder', () => {
  const offer = {
    status: 'viewed' as const,
    validUntil: '2026-12-22',
    since: new Date('2026-12-01T10:00:00Z'),
    isReminded: false,
  };
  const on = (day: string) => new Date(`${day}T12:00:00Z`);

  it.each([
    ['2026-12-18', false],
    ['2026-12-19', true],
    ['2026-12-22', true],
    ['2026-12-23', false],
  ])('is due from three days before the last one to its end: %s', (day, isDue) => {
    expect(isReminderDue(offer, on(day))).toBe(isDue);
  });

  it('is sent once', () => {
    expect(isReminderDue({ ...offer, isReminded: true }, on('2026-12-20'))).toBe(false);
  });

  it.each(['draft', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded'] as const)(
    'is not sent after a decision, or when none is possible: %s',
    (status) => {
      expect(isReminderDue({ ...offer, status }, on('2026-12-20'))).toBe(false);
    },
  );

  it('is omitted for a validity of less than five days', () => {
    const short = { ...offer, since: new Date('2026-12-18T09:00:00Z') };
    expect(isReminderDue(short, on('2026-12-20'))).toBe(false);
    const enough = { ...offer, since: new Date('2026-12-17T09:00:00Z') };
    expect(isReminderDue(enough, on('2026-12-20'))).toBe(true);
  });
});

describe('an extension', () => {
  const pricesUntil = lastDayOfPrices('2026-11-01', 12);
  const schema = extensionSchema({ today: '2026-12-01', validUntil: '2026-12-10', pricesUntil });
  const wordsFor = (validUntil: unknown) =>
    schema.safeParse({ validUntil }).error?.issues[0]?.message;

  it.each([
    ['2026-12-11', undefined],
    ['2026-12-10', 'Choose a later day than the one it is valid until now.'],
    ['2026-11-30', 'Choose today or a later day.'],
    ['2027-11-01', undefined],
    ['2027-11-02', 'Its prices hold until 1 November 2027. Choose a day until then, or revise it.'],
    ['2026-13-45', 'Choose a day.'],
    ['soon', 'Choose a day.'],
    [undefined, 'Choose a day.'],
  ])('%s', (day, words) => {
    expect(wordsFor(day)).toBe(words);
  });
});

describe('the changed fields', () => {
  const stored = {
    title: 'Website',
    contactName: null,
    scan: 3,
    lines: [{ id: 'a', of: { relationTo: 'packages', value: 1 }, label: null, isOptional: false }],
    sections: [{ heading: 'Included', notIncluded: [], included: [{ text: 'A' }] }],
  };

  it('are none if a form sends the stored values', () => {
    const sent = {
      title: 'Website',
      contactName: '',
      scan: { id: 3, url: 'https://a.example', createdAt: '2026-01-01' },
      lines: [{ of: { value: 1, relationTo: 'packages' }, id: 'a', label: undefined }],
      sections: [{ heading: 'Included', notIncluded: 0, included: [{ text: 'A' }] }],
    };
    const names = ['title', 'contactName', 'scan', 'lines', 'sections'] as const;
    expect(changedFields(stored, sent, names)).toEqual([]);
    expect(changedFields(stored, {}, names)).toEqual([]);
  });

  it('include every field with a different value', () => {
    const sent = { title: 'Shop', contactName: 'Ann', scan: null, lines: [] };
    const names = ['title', 'contactName', 'scan', 'lines'] as const;
    expect(changedFields(stored, sent, names)).toEqual(names);
  });

  it('distinguish a free line from a line without a price', () => {
    const priced = (amountPence: number | null) => ({ lines: [{ id: 'a', amountPence }] });
    expect(changedFields(priced(null), priced(0), ['lines'])).toEqual(['lines']);
    expect(changedFields(priced(100), priced(200), ['lines'])).toEqual(['lines']);
  });
});

describe('the wording about a proposal', () => {
  const subject = {
    event: 'sent' as const,
    title: 'A website\r\nBcc: all@elsewhere.example',
    clientName: 'DC Hair & Nails',
    brandName: 'Studio',
    validUntil: '2026-12-22',
  };

  it('names the proposal in one line', () => {
    expect(proposalSubject(offerMail, subject)).toBe(
      'Your proposal from Studio: A website Bcc: all@elsewhere.example',
    );
    expect(proposalSubject(offerMail, { ...subject, title: 'A', event: 'extended' })).toBe(
      'You have more time: A is valid until 22 December 2026',
    );
    expect(proposalSubject(newsMail, { ...subject, event: 'accepted' })).toBe(
      'DC Hair & Nails accepted the proposal',
    );
  });

  it('says how often and when it was opened', () => {
    const times = {
      clientName: 'DC Hair & Nails',
      sent: 'Mon 10:00',
      lastViewed: 'Tue 09:30',
      viewCount: 3,
      validUntil: '22 December 2026',
      acceptedBy: 'Dani Cole',
      accepted: 'Wed 12:00',
    };
    expect(standingInWords({ ...times, status: 'viewed' })).toBe(
      'Sent Mon 10:00. They opened it 3 times, the last time Tue 09:30. It is valid until 22 December 2026.',
    );
    expect(standingInWords({ ...times, status: 'sent', viewCount: 0 })).toContain(
      'The client has not opened it yet.',
    );
    expect(standingInWords({ ...times, status: 'accepted' })).toBe(
      'Accepted by Dani Cole Wed 12:00.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { urgencyOf } from '@/enquiries/rules/urgency';
import { shortUkMoment } from '@/platform/time/short-uk-moment';

/** A Saturday in November: UK time equals UTC. */
const now = new Date('2026-11-21T12:00:00Z');
const warningHours = 4;
const of = (enquiry: Partial<Parameters<typeof urgencyOf>[0]>) =>
  urgencyOf({ status: 'new', ...enquiry }, now, warningHours);

describe('an enquiry without an answer', () => {
  it.each([
    ['2026-11-23T14:00:00Z', 'calm', 'Due Mon 14:00'],
    ['2026-11-21T16:00:00.001Z', 'calm', 'Due Sat 16:00'],
    ['2026-11-21T16:00:00Z', 'soon', 'Due in 4 h'],
    ['2026-11-21T14:59:00Z', 'soon', 'Due in 2 h'],
    ['2026-11-21T13:00:00Z', 'soon', 'Due in 1 h'],
    ['2026-11-21T12:59:01Z', 'soon', 'Due in 60 min'],
    ['2026-11-21T12:25:00Z', 'soon', 'Due in 25 min'],
    ['2026-11-21T12:00:00Z', 'soon', 'Due in 1 min'],
    ['2026-11-21T11:59:59.999Z', 'overdue', 'Overdue since Sat 11:59'],
    ['2026-11-20T10:00:00Z', 'overdue', 'Overdue since Fri 10:00'],
    ['2026-10-05T09:00:00Z', 'overdue', 'Overdue since Mon 5 Oct 10:00'],
  ])('due at %s is %s: %s', (dueAt, level, text) => {
    expect(of({ dueAt })).toEqual({ level, text });
  });

  it('has no warning when the setting is 0', () => {
    const enquiry = { status: 'new', dueAt: '2026-11-21T12:01:00Z' };
    expect(urgencyOf(enquiry, now, 0).level).toBe('calm');
  });

  it('has no text without a deadline', () => {
    expect(of({ dueAt: null })).toEqual({ level: 'none', text: '–' });
  });
});

describe('an enquiry with no pending answer', () => {
  const dueAt = '2026-11-20T10:00:00Z';

  it('shows the time of its answer, also when late', () => {
    const answered = { level: 'answered', text: 'Answered Fri 15:30' };
    for (const status of ['new', 'contacted', 'won', 'lost', 'declined']) {
      expect(of({ status, dueAt, answeredAt: '2026-11-20T15:30:00Z' }), status).toEqual(answered);
    }
  });

  it.each(['spam', 'lost', 'declined', 'contacted'])('shows a dash: %s', (status) => {
    expect(of({ status, dueAt })).toEqual({ level: 'none', text: '–' });
  });

  it('spam never counts as answered', () => {
    expect(of({ status: 'spam', answeredAt: dueAt }).text).toBe('–');
  });
});

describe('a moment in few words', () => {
  it.each([
    ['2026-11-27T11:59:00Z', 'Fri 11:59'],
    ['2026-11-27T12:00:00Z', 'Fri 27 Nov 12:00'],
    ['2026-11-15T12:00:00Z', 'Sun 15 Nov 12:00'],
    ['2025-12-31T23:30:00Z', '31 Dec 2025 23:30'],
    // Summer time: UTC plus one hour, here across midnight.
    ['2026-06-30T23:15:00Z', 'Wed 1 Jul 00:15'],
  ])('%s reads %s', (iso, text) => {
    expect(shortUkMoment(new Date(iso), now)).toBe(text);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedFrom,
  endingBefore,
  type ProposalState,
  proposalNeedOf,
  untouchedBefore,
} from '@/proposals/rules/proposal-needs';
import { proposalStatuses } from '@/proposals/rules/statuses';

/** A Saturday at noon. */
const now = new Date('2026-11-21T12:00:00.000Z');
const long = '2026-10-01T09:00:00.000Z';
const state = (changes: Partial<ProposalState>): ProposalState => ({
  status: 'sent',
  validUntil: '2026-12-20T00:00:00.000Z',
  updatedAt: now.toISOString(),
  ...changes,
});
const need = (changes: Partial<ProposalState>) => proposalNeedOf(state(changes), now)?.text ?? null;

describe('a proposal needs attention', () => {
  it.each([
    ['2026-11-21', 'Ends today'],
    ['2026-11-22', 'Ends tomorrow'],
    ['2026-11-24', 'Ends on Tuesday'],
    ['2026-11-25', null],
    ['2026-11-20', null],
  ])('when its last day is near: %s', (day, text) => {
    expect(need({ validUntil: `${day}T00:00:00.000Z` })).toBe(text);
    expect(need({ status: 'viewed', validUntil: `${day}T12:00:00.000Z` })).toBe(text);
  });

  it('for an open question, however long it is valid', () => {
    expect(need({ status: 'questions' })).toBe('Question to answer');
  });

  it('after an acceptance since yesterday', () => {
    const accepted = (acceptedAt: string) => need({ status: 'accepted', acceptedAt });
    expect(accepted('2026-11-20T00:00:00.000Z')).toBe('Accepted Fri 00:00');
    expect(accepted('2026-11-19T23:59:00.000Z')).toBeNull();
  });

  it('for a draft unchanged for three days', () => {
    const draft = (updatedAt: string) => need({ status: 'draft', updatedAt });
    expect(draft(long)).toBe('Draft, untouched since Thu 1 Oct 10:00');
    expect(draft('2026-11-18T00:00:00.000Z')).toBeNull();
  });

  it.each(['declined', 'expired', 'superseded'] as const)('but not if it is %s', (status) => {
    expect(need({ status, validUntil: now.toISOString(), updatedAt: long })).toBeNull();
  });
});

it('the database query covers every proposal that needs attention', () => {
  const days = fc.date({
    min: new Date('2026-10-01'),
    max: new Date('2027-01-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...proposalStatuses.map(({ value }) => value)),
      days,
      days,
      (status, day, clock) => {
        const moment = day.toISOString();
        const found = proposalNeedOf(
          { status, validUntil: moment, acceptedAt: moment, updatedAt: moment },
          clock,
        );
        if (found?.kind === 'ending') {
          expect(moment < endingBefore(clock)).toBe(true);
          expect(moment >= acceptedFrom(clock)).toBe(true);
        }
        if (found?.kind === 'accepted') expect(moment >= acceptedFrom(clock)).toBe(true);
        if (found?.kind === 'untouched') expect(moment < untouchedBefore(clock)).toBe(true);
      },
    ),
  );
});

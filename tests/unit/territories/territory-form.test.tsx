// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failedCheckMessage, missingInputMessage } from '@/territories/rules/territory-answer';
import { TerritoryForm } from '@/territories/ui/TerritoryForm';
import { actionAnswers, field, goOffline, open, words } from '../support/dom';

const { checkTerritory } = vi.hoisted(() => ({ checkTerritory: vi.fn() }));
vi.mock('@/territories/actions/territory-actions', () => ({ checkTerritory }));

const answer = {
  available: true,
  status: 'available',
  message: 'Plumbers in Reading are free.',
  checkedOn: '2026-11-23',
  entry: { businessType: 'Plumbers', place: 'Reading', districts: 'RG1, RG4' },
};

/** The server knows these answers, in turn. */
const answering = (...answers: object[]) =>
  actionAnswers(checkTerritory, ...answers.map((known) => ({ status: 'answered', answer: known })));

async function check(businessType: string, location: string) {
  const page = open(
    <TerritoryForm
      id="territory"
      backTo="/territory#check"
      businessTypes={['Plumbers']}
      places={['Reading']}
      businessTypeHelp={null}
      locationHelp={null}
      enquiryHref="/#enquiry"
    />,
  );
  await page.fill('Type of business', businessType);
  await page.fill('Location', location);
  await page.press(button);
  return page;
}
const button = /^Check availability/;

describe('an incomplete question', () => {
  it.each([
    ['', 'Reading', 'Type of business', 'Location'],
    ['Plumbers', '  ', 'Location', 'Type of business'],
  ])('is not asked: “%s” in “%s”', async (business, place, missing, given) => {
    const { action } = answering(answer);
    await check(business, place);
    expect(await screen.findByText(missingInputMessage)).toBeDefined();
    expect(document.activeElement).toBe(field(missing));
    expect(field(missing).getAttribute('aria-invalid')).toBe('true');
    expect(field(given).getAttribute('aria-invalid')).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });
});

describe('the answer', () => {
  it('is entered in the register, and goes when something else is typed', async () => {
    const { sent } = answering(answer);
    const { user } = await check('plumber', 'reading');
    expect(await screen.findByText('Available')).toBeDefined();
    expect(screen.getByText('Plumbers in Reading are free.')).toBeDefined();
    expect(screen.getByText('RG1, RG4')).toBeDefined();
    expect(screen.getByRole('link', { name: /Get Started/ })).toBeDefined();
    expect(sent()).toEqual([
      expect.objectContaining({ businessType: 'plumber', location: 'reading' }),
    ]);
    await user.type(field('Location'), 'x');
    expect(screen.queryByText('Available')).toBeNull();
  });

  it.each([
    [{ status: 'reserved' }, 'Reserved', 'Ask about an area nearby'],
    [{ status: 'reserved', isPartly: true }, 'Partly reserved', 'Ask about an area nearby'],
    [{ status: 'unknown' }, 'Not sure', 'Ask us'],
  ])('promises nothing that is not free: %o', async (change, stamp, next) => {
    answering({ ...answer, available: false, ...change });
    await check('Plumbers', 'Reading');
    expect(await screen.findByText(stamp)).toBeDefined();
    expect(screen.getByRole('link', { name: next })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Get Started/ })).toBeNull();
  });

  it('offers alternatives, which resubmit in place of their field', async () => {
    const suggestions = { location: ['Reading, Berkshire'] };
    const unknown = { ...answer, available: false, status: 'unknown', suggestions };
    const { sent } = answering(unknown, answer);
    const { press } = await check('Plumbers', 'Redding');
    await screen.findByText('Did you mean:');
    await press('Reading, Berkshire');
    expect(await screen.findByText('Available')).toBeDefined();
    expect(sent()[1]).toMatchObject({ businessType: 'Plumbers', location: 'Reading, Berkshire' });
    expect(field('Location').value).toBe('Reading, Berkshire');
  });
});

describe('a check that fails', () => {
  it.each([
    ['too many questions', { status: 'limited', message: failedCheckMessage }, 1],
    ['a fault of the server', { status: 'failed', message: failedCheckMessage }, 4],
    ['a lost connection', new Error('The connection was lost'), 4],
  ])('is no answer: %s', async (_what, wrong, attempts) => {
    const { action } = actionAnswers(checkTerritory, wrong);
    await check('Plumbers', 'Reading');
    expect(await screen.findByText(failedCheckMessage)).toBeDefined();
    expect(action).toHaveBeenCalledTimes(attempts);
    expect(screen.queryByText('Available')).toBeNull();
    expect(words(screen.getByText('Business').nextElementSibling)).toContain('not entered');
  });

  it('says so at once to a visitor who is offline', async () => {
    goOffline();
    const { action } = answering(answer);
    await check('Plumbers', 'Reading');
    expect(await screen.findByText(failedCheckMessage)).toBeDefined();
    expect(action).not.toHaveBeenCalled();
  });
});

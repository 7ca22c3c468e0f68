// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failedCheckMessage, missingInputMessage } from '@/territories/rules/territory-answer';
import { TerritoryForm } from '@/territories/ui/TerritoryForm';
import { field, goOffline, open, Refusal, serverAnswers, words } from '../support/dom';

vi.mock('@/territories/actions/territory-actions', () => ({ checkWithoutScript: vi.fn() }));

const answer = {
  available: true,
  status: 'available',
  message: 'Plumbers in Reading are free.',
  checkedOn: '2026-11-23',
  entry: { businessType: 'Plumbers', place: 'Reading', districts: 'RG1, RG4' },
};

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
  ])('is not sent: “%s” in “%s”', async (business, place, missing, given) => {
    const { ask } = serverAnswers(answer);
    await check(business, place);
    expect(await screen.findByText(missingInputMessage)).toBeDefined();
    expect(document.activeElement).toBe(field(missing));
    expect(field(missing).getAttribute('aria-invalid')).toBe('true');
    expect(field(given).getAttribute('aria-invalid')).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the answer', () => {
  it('is entered in the register, and removed by other input', async () => {
    const { sent } = serverAnswers(answer);
    const { user } = await check('plumber', 'reading');
    expect(await screen.findByText('Available')).toBeDefined();
    expect(screen.getByText('Plumbers in Reading are free.')).toBeDefined();
    expect(screen.getByText('RG1, RG4')).toBeDefined();
    expect(screen.getByRole('link', { name: /Get Started/ })).toBeDefined();
    expect(sent()).toEqual([{ businessType: 'plumber', location: 'reading' }]);
    await user.type(field('Location'), 'x');
    expect(screen.queryByText('Available')).toBeNull();
  });

  it.each([
    [{ status: 'reserved' }, 'Reserved', 'Ask about an area nearby'],
    [{ status: 'reserved', isPartly: true }, 'Partly reserved', 'Ask about an area nearby'],
    [{ status: 'unknown' }, 'Not sure', 'Ask us'],
  ])('offers only a free territory: %o', async (change, stamp, next) => {
    serverAnswers({ ...answer, available: false, ...change });
    await check('Plumbers', 'Reading');
    expect(await screen.findByText(stamp)).toBeDefined();
    expect(screen.getByRole('link', { name: next })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Get Started/ })).toBeNull();
  });

  it('offers alternatives, which resubmit in place of their field', async () => {
    const suggestions = { location: ['Reading, Berkshire'] };
    const unknown = { ...answer, available: false, status: 'unknown', suggestions };
    const { sent } = serverAnswers(unknown, answer);
    const { press } = await check('Plumbers', 'Redding');
    await screen.findByText('Did you mean:');
    await press('Reading, Berkshire');
    expect(await screen.findByText('Available')).toBeDefined();
    expect(sent()[1]).toEqual({ businessType: 'Plumbers', location: 'Reading, Berkshire' });
    expect(field('Location').value).toBe('Reading, Berkshire');
  });
});

describe('a check that fails', () => {
  it.each([
    ['a refusal', new Refusal(429, { error: 'Too many' })],
    ['an answer that contradicts itself', { ...answer, available: false }],
    ['something else', { hello: 'there' }],
  ])('is caused by: %s', async (_what, wrong) => {
    serverAnswers(wrong);
    await check('Plumbers', 'Reading');
    expect(await screen.findByText(failedCheckMessage)).toBeDefined();
    expect(screen.queryByText('Available')).toBeNull();
    expect(words(screen.getByText('Business').nextElementSibling)).toContain('not entered');
  });

  it('is reported at once to a visitor who is offline', async () => {
    const ask = goOffline();
    await check('Plumbers', 'Reading');
    expect(await screen.findByText(failedCheckMessage)).toBeDefined();
    expect(ask).not.toHaveBeenCalled();
  });
});

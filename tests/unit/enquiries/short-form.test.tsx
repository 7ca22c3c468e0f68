// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShortForm } from '@/enquiries/ui/ShortForm';
import { actionAnswers, faultOf, field, open, words } from '../support/dom';

const { getJson, sendEnquiry } = vi.hoisted(() => ({ getJson: vi.fn(), sendEnquiry: vi.fn() }));
vi.mock('@/enquiries/actions/enquiry-actions', () => ({ sendEnquiry }));
vi.mock('@/platform/own-server', async (original) => ({ ...(await original()), getJson }));
beforeEach(() => {
  getJson
    .mockReset()
    .mockImplementation(async () => Response.json({ replyBy: 'Monday 30 November, 17:00' }));
});

const agency = {
  email: 'hello@studio.example',
  privacyHref: null,
  replyWithinHours: 24,
  readers: 'Ann Lee',
  openingHours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00' },
};
const context = {
  ...{ path: '/pricing', offer: null, packageTier: null, place: null, trade: null, message: null },
  ...{ estimate: null, scan: null },
};

const openForm = () => open(<ShortForm {...agency} context={context} onClose={() => {}} />);
const stored = { status: 'stored', reference: 'E-1', replyBy: 'Monday', answerTo: '01632 960 247' };

it('asks first how to answer, and rings unless told otherwise', async () => {
  const { sent } = actionAnswers(sendEnquiry, stored);
  const { user, fill, press } = openForm();
  const ways = within(screen.getByRole('group', { name: 'How shall we reply?' }));
  expect(ways.getAllByRole('radio')).toEqual([field('Ring me'), field('E-mail me')]);
  expect(field('Ring me').checked).toBe(true);
  expect(field('Any time').checked).toBe(true);
  expect(
    screen.getByText(
      'We ring Monday to Friday, 09:00–17:00. If only evenings suit you, say so below.',
    ),
  ).toBeDefined();
  await fill('Phone', '01632 960 247');
  await user.click(field('Afternoon'));
  await press(/Ring me back/);
  await screen.findByText('We ring');
  expect(sent()[0]).toMatchObject({
    ...{ form: 'short', answerBy: 'ring', phone: '01632 960 247', ringWhen: 'afternoon' },
  });
});

it('says until when it is answered, or in how many hours if the server does not tell', async () => {
  const page = openForm();
  await screen.findByText(/or our questions, by Monday 30 November, 17:00\./);
  page.unmount();
  getJson.mockRejectedValue(new TypeError('Failed to fetch'));
  openForm();
  await waitFor(() => expect(getJson).toHaveBeenCalledTimes(2));
  expect(screen.getByText(/or our questions, within 24 hours on working days\./)).toBeDefined();
});

it('asks about a mistyped provider, and sends the address that the visitor takes', async () => {
  const { sent } = actionAnswers(sendEnquiry, stored);
  const { user, fill, press } = openForm();
  await user.click(field('E-mail me'));
  for (const meant of ['priya@mail.com', 'priya@salon.example', 'priya@sky.com', 'priya']) {
    await fill('E-mail', meant);
    await user.tab();
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  }
  await fill('E-mail', 'priya@gmial.com');
  await user.tab();
  await screen.findByText(/Did you mean/);
  await press('priya@gmail.com');
  expect(document.activeElement).toBe(field('E-mail'));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  await press(/Send message/);
  await waitFor(() => expect(sent()[0]).toMatchObject({ email: 'priya@gmail.com' }));
});

it('keeps what was typed, beside what the next page knows, until it is sent', async () => {
  actionAnswers(sendEnquiry, stored);
  const left = openForm();
  await left.user.click(field('E-mail me'));
  await left.fill('E-mail', 'priya@salon.example');
  await left.fill('Your trade', 'Salon');
  await left.fill('Your town', 'Swindon');
  left.unmount();

  const here = { ...context, trade: 'Barber' };
  const page = open(<ShortForm {...agency} context={here} onClose={() => {}} />);
  expect(field('E-mail me').checked).toBe(true);
  expect(field('E-mail').value).toBe('priya@salon.example');
  expect(field('Your trade').value).toBe('Barber');
  expect(field('Your town').value).toBe('Swindon');
  await page.press(/Send message/);
  await screen.findByText('Your reference');
  page.unmount();

  openForm();
  expect(field('Ring me').checked).toBe(true);
  expect(field('Your town').value).toBe('');
});

it('offers no time outside the opening hours', () => {
  const openingHours = { days: 'Saturday', opens: '13:00', closes: '18:00' };
  open(<ShortForm {...{ ...agency, openingHours, context }} onClose={() => {}} />);
  expect(screen.queryByLabelText('Morning')).toBeNull();
  expect(field('Afternoon')).toBeDefined();
});

it('keeps what was typed for both ways', async () => {
  const { user, fill } = openForm();
  await fill('Phone', '01632 960 247');
  await user.click(field('E-mail me'));
  await fill('E-mail', 'megan@price.example');
  await user.click(field('Ring me'));
  expect(field('Phone').value).toBe('01632 960 247');
  expect(field('E-mail').value).toBe('megan@price.example');
});

const errors = {
  phone: 'Please enter a valid phone number',
  trade: 'Tell us your trade',
  place: 'Tell us your town',
};

/** A form that was sent empty. */
async function openRefused() {
  actionAnswers(sendEnquiry, { status: 'invalid', errors });
  const page = openForm();
  await page.press(/Ring me back/);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  return page;
}

it('takes each error away once its field is mended, and leaves the focus there', async () => {
  const { user, fill } = await openRefused();
  expect(faultOf('Phone')).toBe(errors.phone);
  await fill('Phone', '01632');
  expect(faultOf('Phone')).toBe(errors.phone);
  await fill('Phone', '01632 960 247');
  await waitFor(() => expect(faultOf('Phone')).toBe(''));
  expect(document.activeElement).toBe(field('Phone'));
  expect(words(screen.getByRole('alert'))).toContain('2 things to put right: Your trade');
  expect(faultOf('Your trade')).toBe(errors.trade);
  // An empty field is left by the keyboard.
  await user.click(field('Your town'));
  await user.tab();
  expect(document.activeElement).toBe(field(/What do you need/));
  await fill('Your trade', 'Plumber');
  await fill('Your town', 'Bath');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('asks no number of who prefers an e-mail', async () => {
  const { user } = await openRefused();
  await user.click(field('E-mail me'));
  await waitFor(() => expect(faultOf('Phone')).toBe(''));
  expect(faultOf('E-mail')).toBe('');
});

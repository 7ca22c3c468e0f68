// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EnquiryForm } from '@/enquiries/ui/EnquiryForm';
import { prefillEnquiry } from '@/platform/enquiry-prefill';
import { actionAnswers, faultOf, field, goOffline, open, toasts, words } from '../support/dom';

const { sendEnquiry } = vi.hoisted(() => ({ sendEnquiry: vi.fn() }));
vi.mock('@/enquiries/actions/enquiry-actions', () => ({ sendEnquiry }));

const openForm = (initial = {}) =>
  open(
    <EnquiryForm
      id="enquiry"
      path="/contact"
      initial={initial}
      packages={[{ value: 'growth', label: 'Growth', price: '£2,400–3,200' }]}
      openingHours={{ days: 'Monday to Friday', opens: '09:00', closes: '17:00' }}
      replyWithinHours={24}
      email="hello@studio.example"
      privacyHref="/privacy"
    />,
  );

/** The script’s data beside the fields. */
const sendingOf = (form: Record<string, unknown> | undefined) =>
  JSON.parse(String(form?.sending)) as { key: string };

const message = 'A website for our plumbing firm, please.';
const sendButton = /^Send message/;

/** Fills in every mandatory field and sends the form. */
async function send() {
  const page = openForm();
  await page.fill('Name', 'Megan Price');
  await page.fill('E-mail', 'megan@price.example');
  await page.user.selectOptions(field('What do you need?'), 'new_website');
  await page.fill('Your project', message);
  await page.press(sendButton);
  return page;
}

it('shows the price of the chosen package beneath the field', async () => {
  const { user } = openForm();
  expect(screen.queryByText('£2,400–3,200')).toBeNull();
  await user.selectOptions(field(/^Package/), 'growth');
  expect(screen.getByText('£2,400–3,200')).toBeDefined();
});

it('sends the address that the visitor takes for a mistyped one', async () => {
  const { sent } = actionAnswers(sendEnquiry, { status: 'invalid', errors: {} });
  const page = openForm();
  await page.fill('Name', 'Megan Price');
  await page.fill('E-mail', 'megan@hotmial.co.uk');
  await page.user.selectOptions(field('What do you need?'), 'new_website');
  await page.fill('Your project', message);
  await page.user.click(await screen.findByRole('button', { name: 'megan@hotmail.co.uk' }));
  await page.press(sendButton);
  await waitFor(() => expect(sent()[0]).toMatchObject({ email: 'megan@hotmail.co.uk' }));
});

describe('what few visitors need', () => {
  const isFolded = () => field(/^Package/).closest('details')?.open === false;

  it('is folded', () => {
    openForm();
    expect(isFolded()).toBe(true);
    expect(screen.queryByText(/^Sent with your message/)).toBeNull();
    expect(field('Your project').closest('details')).toBeNull();
  });

  it('stays folded when some of it is known, and says so in one line until it is opened', async () => {
    prefillEnquiry({ packageTier: 'growth' });
    const { user } = openForm({ industry: 'retail' });
    expect(isFolded()).toBe(true);
    expect(screen.getByText('Sent with your message: Growth, Retail')).toBeDefined();
    await user.click(screen.getByText('More about your project (optional)'));
    expect(isFolded()).toBe(false);
    await waitFor(() => expect(screen.queryByText(/^Sent with your message/)).toBeNull());
    expect(field(/^Industry/).value).toBe('retail');
  });

  it('opens for an error in it', async () => {
    actionAnswers(sendEnquiry, { status: 'invalid', errors: { industry: 'No such industry' } });
    await send();
    await screen.findByRole('alert');
    expect(isFolded()).toBe(false);
  });
});

it('says of both ways to reach the visitor that one is enough', () => {
  openForm();
  const ways = screen.getByRole('group', { name: /E-mail or phone, one is enough/ });
  expect(within(ways).getAllByRole('textbox')).toEqual([field('E-mail'), field('Phone')]);
});

it('marks both ways as wrong without either, in one message that either mends', async () => {
  const { fill, press } = openForm();
  await press(sendButton);
  const summary = await screen.findByRole('alert');
  const neither = 'Please enter a valid email address or a phone number';
  expect(within(summary).getAllByRole('link', { name: /valid email/ })).toHaveLength(1);
  expect(words(summary)).toContain('4 things to put right');
  for (const label of ['E-mail', 'Phone']) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(faultOf(label)).toBe(neither);
  }
  await fill('Phone', '01632 960 247');
  await waitFor(() => expect(field('E-mail').getAttribute('aria-invalid')).toBeNull());
  expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
  await fill('E-mail', 'megan');
  await waitFor(() => expect(faultOf('E-mail')).toBe('Please enter a valid email address'));
  expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
});

describe('an incomplete enquiry', () => {
  it('says so at a field that is left, and lets the keyboard go on', async () => {
    const { user } = openForm();
    await user.click(field('Name'));
    await user.tab();
    await waitFor(() => expect(faultOf('Name')).toBe('Name must be at least 2 characters'));
    expect(document.activeElement).toBe(field('What do you need?'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not sent, and the first missing field gets the focus', async () => {
    const { action } = actionAnswers(sendEnquiry, { status: 'stored', answerTo: '01632 960 247' });
    const { user, fill, press } = openForm();
    await fill('Name', 'M');
    await press(sendButton);
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(words(summary)).toContain('4 things to put right');
    const button = screen.getByRole('button', { name: sendButton });
    expect(summary.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      ...['Name', 'What do you need?', 'E-mail', 'Your project'],
    ]);
    await user.click(within(summary).getByRole('link', { name: /^E-mail: Please enter a valid/ }));
    expect(document.activeElement).toBe(field('E-mail'));
    expect(faultOf('Name')).toBe('Name must be at least 2 characters');
    expect(action).not.toHaveBeenCalled();
  });
});

describe('an enquiry that the server refuses', () => {
  it('shows the server’s errors beside the field and above the button', async () => {
    actionAnswers(sendEnquiry, {
      status: 'invalid',
      errors: { email: 'This address takes no mail' },
    });
    await send();
    const summary = await screen.findByRole('alert');
    expect(words(summary)).toContain('One thing to put right');
    expect(words(summary)).toContain('This address takes no mail');
    expect(document.activeElement).toBe(summary);
    expect(faultOf('E-mail')).toBe('This address takes no mail');
    expect(field('Your project').value).toBe(message);
  });

  it.each([
    [40, 'Try again in a minute;'],
    [121, 'Try again in 3 minutes;'],
  ])('says how long to wait: %i seconds', async (retryAfterSeconds, wait) => {
    actionAnswers(sendEnquiry, { status: 'limited', retryAfterSeconds });
    await send();
    expect(words(await screen.findByRole('alert'))).toContain(wait);
    expect(field('Your project').value).toBe(message);
  });
});

describe('an enquiry that does not arrive', () => {
  it.each([{ status: 'failed' }, new Error('The connection was lost')])(
    'is sent four times before the form offers the mail address: %o',
    async (answer) => {
      const { sent } = actionAnswers(sendEnquiry, answer);
      await send();
      expect(words(await screen.findByRole('alert'))).toContain('Your message did not reach us.');
      expect(screen.getByRole('link', { name: 'hello@studio.example' })).toBeDefined();
      expect(sent()).toHaveLength(4);
      expect(new Set(sent().map((form) => sendingOf(form).key)).size).toBe(1);
      expect(field('Your project').value).toBe(message);
      expect(toasts()).toEqual(['Something went wrong: Please try again or contact us directly.']);
    },
  );

  it('survives an offline phase and a reload', async () => {
    goOffline();
    const { action } = actionAnswers(sendEnquiry, new Error('The connection was lost'));
    const { unmount } = await send();
    expect(words(await screen.findByRole('alert'))).toContain('You seem to be offline.');
    expect(action).toHaveBeenCalledOnce();
    unmount();
    openForm();
    expect(field('Your project').value).toBe(message);
    expect(field('Name').value).toBe('Megan Price');
  });
});

describe('an estimate handed over', () => {
  const estimate = { type: 'trades', pages: 5, addOns: ['blog'], label: 'Trades, 5 pages: £2,100' };
  const receipt = {
    parts: 'Trades website, 5 pages, Blog',
    total: '£2,100',
    href: '/pricing?type=trades&pages=5&add-ons=blog#estimator',
  };

  it('stands at the head of the form, with its total, its parts and the way back', () => {
    prefillEnquiry({ estimate: { ...estimate, receipt } });
    openForm();
    const list = screen.getByRole('list', { name: 'Goes along with your message' });
    for (const part of ['£2,100', receipt.parts]) {
      expect(within(list).getByText(part)).toBeDefined();
    }
    const change = within(list).getByRole('link', { name: /^Change ?the estimate/ });
    expect(change.getAttribute('href')).toBe(receipt.href);
    const first = field('Name');
    expect(list.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('never leads to another site', () => {
    prefillEnquiry({ estimate: { ...estimate, receipt: { ...receipt, href: '//evil.example' } } });
    openForm();
    expect(screen.getByText(estimate.label)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  });
});

describe('an enquiry that arrives', () => {
  const stored = {
    status: 'stored',
    reference: 'FTJ-1',
    replyBy: 'Monday 23 November, 14:00',
    answerTo: '01632 960 247',
  };

  it('gets a receipt, and the form is cleared', async () => {
    const { sent } = actionAnswers(
      sendEnquiry,
      { status: 'limited', retryAfterSeconds: 1 },
      stored,
    );
    const { press } = await send();
    await screen.findByRole('alert');
    await press(sendButton);
    expect(await screen.findByText('FTJ-1')).toBeDefined();
    expect(screen.getByText('Monday 23 November, 14:00')).toBeDefined();
    // A sender without an e-mail address.
    expect(screen.getByText('We ring')).toBeDefined();
    expect(screen.getByText('01632 960 247')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Message Sent Successfully!');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Your project').value).toBe('');
    const [first, second] = sent();
    expect(second).toMatchObject({ name: 'Megan Price', page: '/contact', fax_number: '' });
    expect(sendingOf(first).key).toBe(sendingOf(second).key);
  });

  it('says when its sender likes to be rung, even after a reload', async () => {
    const { sent } = actionAnswers(sendEnquiry, stored);
    const { user, fill, unmount } = openForm();
    await fill('Phone', '01632 960 247');
    const times = screen.getByRole('group', { name: 'When suits you?' });
    expect(within(times).queryByRole('radio', { checked: true })).toBeNull();
    await user.click(field('Morning'));
    unmount();
    await send();
    await screen.findByText('FTJ-1');
    expect(sent()[0]).toMatchObject({ phone: '01632 960 247', ringWhen: 'morning' });
  });

  it('includes attachments that the visitor keeps', async () => {
    const { sent } = actionAnswers(sendEnquiry, stored);
    const estimate = { type: 'trades', pages: 8, addOns: [], label: 'Trades, 8 pages: £1,850' };
    prefillEnquiry({ scan: '0f4f9a3e-5c0b-4b8e-9d38-0e2a8c0d1f11', estimate });
    const { press } = openForm();
    expect(screen.getByText('Trades, 8 pages: £1,850')).toBeDefined();
    await press(/Leave out ?the scan/);
    cleanup();
    await send();
    await screen.findByText('FTJ-1');
    expect(sendingOf(sent()[0])).toMatchObject({ estimate: { pages: 8 }, scan: null });
  });
});

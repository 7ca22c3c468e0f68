// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OrderOutcome } from '@/enquiries/actions/place-order';
import { changedWords } from '@/enquiries/rules/order';
import { OrderForm } from '@/enquiries/ui/OrderForm';
import { actionAnswers, faultOf, field, open, toasts, words } from '../support/dom';

const { sendOrder } = vi.hoisted(() => ({ sendOrder: vi.fn() }));
vi.mock('@/enquiries/actions/enquiry-actions', () => ({ sendOrder }));

async function order(...outcomes: (OrderOutcome | Error)[]) {
  const { sent } = actionAnswers(sendOrder, ...outcomes);
  const page = open(
    <OrderForm
      id="order"
      path="/beta"
      offers={[
        { kind: 'technical-report', pricePence: 9_900 },
        { kind: 'strategy-call', pricePence: 19_900 },
      ]}
      terms="Paid by invoice."
      policies={[]}
      seen="v1"
      scan={null}
      replyWithinHours={24}
      email="hello@studio.example"
    />,
  );
  await page.fill('Name', 'Megan Price');
  await page.fill('Website', 'price.example');
  await page.user.click(field('I accept these terms'));
  await page.press(button);
  return { ...page, sent };
}
const button = /^Order and pay by invoice/;

it('shows an error beside its field, and keeps the input', async () => {
  await order({ status: 'invalid', errors: { email: 'Please enter a valid email address' } });
  const summary = await screen.findByRole('alert');
  expect(words(summary)).toMatch(/^One thing to put right.*Please enter a valid email address$/);
  expect(document.activeElement).toBe(summary);
  expect(faultOf('E-mail')).toBe('Please enter a valid email address');
  expect(field('Website').value).toBe('price.example');
});

it('asks for acceptance again after changed prices or terms, and shows them', async () => {
  const { router } = await order({ status: 'changed', error: changedWords });
  expect(words(await screen.findByRole('alert'))).toContain(changedWords);
  expect(field('I accept these terms').checked).toBe(false);
  expect(field('Name').value).toBe('Megan Price');
  expect(router.refresh).toHaveBeenCalledOnce();
});

it.each<[OrderOutcome | Error, string]>([
  [{ status: 'locked', error: 'The page is closed.' }, 'The page is closed.'],
  [{ status: 'limited', retryAfterSeconds: 61 }, 'Try again in 2 minutes.'],
  [{ status: 'failed' }, 'Your order did not reach us.'],
  [new Error('The connection was lost'), 'Your order did not reach us.'],
])('says why nothing was ordered: %o', async (outcome, why) => {
  const { router } = await order(outcome);
  expect(words(await screen.findByRole('alert'))).toContain(why);
  expect(screen.getByRole('link', { name: 'hello@studio.example' })).toBeDefined();
  expect(toasts()).toEqual(['Something went wrong: Please try again or contact us directly.']);
  expect(router.refresh).not.toHaveBeenCalled();
});

it('sends one order under one key for any number of tries, and then shows a receipt', async () => {
  const { press, sent } = await order(
    { status: 'limited', retryAfterSeconds: 61 },
    new Error('The connection was lost'),
    {
      status: 'stored',
      reference: 'FTJ-2',
      replyBy: 'Monday 23 November, 14:00',
      ordered: 'Technical report',
      pricePence: 9_900,
    },
  );
  await screen.findByRole('alert');
  await press(button);
  expect(await screen.findByText('FTJ-2')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()).toHaveLength(3);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect(sent()[2]).toMatchObject({ seen: 'v1', terms: 'yes', site: 'price.example' });
  expect(field('Name').value).toBe('');
  expect(document.activeElement?.contains(screen.getByText('FTJ-2'))).toBe(true);
});

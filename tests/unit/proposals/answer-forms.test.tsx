// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { answerRefusals } from '@/proposals/rules/client-answers';
import { AcceptForm, DeclineForm, QuestionForm } from '@/proposals/ui/answer-forms';
import { OfferLines, TotalReceipts } from '@/proposals/ui/OfferLines';
import { ChoiceProvider } from '@/proposals/ui/use-choice';
import { actionAnswers, faultOf, field, goOffline, open, toasts, words } from '../support/dom';

const { sendAnswer } = vi.hoisted(() => ({ sendAnswer: vi.fn() }));
vi.mock('@/proposals/actions/answer-actions', () => ({ sendAnswer }));

const line = { detail: null, quantity: 1, every: 'once' as const, isOptional: false };
const lines = [
  { ...line, id: 'site', label: 'Website', unitPence: 160_000, amountPence: 160_000 },
  { ...line, id: 'blog', label: 'Blog', unitPence: 30_001, amountPence: 30_001, isOptional: true },
  {
    ...line,
    id: 'care',
    label: 'Care',
    unitPence: 9_900,
    amountPence: 9_900,
    every: 'month' as const,
    isOptional: true,
  },
];
const target = {
  slug: 'offer',
  linkKey: 'key',
  path: '/proposal/offer',
  email: 'hello@studio.example',
  isLocked: false,
};

const openOffer = (form: ReactNode) =>
  open(
    <ChoiceProvider lines={lines} depositPercent={50} initial={[]}>
      <OfferLines isFixed={false} mayAccept />
      <TotalReceipts depositPercent={50} note={null} />
      {form}
    </ChoiceProvider>,
  );
const accept = (isLocked = false) =>
  openOffer(
    <AcceptForm
      target={{ ...target, isLocked }}
      seen="v1"
      consent="I accept this proposal."
      isRecounted={false}
    />,
  );
const acceptButton = /^Accept this proposal/;

describe('the choice of optional lines', () => {
  it('changes the payments, the acceptance and the address', async () => {
    const { user, container } = accept();
    expect(words(container)).toContain('You accept £1,600 once; £800 of it is due');
    await user.click(field(/^Blog/));
    await user.click(field(/^Care/));
    const all = words(container);
    expect(all).toContain('On acceptance (50%)£950.01');
    expect(all).toContain('Before launch£950');
    expect(all).toContain('You accept £1,900.01 once + £99 a month');
    expect(window.location.search).not.toBe('');
    await user.click(field(/^Blog/));
    expect(words(container)).toContain('On acceptance (50%)£800');
  });
});

describe('accepting', () => {
  it('sends the ticked lines with the displayed version', async () => {
    const { sent } = actionAnswers(sendAnswer, { status: 'stored', what: 'accept' });
    const { user, fill, press, router } = accept();
    await user.click(field(/^Care/));
    await fill('Your full name', 'Megan Price');
    await user.click(field('I accept this proposal.'));
    await press(acceptButton);
    await vi.waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      expect.objectContaining({
        what: 'accept',
        slug: 'offer',
        key: 'key',
        seen: 'v1',
        chosen: 'care',
        name: 'Megan Price',
      }),
    ]);
    expect(toasts()).toEqual(['Accepted. Thank you.: A receipt is on its way.']);
  });

  it('shows missing input beside its field', async () => {
    actionAnswers(sendAnswer, {
      status: 'invalid',
      errors: { name: 'Please type your full name', consent: 'Please tick it' },
    });
    const { press } = accept();
    await press(acceptButton);
    const summary = await screen.findByRole('alert');
    expect(words(summary)).toContain('2 things to put right');
    expect(document.activeElement).toBe(summary);
    expect(faultOf('Your full name')).toBe('Please type your full name');
    expect(faultOf('I accept this proposal.')).toBe('Please tick it');
  });

  it('clears the consent and refreshes when the proposal has changed', async () => {
    actionAnswers(sendAnswer, { status: 'changed', error: answerRefusals.changed });
    const { user, press, router } = accept();
    await user.click(field('I accept this proposal.'));
    await press(acceptButton);
    expect(words(await screen.findByRole('alert'))).toContain(answerRefusals.changed);
    expect(field('I accept this proposal.').checked).toBe(false);
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  it.each([
    [{ status: 'refused', error: 'It was declined.' }, 'It was declined.', 1],
    [{ status: 'missing' }, 'This link no longer works.', 1],
    [{ status: 'limited', retryAfterSeconds: 61 }, 'Try again in 2 minutes.', 0],
    [{ status: 'failed' }, answerRefusals.failed, 0],
    [new Error('The connection was lost'), answerRefusals.failed, 0],
  ])('says why nothing was stored: %o', async (answer, why, refreshes) => {
    actionAnswers(sendAnswer, answer);
    const { press, router } = accept();
    await press(acceptButton);
    expect(words(await screen.findByRole('alert'))).toContain(why);
    expect(screen.getByRole('link', { name: 'hello@studio.example' })).toBeDefined();
    expect(router.refresh).toHaveBeenCalledTimes(refreshes);
  });

  it('is disabled for staff', async () => {
    const { action } = actionAnswers(sendAnswer, { status: 'stored', what: 'accept' });
    const { press } = accept(true);
    await press(acceptButton);
    expect(action).not.toHaveBeenCalled();
  });
});

describe('declining', () => {
  it('sends the reason', async () => {
    const { sent } = actionAnswers(sendAnswer, { status: 'stored', what: 'decline' });
    const { user, fill, press, router } = openOffer(<DeclineForm target={target} />);
    await user.click(screen.getByText('Not for you? Decline this proposal'));
    await fill(/^Why\?/, 'Too dear.');
    await press(/^Decline/);
    await vi.waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(sent()).toEqual([expect.objectContaining({ what: 'decline', reason: 'Too dear.' })]);
  });

  it('keeps the form open with its reason after a failed request', async () => {
    goOffline();
    actionAnswers(sendAnswer, new Error('The connection was lost'));
    const { user, fill, press, container } = openOffer(<DeclineForm target={target} />);
    await user.click(screen.getByText('Not for you? Decline this proposal'));
    await fill(/^Why\?/, 'Too dear.');
    await press(/^Decline/);
    expect(words(await screen.findByRole('alert'))).toContain(answerRefusals.failed);
    expect(container.querySelector('details')?.open).toBe(true);
    expect(field(/^Why\?/).value).toBe('Too dear.');
  });
});

describe('a question', () => {
  const openQuestion = () =>
    openOffer(<QuestionForm target={target} label="Your question" replyWithinHours={24} />);

  it('is confirmed, and the field is cleared', async () => {
    const { sent } = actionAnswers(sendAnswer, { status: 'stored', what: 'question' });
    const { fill, press } = openQuestion();
    await fill('Your question', 'When could you begin?');
    await press(/^Send question/);
    expect(words(await screen.findByRole('status'))).toContain('Your question is with us');
    expect(field('Your question').value).toBe('');
    expect(sent()).toEqual([expect.objectContaining({ text: 'When could you begin?' })]);
  });

  it('is kept if it is too short', async () => {
    actionAnswers(sendAnswer, { status: 'invalid', errors: { text: 'A few words more' } });
    const { fill, press } = openQuestion();
    await fill('Your question', 'When?');
    await press(/^Send question/);
    await screen.findByRole('alert');
    expect(faultOf('Your question')).toBe('A few words more');
    expect(field('Your question').value).toBe('When?');
  });
});

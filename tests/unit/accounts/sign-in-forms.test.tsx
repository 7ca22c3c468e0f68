// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  noAdminAccess,
  signInFailed,
  wrongCredentials,
  wrongSharedPassword,
} from '@/accounts/rules/sign-in';
import { ConfirmEmailForm } from '@/accounts/ui/ConfirmEmailForm';
import { EnrolForm } from '@/accounts/ui/EnrolForm';
import { PasswordForm } from '@/accounts/ui/PasswordForm';
import { SecondStepForm } from '@/accounts/ui/SecondStepForm';
import { SignInForm } from '@/accounts/ui/SignInForm';
import {
  actionAnswers,
  faultOf,
  field,
  open,
  Refusal,
  serverAnswers,
  toasts,
  words,
} from '../support/dom';

const never = async () => {
  throw new Error('Nothing was to be sent.');
};

/** A server action with this answer and without pauses between attempts. */
const actionWith = (answer: object) => actionAnswers(vi.fn(), answer).action;

describe('signing in', () => {
  async function signIn(answer: object, isDenied = false) {
    const page = open(
      <SignInForm
        next="/seo-dashboard"
        secondStep="/sign-in/second-step"
        path="/sign-in"
        isDenied={isDenied}
        signIn={actionWith(answer)}
      />,
    );
    await page.fill('E-mail', 'editor@studio.example');
    await page.fill('Password', 'a long pass phrase');
    await page.press(/^Sign in/);
    return page;
  }

  it('redirects after a success toast', async () => {
    const { router } = await signIn({ status: 'in' });
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/seo-dashboard');
    expect(toasts()).toEqual(['Success: Logged in successfully']);
  });

  it('redirects to the second step first', async () => {
    const { router } = await signIn({ status: 'second-step' });
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/sign-in/second-step');
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['refused', { status: 'refused', error: wrongCredentials }, wrongCredentials],
    ['not allowed', { status: 'refused', error: noAdminAccess }, noAdminAccess],
    ['lost', new Error('offline'), signInFailed],
  ])('shows the error and clears the password: %s', async (_what, answer, why) => {
    const { router } = await signIn(answer);
    await vi.waitFor(() => expect(faultOf('Password')).toBe(why));
    expect(field('Password').value).toBe('');
    expect(document.activeElement).toBe(field('Password'));
    expect(field('E-mail').value).toBe('editor@studio.example');
    expect(toasts()).toEqual([`Error: ${why}`]);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('shows the dashboard’s denial in a toast once', () => {
    window.history.replaceState(null, '', '/sign-in?denied=1');
    const denied = () =>
      open(<SignInForm next="/" secondStep="/" path="/sign-in" isDenied signIn={never} />);
    denied().unmount();
    expect(toasts()).toEqual(['Access Denied: You do not have admin access']);
    denied();
    expect(screen.getByText('Access Denied')).toBeDefined();
    expect(toasts()).toEqual([]);
  });
});

describe('the second step', () => {
  const openStep = (answer: object, hasPasskey = false) =>
    open(
      <SecondStepForm
        next="/seo-dashboard"
        path="/sign-in/second-step"
        hasApp
        hasPasskey={hasPasskey}
        giveCode={actionWith(answer)}
      />,
    );

  it('redirects after the right code', async () => {
    const { fill, press, router } = openStep({ status: 'in' });
    await fill('Code', '123456');
    await press(/^Sign in/);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/seo-dashboard');
  });

  it.each([
    ['wrong', { status: 'refused', error: 'Another code.' }, 'Another code.'],
    ['lost', new Error('offline'), signInFailed],
  ])('shows the error and selects the code: %s', async (_what, answer, why) => {
    const { user, fill, press, router } = openStep(answer);
    await fill('Code', '123456');
    await press(/^Sign in/);
    await vi.waitFor(() => expect(faultOf('Code')).toBe(why));
    expect(document.activeElement).toBe(field('Code'));
    await user.keyboard('7');
    expect(field('Code').value).toBe('7');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('offers a passkey to accounts that have one, and shows its errors', async () => {
    serverAnswers(new Refusal(429, { errors: [{ message: 'Too many tries.' }] }));
    const { press, router } = openStep(new Error('No code was given.'), true);
    await press(/^Use a passkey/);
    expect(words(await screen.findByRole('alert'))).toBe('Too many tries.');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('hides passkeys from accounts without one', () => {
    openStep(new Error('No code was given.'));
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });
});

describe('setting up a second step', () => {
  const setup = { secret: 'ABCDEFGH', qr: { size: 21, path: 'M0 0' }, state: 'sealed' };

  it('shows the key, asks for a code, and shows the recovery codes', async () => {
    const { sent } = serverAnswers(setup, { codes: ['one-one', 'two-two'] });
    const { fill, press } = open(<EnrolForm next="/cms" />);
    await press('Use an authenticator app');
    expect(await screen.findByText('ABCD EFGH')).toBeDefined();
    await fill('Code of the app', '123456');
    await press(/^Set it up/);
    expect(words(await screen.findByRole('list', { name: 'Recovery codes' }))).toBe(
      'one-onetwo-two',
    );
    expect(sent()[1]).toEqual({ state: 'sealed', code: '123456' });
  });

  it('shows an error beside the code, and allows going back', async () => {
    serverAnswers(setup, new Refusal(400, { errors: [{ message: 'Not this code.' }] }));
    const { fill, press } = open(<EnrolForm next="/cms" />);
    await press('Use an authenticator app');
    await screen.findByText('ABCD EFGH');
    await fill('Code of the app', '000000');
    await press(/^Set it up/);
    await vi.waitFor(() => expect(faultOf('Code of the app')).toBe('Not this code.'));
    await press('Back');
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeDefined();
  });
});

describe('the gate of a shared area', () => {
  const unreachable = { status: 'refused', error: 'Not checked.' } as const;
  async function enter(answer: object) {
    const page = open(
      <PasswordForm
        path="/studio"
        button="Enter"
        welcome={{ title: 'Welcome' }}
        unreachable={unreachable as never}
        next="/studio/proposals"
        enter={actionWith(answer)}
      />,
    );
    await page.fill('Password', 'oak and ash');
    await page.press(/^Enter/);
    return page;
  }

  it('opens with the password', async () => {
    const { router } = await enter({ status: 'open' });
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/studio/proposals');
    expect(toasts()).toEqual(['Welcome']);
  });

  it.each([
    ['wrong', { status: 'refused', error: wrongSharedPassword }, wrongSharedPassword],
    ['lost', new Error('offline'), 'Not checked.'],
  ])('stays closed and clears the field: %s', async (_what, answer, why) => {
    const { router } = await enter(answer);
    await vi.waitFor(() => expect(faultOf('Password')).toBe(why));
    expect(field('Password').value).toBe('');
    expect(document.activeElement).toBe(field('Password'));
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('confirming another e-mail address', () => {
  const openForm = (confirm: (before: unknown, form: FormData) => Promise<object>) =>
    open(
      <ConfirmEmailForm
        token="token"
        path="/confirm"
        account="/cms/account"
        confirm={confirm as never}
      />,
    );

  it('needs a button press, and then shows the address', async () => {
    const confirm = vi.fn(async (_before: unknown, form: FormData) => ({
      status: 'changed',
      email: `${form.get('token')}@studio.example`,
    }));
    const { press } = openForm(confirm);
    expect(confirm).not.toHaveBeenCalled();
    await press(/^Confirm this address/);
    expect(words(await screen.findByRole('status'))).toContain('is token@studio.example now');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the error and allows another try', async () => {
    const { press } = openForm(async () => ({ status: 'refused', error: 'The link is too old.' }));
    await press(/^Confirm this address/);
    expect(words(await screen.findByRole('alert'))).toBe('The link is too old.');
    expect(screen.getByRole('button', { name: /^Confirm this address/ })).toBeDefined();
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SessionList } from '@/accounts/office/account-forms';
import { InviteColleague } from '@/accounts/office/invitations';
import { SecondFactors } from '@/accounts/office/SecondFactors';
import { field, open, Refusal, serverAnswers, words } from '../support/dom';

const viewer = vi.hoisted(() => ({ role: 'admin', isInDrawer: false }));
const closeModal = vi.hoisted(() => vi.fn());

// The tests replace the back office’s frame for accounts, drawers and lists.
vi.mock('@payloadcms/ui', async (original) => ({
  ...(await original<object>()),
  Drawer: ({ children }: { children: unknown }) => children,
  useAuth: () => ({ user: { role: viewer.role } }),
  useListDrawerContext: () => ({ isInDrawer: viewer.isInDrawer }),
  useModal: () => ({ openModal: () => {}, closeModal }),
}));

const refusal = new Refusal(403, { errors: [{ message: 'Not with this password.' }] });
const alert = async () => words(await screen.findByRole('alert'));

describe('inviting', () => {
  const show = (role: string, isInDrawer = false) => {
    Object.assign(viewer, { role, isInDrawer });
    closeModal.mockReset();
    return open(<InviteColleague />);
  };

  it('shows the form to admins only, above the list', () => {
    show('editor');
    show('admin', true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sends name, address and role, and closes', async () => {
    const { sent } = serverAnswers({});
    const { user, fill, press } = show('admin');
    await fill('Name', 'Ann Price');
    await fill('E-mail', 'ann@studio.example');
    await user.click(screen.getByRole('radio', { name: /^Editor/ }));
    await press('Send the invitation');
    await vi.waitFor(() => expect(closeModal).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ name: 'Ann Price', email: 'ann@studio.example', role: 'editor' }]);
    expect(field('Name').value).toBe('');
  });

  it('keeps the input after a refusal', async () => {
    serverAnswers(refusal);
    const { fill, press } = show('admin');
    await fill('Name', 'Ann Price');
    await press('Send the invitation');
    expect(await alert()).toBe('Not with this password.');
    expect(field('Name').value).toBe('Ann Price');
    expect(closeModal).not.toHaveBeenCalled();
  });
});

describe('the second step of one’s own account', () => {
  const phone = {
    id: 5,
    kind: 'totp' as const,
    name: 'Phone',
    since: '2026-11-01T09:00:00.000Z',
    usedAt: null,
  };
  const show = (factors = [phone]) =>
    open(<SecondFactors factors={factors} codesLeft={1} isRequired />);

  it('shows a required notice and no recovery codes before a set-up', () => {
    show([]);
    expect(screen.getByText(/It is required of you/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'New recovery codes' })).toBeNull();
  });

  it('removes a factor with the password', async () => {
    const { sent } = serverAnswers({});
    const { fill, press } = show();
    expect(screen.getByText(/1 recovery code is left/)).toBeDefined();
    await fill('Your current password', 'the old one');
    await press(/^Remove: Phone/);
    await vi.waitFor(() => expect(sent()).toEqual([{ factor: 5, currentPassword: 'the old one' }]));
  });

  it('shows new recovery codes until the user confirms that they are stored', async () => {
    serverAnswers({ codes: ['one-two', 'three-four'] });
    const { press } = show();
    await press('New recovery codes');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(words(list)).toBe('one-twothree-four');
    await press('I have kept them');
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  });

  it('shows why a factor cannot be removed', async () => {
    serverAnswers(refusal);
    const { press } = show();
    await press(/^Remove: Phone/);
    expect(await alert()).toBe('Not with this password.');
  });
});

describe('sessions', () => {
  const session = (id: string, isThisOne = false) => ({
    id,
    device: `Browser ${id}`,
    since: '2026-11-01T09:00:00.000Z',
    until: '2026-11-02T09:00:00.000Z',
    isThisOne,
  });

  it('ends one session or all others, but never the present one', async () => {
    const { sent } = serverAnswers({ sessions: [session('a', true), session('b'), session('c')] });
    const { press } = open(
      <SessionList
        account={4}
        isOwn
        sessions={[session('a', true), session('b'), session('c'), session('d')]}
      />,
    );
    expect(screen.queryByRole('button', { name: /Browser a$/ })).toBeNull();
    await press(/Browser d$/);
    await vi.waitFor(() => expect(screen.queryByText('Browser d')).toBeNull());
    await press('End all others');
    await vi.waitFor(() => expect(sent()).toEqual([{ session: 'd' }, { all: 'others' }]));
  });
});

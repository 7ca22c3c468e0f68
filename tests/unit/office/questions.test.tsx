// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CredentialsForms } from '@/accounts/office/account-forms';
import { ResetSecondFactor } from '@/accounts/office/SecondFactors';
import type { SaveConflict } from '@/content/rules/differences';
import { HandOverForm } from '@/office/accounts/HandOverForm';
import { ConflictDialog } from '@/office/editing/editing-notes';
import { EraseDialog } from '@/office/person/PersonScreen';
import { CertificateForm } from '@/territories/office/CertificateForm';
import { field, open, Refusal, serverAnswers, words } from '../support/dom';

const alert = () => words(screen.getByRole('alert'));
const refusal = new Refusal(403, { errors: [{ message: 'Not with this password.' }] });

describe('erasing a person', () => {
  it('needs a checkbox first', async () => {
    const onErase = vi.fn();
    const person = {
      email: 'megan@price.example',
      groups: [],
      kept: [],
      refusal: null,
      seen: 'one',
    };
    const { user, press } = open(
      <EraseDialog person={person} onClose={() => {}} onErase={onErase} />,
    );
    await press('Erase for good');
    expect(onErase).not.toHaveBeenCalled();
    await user.click(field(/^This person asked for it/));
    await press('Erase for good');
    expect(onErase).toHaveBeenCalledOnce();
  });
});

describe('two editors of the same fields', () => {
  const difference = (name: string, changedHere: boolean) => ({
    name,
    label: name,
    yours: `my ${name}`,
    theirs: `their ${name}`,
    value: `their ${name}`,
    changedHere,
  });
  const conflict: SaveConflict = {
    savedBy: 'Ann',
    isSelf: false,
    savedAt: '2026-11-23T09:00:00.000Z',
    fields: [difference('Title', true), difference('Text', false)],
    edition: {},
  };

  it('choose per field; fields without changes here default to the stored value', async () => {
    const onChosen = vi.fn();
    const { user, press } = open(
      <ConflictDialog
        conflict={conflict}
        isBusy={false}
        problem=""
        onClose={() => {}}
        onChosen={onChosen}
      />,
    );
    const choice = (name: string, side: RegExp) =>
      within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('radio', {
        name: side,
      });
    expect(choice('Title', /^Keep mine/).checked).toBe(true);
    expect(choice('Text', /^Keep Ann’s/).checked).toBe(true);
    await press('Save what I chose');
    await user.click(choice('Title', /^Keep Ann’s/));
    await user.click(choice('Text', /^Keep mine/));
    await press('Save what I chose');
    expect(onChosen.mock.calls).toEqual([[new Set(['Text'])], [new Set(['Title'])]]);
  });
});

describe('handing over open work', () => {
  const openForm = () =>
    open(<HandOverForm account={4} open="3 enquiries" takers={[{ id: 9, name: 'Ann' }]} />);

  it('needs a successor', async () => {
    const { ask } = serverAnswers({});
    const { press } = openForm();
    await press('Hand over');
    expect(alert()).toBe('Choose who takes over.');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['Ann', 9],
    ['No one yet', null],
  ])('assigns the work to %s and closes', async (name, to) => {
    const { sent } = serverAnswers({});
    const { user, press } = openForm();
    await user.selectOptions(field('Who takes over'), name);
    await press('Hand over');
    await vi.waitFor(() => expect(screen.queryByText('Hand over')).toBeNull());
    expect(sent()).toEqual([{ to }]);
  });
});

describe('the certificate of a territory', () => {
  it('replaces its address only after a second press, and shows the old one', async () => {
    const { ask, sent } = serverAnswers({ certificateId: 'new-one' });
    const { press } = open(<CertificateForm territory={3} certificateId="old-one" mayChange />);
    await press('New address');
    expect(ask).not.toHaveBeenCalled();
    await press('Give it a new address');
    expect(await screen.findByRole('link', { name: /new-one/ })).toBeDefined();
    expect(sent()).toEqual([{ replaces: 'old-one' }]);
    expect(screen.queryByText('Give it a new address')).toBeNull();
  });

  it('keeps its address after a refusal', async () => {
    serverAnswers(refusal);
    const { press } = open(<CertificateForm territory={3} certificateId="old-one" mayChange />);
    await press('New address');
    await press('Give it a new address');
    await vi.waitFor(() => expect(alert()).toBe('Not with this password.'));
    expect(screen.getByRole('link', { name: /old-one/ })).toBeDefined();
  });
});

describe('an account’s own password', () => {
  async function change(again: string) {
    const page = open(<CredentialsForms account={4} isOwn isInvited={false} wanted={null} />);
    await page.press('Change the password');
    await page.fill('New password, at least 12 characters', 'a long pass phrase');
    await page.fill('The same password again', again);
    await page.fill('Your current password', 'the old one');
    await page.press('Set the password');
  }

  it('is not sent while the two new ones differ', async () => {
    const { ask } = serverAnswers({});
    await change('a long pass phrase?');
    await vi.waitFor(() => expect(alert()).toBe('The two new passwords are not the same.'));
    expect(ask).not.toHaveBeenCalled();
  });

  it('is changed, and its form closes', async () => {
    const { sent } = serverAnswers({});
    await change('a long pass phrase');
    expect(await screen.findByRole('button', { name: 'Change the password' })).toBeDefined();
    expect(sent()).toEqual([
      { account: 4, password: 'a long pass phrase', currentPassword: 'the old one' },
    ]);
  });

  it('stays unchanged when the server refuses', async () => {
    serverAnswers(refusal);
    await change('a long pass phrase');
    await vi.waitFor(() => expect(alert()).toBe('Not with this password.'));
    expect(field('The same password again').value).toBe('a long pass phrase');
  });
});

describe('the second step of a colleague', () => {
  it('is reset with the admin’s own password, or shows the error', async () => {
    const { sent } = serverAnswers(refusal);
    const { fill, press } = open(<ResetSecondFactor account={5} count={1} />);
    await fill('Your current password', 'the old one');
    await press('Reset the second step');
    await vi.waitFor(() => expect(alert()).toBe('Not with this password.'));
    expect(sent()).toEqual([{ account: 5, currentPassword: 'the old one' }]);
  });

  it('has no button without a factor', () => {
    open(<ResetSecondFactor account={5} count={0} />);
    expect(screen.getByText('None is set up.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

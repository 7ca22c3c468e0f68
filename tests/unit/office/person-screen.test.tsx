// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PersonScreen } from '@/office/person/PersonScreen';
import { field, open, Refusal, serverAnswers, words } from '../support/dom';

const email = 'megan@price.example';
const person = {
  email,
  groups: [{ key: 'enquiries', count: 2, records: [{ label: 'A new site', href: '/cms/one' }] }],
  kept: [
    { label: 'Accepted proposal', href: '/cms/two', why: 'The law asks for it.', until: null },
  ],
  refusal: null,
  seen: 'one',
};
const search = 'E-mail address, name or telephone number';
const button = (name: string) => screen.queryByRole('button', { name });

it('looks a person up at once after a link from an enquiry', async () => {
  const { sent } = serverAnswers({ person });
  open(<PersonScreen initialSearch={email} />);
  expect(await screen.findByRole('heading', { name: email })).toBeDefined();
  expect(sent()).toEqual([{ search: email }]);
  expect(screen.getByRole('link', { name: 'A new site' })).toBeDefined();
  expect(screen.getByText('And 1 more.')).toBeDefined();
});

it('lets the user choose one of several people', async () => {
  const { sent } = serverAnswers({ people: [{ email, name: 'Megan Price' }] }, { person });
  const { fill, press } = open(<PersonScreen initialSearch="" />);
  await fill(search, 'Megan');
  await press('Look');
  await press(`Megan Price, ${email}`);
  expect(await screen.findByRole('heading', { name: email })).toBeDefined();
  expect(sent()).toEqual([{ search: 'Megan' }, { search: email }]);
});

it('reports an empty result', async () => {
  serverAnswers({ people: [] });
  const { fill, press } = open(<PersonScreen initialSearch="" />);
  await fill(search, 'Megan');
  await press('Look');
  expect(await screen.findByText(/^No one by that name/)).toBeDefined();
});

it('erases the displayed records after a confirmation, and searches again', async () => {
  const erased = { enquiries: 2, files: 0 };
  const { sent } = serverAnswers({ person }, { erased }, { person: { ...person, groups: [] } });
  const { user, press } = open(<PersonScreen initialSearch={email} />);
  await screen.findByRole('heading', { name: email });
  await press('Erase …');
  expect(words(screen.getByRole('dialog'))).toContain('Stays: Accepted proposal.');
  await user.click(field(/^This person asked for it/));
  await press('Erase for good');
  await vi.waitFor(() =>
    expect(sent().slice(1)).toEqual([{ email, seen: 'one' }, { search: email }]),
  );
  await vi.waitFor(() => expect(button('Erase …')).toBeNull());
  expect(button('Export as a file')).not.toBeNull();
});

it('replaces the button with a reason when erasure is refused', async () => {
  serverAnswers({ person: { ...person, refusal: 'It is a colleague.' } });
  open(<PersonScreen initialSearch={email} />);
  expect(await screen.findByText(/It is a colleague\./)).toBeDefined();
  expect(button('Erase …')).toBeNull();
});

it('shows the error of a failed search', async () => {
  serverAnswers(new Refusal(403, { errors: [{ message: 'For admins only.' }] }));
  open(<PersonScreen initialSearch={email} />);
  expect(words(await screen.findByRole('alert'))).toBe('For admins only.');
});

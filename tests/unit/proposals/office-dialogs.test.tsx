// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Standing } from '@/proposals/data/read-standing';
import {
  ExtendDialog,
  NewLinkDialog,
  SendDialog,
  WithdrawDialog,
} from '@/proposals/office/proposal-dialogs';
import type { CompetingTerritory } from '@/territories/rules/competing-territories';
import { field, open, Refusal, serverAnswers, words } from '../support/dom';

// The configuration comes from the frame of the back office, which is missing in this test.
vi.mock('@payloadcms/ui', async (original) => ({
  ...(await original<object>()),
  useConfig: () => ({ config: { routes: { admin: '/cms' } } }),
}));

const standing: Standing = {
  id: 7,
  status: 'draft',
  words: '',
  oncePence: 160_000,
  monthlyPence: 0,
  depositPence: 80_000,
  moreOncePence: 0,
  moreMonthlyPence: 0,
  validUntil: '2026-12-22',
  validUntilWords: '22 December 2026',
  pricesUntil: '2027-01-21',
  pricesUntilWords: '21 January 2027',
  accessMode: 'private',
  clientName: 'Price Plumbing',
  clientEmail: 'megan@price.example',
  problems: [],
  reserved: [],
  territory: null,
  link: null,
  path: '/proposal/offer',
  openQuestion: null,
  can: { send: true, revise: false, extend: true, renewLink: true, withdraw: true },
  events: [],
  supersededBy: null,
  supersedes: null,
};
const rival: CompetingTerritory = {
  id: 3,
  isHold: false,
  kind: 'taken',
  clientName: 'Helix Heating',
  text: 'Reserved for Helix Heating.',
};

const dialogs = {
  send: (props: object) => <SendDialog {...(props as Props)} edition={{ title: 'one' }} />,
  withdraw: (props: object) => <WithdrawDialog {...(props as Props)} />,
  extend: (props: object) => <ExtendDialog {...(props as Props)} />,
  'new-link': (props: object) => <NewLinkDialog {...(props as Props)} />,
};
type Props = { standing: Standing; onClose: () => void; onDone: () => void };
type Name = keyof typeof dialogs;

const confirm: Record<Name, string> = {
  send: 'Send the proposal',
  withdraw: 'Withdraw it',
  extend: 'Give it more time',
  'new-link': 'Make a new link',
};
const leave: Record<Name, string> = {
  send: 'Not yet',
  withdraw: 'Leave it with the client',
  extend: 'Cancel',
  'new-link': 'Keep the old one',
};

function openDialog(name: Name, changes: Partial<Standing> = {}) {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const props = { standing: { ...standing, ...changes }, onClose, onDone };
  return { ...open(dialogs[name](props)), onClose, onDone };
}
const confirmable = async (name: Name) => {
  const page = openDialog(name);
  if (name === 'extend') await page.user.type(field('New last day'), '2027-01-05');
  return page;
};
const names = Object.keys(dialogs) as Name[];

describe.each(names)('the dialog before “%s”', (name) => {
  it('sends one request despite repeated clicks, and then closes', async () => {
    let answer = (_: Response) => {};
    const { ask } = serverAnswers({});
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { user, onClose, onDone } = await confirmable(name);
    await user.dblClick(screen.getByRole('button', { name: confirm[name] }));
    expect(ask).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    answer(Response.json({ isMailed: true }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('stays open with the server’s message after a refusal', async () => {
    serverAnswers(new Refusal(409, { errors: [{ message: 'It has changed.' }] }));
    const { press, onClose } = await confirmable(name);
    await press(confirm[name]);
    expect(words(await screen.findByRole('alert'))).toContain('It has changed.');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: confirm[name] }).disabled).toBe(
      false,
    );
  });

  it('can be cancelled without a request', async () => {
    const { ask } = serverAnswers({});
    const { press, onClose } = await confirmable(name);
    await press(leave[name]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('sending a proposal', () => {
  it('requires a tick for a reserved territory, and sends what was seen', async () => {
    const { ask, sent } = serverAnswers({});
    const { user, press } = openDialog('send', { reserved: [rival] });
    expect(screen.getByText(/Reserved for Helix Heating/)).toBeDefined();
    await press(confirm.send);
    expect(ask).not.toHaveBeenCalled();
    await user.click(field(/^I have looked at this/));
    await press(confirm.send);
    expect(sent()).toEqual([{ seen: [3], edition: { title: 'one' } }]);
  });

  it.each<[string, Partial<CompetingTerritory>]>([
    ['perhaps another one', { kind: 'maybe' }],
    ['held by another proposal', { isHold: true }],
  ])('needs no tick where nothing surely stands in the way: %s', async (_what, change) => {
    const { ask } = serverAnswers({});
    const { press } = openDialog('send', { reserved: [{ ...rival, ...change }] });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press(confirm.send);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('extending a proposal', () => {
  it('needs a day', async () => {
    const { ask } = serverAnswers({});
    const { press } = openDialog('extend');
    await press(confirm.extend);
    expect(ask).not.toHaveBeenCalled();
  });
});

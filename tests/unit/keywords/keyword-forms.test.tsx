// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ImportOutcome, ImportReport } from '@/keywords/rules/import-outcome';
import { ChoiceForm } from '@/keywords/ui/ChoiceForm';
import { ImportForm } from '@/keywords/ui/ImportForm';
import { field, open, serverAnswers, words } from '../support/dom';

const report: ImportReport = {
  fileName: 'words.csv',
  created: 2,
  changed: 0,
  unchanged: 1,
  wrong: 0,
  firstCreated: ['plumber reading', 'boiler repair'],
  firstChanged: [],
  firstFaults: [],
};
const checked: ImportOutcome = { status: 'checked', report };

describe('a file of keywords', () => {
  /** Without the browser's own check: jsdom ignores a file chosen by a test. */
  function openForm() {
    const page = open(<ImportForm />);
    const form = page.container.querySelector('form');
    if (form) form.noValidate = true;
    const file = new File(['keyword'], 'words.csv', { type: 'text/csv' });
    return { ...page, chooseFile: () => page.user.upload(field(/^Choose a CSV file/), file) };
  }

  async function check(...answers: ImportOutcome[]) {
    const server = serverAnswers(...answers);
    const page = openForm();
    await page.chooseFile();
    await page.press(/^Check the file/);
    const steps = () =>
      server.ask.mock.calls.map(
        ([, init]) => init?.body instanceof FormData && init.body.get('step'),
      );
    return { ...page, ...server, steps };
  }

  it('is required before anything is sent', async () => {
    const { ask } = serverAnswers(checked);
    const { press } = openForm();
    await press(/^Check the file/);
    expect(screen.getByText('Choose a file first.')).toBeDefined();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is previewed first, and saved with another click', async () => {
    const { press, steps } = await check(checked, { status: 'saved', report });
    expect(await screen.findByText('Nothing is saved yet')).toBeDefined();
    expect(screen.getByText('plumber reading, boiler repair')).toBeDefined();
    expect(steps()).toEqual(['check']);
    await press(/^Save 2 keywords/);
    expect(await screen.findByText('words.csv is saved')).toBeDefined();
    expect(steps()).toEqual(['check', 'save']);
    expect(screen.queryByRole('button', { name: /^Save 2 keywords/ })).toBeNull();
  });

  it('cannot be saved when nothing in it is new', async () => {
    await check({ status: 'checked', report: { ...report, created: 0 } });
    expect(await screen.findByText('There is nothing new in it')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Save \d/ })).toBeNull();
  });

  it('shows the rejected lines, with a report to download', async () => {
    const fault = { row: 7, keyword: 'plumber', problem: 'No such borough' };
    await check({ status: 'checked', report: { ...report, wrong: 1, firstFaults: [fault] } });
    expect(words(await screen.findByRole('row', { name: /No such borough/ }))).toBe(
      '7plumberNo such borough',
    );
    expect(screen.getByRole('button', { name: 'Download the report' })).toBeDefined();
  });

  it.each<[string, ImportOutcome | null, string]>([
    ['refused', { status: 'refused', problem: 'This is no CSV file.' }, 'This is no CSV file.'],
    ['lost', null, 'The file could not be sent. Check your connection and try again.'],
  ])('shows why nothing was saved: %s', async (_what, answer, why) => {
    const { ask } = serverAnswers({});
    ask.mockImplementation(async () =>
      answer ? Response.json(answer) : Promise.reject(new TypeError('Failed to fetch')),
    );
    const { press, chooseFile } = openForm();
    await chooseFile();
    await press(/^Check the file/);
    expect(await screen.findByText('Nothing was saved')).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
  });
});

describe('keywords to choose from', () => {
  const openForm = (save: (before: unknown, form: FormData) => Promise<string | null>) =>
    open(
      <ChoiceForm total={2} verb="Add" plainLabel="Add them" busyLabel="Adding…" save={save}>
        {['plumber', 'boiler'].map((name) => (
          <label key={name}>
            <input type="checkbox" name="choice" value={name} defaultChecked />
            {name}
          </label>
        ))}
      </ChoiceForm>,
    );
  const button = () => screen.getByRole('button', { name: /^Add \d/ });

  it('are counted on the button when ticked', async () => {
    const { user, press } = openForm(vi.fn());
    expect(words(button())).toContain('Add 2 keywords');
    await user.click(field('boiler'));
    expect(words(button())).toContain('Add 1 keyword');
    await press('Tick none');
    expect(words(button())).toContain('Add 0 keywords');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await press('Tick all');
    expect(words(button())).toContain('Add 2 keywords');
  });

  it('are sent when ticked', async () => {
    const save = vi.fn(async (_before: unknown, form: FormData) =>
      form.getAll('choice').join() === 'plumber' ? null : 'Too many.',
    );
    const { user } = openForm(save);
    await user.click(field('boiler'));
    await user.click(button());
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show the server’s errors', async () => {
    const { user } = openForm(async () => 'Somebody has added these already.');
    await user.click(button());
    expect(words(await screen.findByRole('alert'))).toBe('Somebody has added these already.');
  });
});

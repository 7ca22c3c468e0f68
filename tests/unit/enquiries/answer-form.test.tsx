// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AnswerForm } from '@/enquiries/office/enquiry-fields';
import { field, open, Refusal, serverAnswers, words } from '../support/dom';

const form = vi.hoisted(() => ({ status: 'new', dispatchFields: vi.fn() }));

// The tests replace Payload’s form around the panel.
vi.mock('@payloadcms/ui', async (original) => ({
  ...(await original<object>()),
  useForm: () => ({ dispatchFields: form.dispatchFields }),
  useFormFields: (select: (context: unknown[]) => unknown) =>
    select([{ status: { value: form.status } }]),
  useFormModified: () => false,
}));

const draft = { subject: 'Your enquiry', text: 'Dear Megan,\n\n\n\nAnn' };
function show(status = 'new') {
  form.status = status;
  form.dispatchFields.mockReset();
  return open(
    <AnswerForm enquiry={7} to="megan@price.example" replyTo="ann@studio.example" draft={draft} />,
  );
}

it('an unchanged draft cannot be sent', async () => {
  const { ask } = serverAnswers({});
  const { press } = show();
  await press('Send reply');
  expect(words(await screen.findByRole('alert'))).toBe('Not sent: Write an answer first.');
  expect(ask).not.toHaveBeenCalled();
});

it('a sent reply updates the surrounding form and shows the next draft', async () => {
  const { sent } = serverAnswers({ status: 'contacted' });
  const { fill, press } = show();
  await fill('Text of the mail', 'Dear Megan, yes.');
  await press('Send reply');
  await vi.waitFor(() => expect(field('Text of the mail').value).toBe(draft.text));
  expect(sent()).toEqual([{ subject: 'Your enquiry', text: 'Dear Megan, yes.' }]);
  expect(form.dispatchFields).toHaveBeenCalledWith({
    type: 'UPDATE',
    path: 'status',
    value: 'contacted',
    initialValue: 'contacted',
  });
});

it('a refused reply keeps its text', async () => {
  serverAnswers(new Refusal(409, { errors: [{ message: 'It was answered already.' }] }));
  const { fill, press } = show();
  await fill('Text of the mail', 'Dear Megan, yes.');
  await press('Send reply');
  expect(words(await screen.findByRole('alert'))).toBe('Not sent: It was answered already.');
  expect(field('Text of the mail').value).toBe('Dear Megan, yes.');
});

it('spam has no reply form', () => {
  show('spam');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send reply' }).disabled).toBe(true);
  expect(screen.getByText(/^Held as spam/)).toBeDefined();
});

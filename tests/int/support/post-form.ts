import { AsyncLocalStorage } from 'node:async_hooks';
import { type FormAction, unsent } from '@/platform/form-state';

interface FormSender {
  headers: Headers;
  cookies: { get(name: string): { value: string } | undefined; set(cookie: unknown): void };
}

/** On a global symbol: test setup and the mocks of Next load separate copies of this module. */
const KEY = Symbol.for('site.tests.form-sender');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<FormSender> };
holder[KEY] ??= new AsyncLocalStorage();
const senders = holder[KEY];

/** Replaces Next’s `headers` and `cookies`. */
export function formSender(): FormSender {
  const sender = senders.getStore();
  if (!sender) throw new Error('Nobody has sent a form.');
  return sender;
}

/** Posts a form to its server action, as Next calls it, from a network address. */
export async function postForm<Outcome extends { status: string }>(
  action: FormAction<Outcome>,
  entries: Record<string, string | Blob>,
  address: string,
  /** Cookies of the browser, by name. */
  sent: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const set: unknown[] = [];
  const sender = {
    headers: new Headers({ 'x-client-address': address }),
    cookies: {
      get: (name: string) => (sent[name] ? { value: sent[name] } : undefined),
      set: (cookie: unknown) => void set.push(cookie),
    },
  };
  const state = await senders.run(sender, () => action(unsent, form));
  return { ...state, cookies: set };
}

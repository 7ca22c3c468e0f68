import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { type Mock, onTestFinished, vi } from 'vitest';
import { takeWaitingToasts } from '@/design/ui/show-toast';
import { backOffMs } from '@/platform/send-form';

/** A phone from here to the end of the test: no query for a width fits. */
export function narrowScreen(): void {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(wide(media), { matches: false }),
  );
}

const router = {
  push: vi.fn(),
  replace: vi.fn(),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
};

function Page({ children }: { children: ReactNode }) {
  return (
    <AppRouterContext value={{ ...router, bfcacheId: 'page' }}>
      <PathnameContext value="/page">
        <SearchParamsContext value={new URLSearchParams()}>{children}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}

/** Renders content into a page for a user with mouse and keyboard. */
export function open(ui: ReactNode) {
  const user = userEvent.setup();
  for (const call of Object.values(router)) call.mockReset();
  return {
    ...render(ui, { wrapper: Page }),
    user,
    router,
    /** Writes over what a field holds. */
    async fill(label: string | RegExp, text: string) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.click(field);
      if (text) await user.paste(text);
    },
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
  };
}

/** The control with this label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** What is said of a field that was filled in wrongly; empty when nothing is wrong with it. */
export function faultOf(label: string | RegExp): string {
  const control = field(label);
  if (control.getAttribute('aria-invalid') !== 'true') return '';
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return words(document.getElementById(ids.at(-1) ?? ''));
}

/** What is said in toasts since they were asked for last. */
export function toasts(): string[] {
  return takeWaitingToasts().map(({ title, description }) =>
    [title, description].filter(Boolean).join(': '),
  );
}

/** An answer of our own server with another status than 200. */
export class Refusal {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** Answers what is asked of our own server, in turn; the last answer holds for all that follows. */
export function serverAnswers(...answers: (object | Refusal)[]) {
  const ask = vi.spyOn(globalThis, 'fetch');
  const respond = (answer: object) => async () =>
    answer instanceof Refusal
      ? Response.json(answer.body, { status: answer.status })
      : Response.json(answer);
  for (const answer of answers.slice(0, -1)) ask.mockImplementationOnce(respond(answer));
  ask.mockImplementation(respond(answers.at(-1) ?? {}));
  return {
    ask,
    /** The JSON that was sent, a value for each request. */
    sent: () => ask.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? 'null'))),
  };
}

/** Milliseconds between the attempts of a form, which the library’s own patience must not equal. */
const retryWaits = new Set([0, 1, 2].map(backOffMs));
configure({ asyncUtilTimeout: 5_000 });

/**
 * Answers what a form sends to its server action, in turn; the last answer holds for all that follows.
 * The waits between two attempts take no time.
 */
export function actionAnswers(action: Mock, ...answers: (object | Error)[]) {
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((call: () => void, ms = 0) =>
    wait(call, retryWaits.has(ms) ? 0 : ms)) as typeof setTimeout);
  action.mockReset();
  const respond = (answer: object) => async (_before: unknown, form: FormData) => {
    if (answer instanceof Error) throw answer;
    return { outcome: answer, values: Object.fromEntries(form) };
  };
  for (const answer of answers.slice(0, -1)) action.mockImplementationOnce(respond(answer));
  action.mockImplementation(respond(answers.at(-1) ?? {}));
  return {
    action,
    /** The entries of each form that was sent; an entry that came several times is a list. */
    sent: () =>
      action.mock.calls.map(([, form]) => {
        const names: string[] = [...new Set<string>(form.keys())];
        return Object.fromEntries(
          names.map((name) => [
            name,
            form.getAll(name).length > 1 ? form.getAll(name) : form.get(name),
          ]),
        );
      }),
  };
}

class Stream extends EventTarget {
  static opened: Stream[] = [];
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    Stream.opened.push(this);
  }
  close() {}
}

/** Streams of states that a page follows; what the test tells is said in the newest one. */
export function serverStreams() {
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    paths: () => Stream.opened.map(({ path }) => path),
    tell: (state: object) =>
      act(() => {
        const event = new MessageEvent('state', { data: JSON.stringify(state) });
        Stream.opened.at(-1)?.dispatchEvent(event);
      }),
  };
}

/** The network is gone until the end of the test. */
export function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
}

/** The words of an element as they are read, without runs of white space. */
export const words = (element: Element | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

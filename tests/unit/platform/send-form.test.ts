import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FormState, readForm } from '@/platform/form-state';
import { backOffMs, sendForm, waitFor } from '@/platform/send-form';

type Attempt = string | Error;

/** A server action with these outcomes, or that can’t be reached, one after the other. */
function actionWith(attempts: Attempt[], run = new AbortController()) {
  const waits: number[] = [];
  const forms: Record<string, string>[] = [];
  const action = async (_before: FormState<{ status: string }>, form: FormData) => {
    const attempt = attempts[forms.length] ?? 'stored';
    forms.push(readForm(form));
    if (attempt instanceof Error) throw attempt;
    return { outcome: { status: attempt }, values: {} };
  };
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const form = new FormData();
  form.set('name', 'Megan');
  return {
    send: () => sendForm(action, form, { wait, signal: run.signal }),
    waits,
    forms,
  };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
});

const lost = new TypeError('Failed to fetch');

describe('a form', () => {
  it.each(['stored', 'invalid', 'limited', 'refused'])(
    'is sent once when it is %s',
    async (status) => {
      const { send, forms } = actionWith([status]);
      expect((await send())?.outcome?.status).toBe(status);
      expect(forms).toEqual([{ name: 'Megan', withScript: 'yes' }]);
    },
  );

  it('is sent again, each time after a longer wait, until there is an answer', async () => {
    const { send, waits, forms } = actionWith(['failed', lost, 'failed', 'stored']);
    expect((await send())?.outcome?.status).toBe('stored');
    expect(waits).toEqual([500, 1_000, 2_000]);
    expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(1);
  });

  it('is sent four times in all, and the last failure is the result', async () => {
    const failing = actionWith(Array(5).fill('failed'));
    expect((await failing.send())?.outcome?.status).toBe('failed');
    expect(failing.forms).toHaveLength(4);
    const silent = actionWith(Array(5).fill(lost));
    expect(await silent.send()).toBeNull();
    expect(silent.forms).toHaveLength(4);
  });

  it('is not sent again without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { send, forms } = actionWith([lost]);
    expect(await send()).toBeNull();
    expect(forms).toHaveLength(1);
  });

  it('is given up when no answer comes for half a minute, and not sent behind that', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const action = vi.fn(() => new Promise<never>(() => {}));
    const sending = sendForm(action, new FormData());
    patience.abort();
    expect(await sending).toBeNull();
    expect(action).toHaveBeenCalledOnce();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  });

  it('is not sent again once it is called off', async () => {
    const run = new AbortController();
    const { send, forms } = actionWith([lost, 'stored'], run);
    const sending = send();
    run.abort();
    await expect(sending).rejects.toThrow('aborted');
    expect(forms).toHaveLength(1);
  });
});

describe('what is read of a form', () => {
  it('are its texts, without entries of the framework, cut where they are endless', () => {
    const form = new FormData();
    form.set('name', 'Megan');
    form.set('$ACTION_KEY', 'k1');
    form.set('file', new File(['x'], 'x.txt'));
    form.set('message', 'x'.repeat(60_000));
    expect(readForm(form)).toEqual({ name: 'Megan', message: 'x'.repeat(50_000) });
  });

  it.each([null, 'name=Megan', { name: 'Megan' }, [['name', 'Megan']]])(
    'is nothing where a program sends %o in its place',
    (sent) => expect(readForm(sent)).toEqual({}),
  );
});

describe('the wait', () => {
  it('grows, and never beyond 30 seconds', () => {
    fc.assert(
      fc.property(fc.nat(60), (retry) => {
        expect(backOffMs(retry)).toBeLessThanOrEqual(30_000);
        expect(backOffMs(retry + 1)).toBeGreaterThanOrEqual(backOffMs(retry));
      }),
    );
    expect(backOffMs(60)).toBe(30_000);
  });

  it('ends when it is called off, before or meanwhile', async () => {
    const run = new AbortController();
    const waiting = waitFor(60_000, run.signal);
    run.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await expect(waitFor(60_000, run.signal)).rejects.toThrow('aborted');
    await expect(waitFor(0, new AbortController().signal)).resolves.toBeUndefined();
  });
});

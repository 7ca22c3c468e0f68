import { afterEach, describe, expect, it, vi } from 'vitest';
import { choiceVersion } from '@/platform/consent-store';

type Store = typeof import('@/platform/consent-store');

const choiceKey = 'ftj_privacy_choice';

/** A browser’s storage: its entries are properties, its methods are not. */
function makeStorage(entries: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage: Record<string, string> = Object.assign(Object.create(methods), entries);
  return storage as unknown as Storage;
}

const blocked = new Proxy({} as Storage, {
  get: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});

const choice = (statistics: boolean, version = choiceVersion) =>
  JSON.stringify({ version, statistics, at: '2026-11-21T09:00:00.000Z' });

interface Browser {
  stored?: Record<string, string>;
  inTab?: Record<string, string>;
  isBlocked?: boolean;
  saysNo?: boolean;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The store as loaded by a page, in a browser of a given state. */
async function openPage({ stored = {}, inTab = {}, isBlocked, saysNo }: Browser = {}) {
  vi.resetModules();
  const page = {
    localStorage: isBlocked ? blocked : makeStorage(stored),
    sessionStorage: isBlocked ? blocked : makeStorage(inTab),
    window: new EventTarget(),
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal('navigator', saysNo ? { globalPrivacyControl: true } : {});
  const store: Store = await import('@/platform/consent-store');
  return { ...page, ...store };
}

describe('storage for statistics', () => {
  it.each<[string, Browser]>([
    ['before anybody answered', {}],
    ['after a no', { stored: { [choiceKey]: choice(false) } }],
    ['after a yes to something else', { stored: { [choiceKey]: choice(true, 0) } }],
    ['after something that is no answer', { stored: { [choiceKey]: 'yes' } }],
    ['while storage is blocked', { isBlocked: true }],
    ['when the browser says no', { stored: { [choiceKey]: choice(true) }, saysNo: true }],
  ])('is closed %s', async (_when, browser) => {
    const { storageFor, readAnswer } = await openPage(browser);
    expect(storageFor('statistics')).toBeNull();
    expect(readAnswer()).not.toBe('yes');
  });

  it('is open after a yes, for its own names', async () => {
    const { storageFor, keepAnswer, sessionStorage } = await openPage();
    expect(keepAnswer(true)).toBe(true);
    const storage = storageFor('statistics');
    storage?.write('visit', '1');
    expect(storage?.read('visit')).toBe('1');
    expect({ ...sessionStorage }).toEqual({ ftj_statistics_visit: '1' });
  });

  it('is emptied by a no, and nothing else is', async () => {
    const { keepAnswer, storageFor, localStorage, sessionStorage } = await openPage({
      stored: { [choiceKey]: choice(true), other: 'kept', ftj_statistics_old: '1' },
      inTab: { ftj_statistics_visit: '1', ftj_enquiry_draft: 'kept' },
    });
    keepAnswer(false);
    expect(storageFor('statistics')).toBeNull();
    expect({ ...sessionStorage }).toEqual({ ftj_enquiry_draft: 'kept' });
    expect(Object.keys(localStorage).sort()).toEqual([choiceKey, 'other']);
  });
});

describe('an answer', () => {
  it.each([
    [true, 'yes'],
    [false, 'no'],
  ] as const)('%s is kept with its version and time', async (statistics, answer) => {
    const { keepAnswer, readAnswer, localStorage } = await openPage();
    expect(readAnswer()).toBeNull();
    keepAnswer(statistics);
    expect(readAnswer()).toBe(answer);
    expect(JSON.parse(localStorage.getItem(choiceKey) ?? '')).toEqual({
      version: choiceVersion,
      statistics,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('is reported to listeners until they stop', async () => {
    const { keepAnswer, listenForAnswer, window } = await openPage();
    const callback = vi.fn();
    const stop = listenForAnswer(callback);
    keepAnswer(true);
    window.dispatchEvent(new Event('storage'));
    expect(callback).toHaveBeenCalledTimes(2);
    stop();
    keepAnswer(false);
    window.dispatchEvent(new Event('storage'));
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it.each([true, false])('%s counts nothing where storage is blocked', async (statistics) => {
    const { keepAnswer, readAnswer, storageFor } = await openPage({ isBlocked: true });
    expect(readAnswer()).toBeNull();
    expect(keepAnswer(statistics)).toBe(false);
    expect(readAnswer()).toBe('no');
    expect(storageFor('statistics')).toBeNull();
  });

  it('no revokes the yes, even when storage is full', async () => {
    const { keepAnswer, readAnswer, localStorage } = await openPage({
      stored: { [choiceKey]: choice(true) },
    });
    Object.assign(Object.getPrototypeOf(localStorage), {
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
    expect(keepAnswer(false)).toBe(false);
    expect(readAnswer()).toBe('no');
    expect(localStorage.getItem(choiceKey)).toBeNull();
  });

  it('in the browser’s own signal overrides a stored yes without a prompt', async () => {
    const { readAnswer } = await openPage({ stored: { [choiceKey]: choice(true) }, saysNo: true });
    expect(readAnswer()).toBe('no');
  });
});

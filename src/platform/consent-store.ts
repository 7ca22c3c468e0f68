/** What a visitor answered when asked whether visits may be counted; stored as JSON. */
interface PrivacyChoice {
  version: number;
  statistics: boolean;
  /** ISO date and time. */
  at: string;
}

/** Rises when we ask for something else than before: then everybody is asked anew. */
export const choiceVersion = 1;

/**
 * Reads a stored choice. Anybody can write into storage, and an answer to another question is none.
 *
 * @returns `null` for anything but an answer to the present version
 */
export function parseChoice(text: string | null): PrivacyChoice | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, statistics, at } = stored as Record<string, unknown>;
  if (version !== choiceVersion || typeof statistics !== 'boolean') return null;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  return { version, statistics, at };
}

/**
 * What a visitor allowed, and the only way to storage that needs to be allowed. Browser only.
 */
export type Answer = 'yes' | 'no';

/** What storage is asked for that no visitor needs. */
export type Purpose = 'statistics';

export interface PurposeStorage {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
}

const choiceKey = 'ftj_privacy_choice';
const changed = 'privacy-choice';

/** What is stored for a purpose is found again by how its names begin. */
const prefixes: Record<Purpose, string> = { statistics: 'ftj_statistics_' };

/** Storage is blocked: the answer holds until the next page is loaded, and nothing is counted. */
let isAnsweredForThisPage = false;

/** Global Privacy Control: the browser says no for its user, on every site. */
export function isRefusedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** What holds at the moment; `null` while nobody has answered. */
export function readAnswer(): Answer | null {
  if (isRefusedByBrowser() || isAnsweredForThisPage) return 'no';
  try {
    const choice = parseChoice(localStorage.getItem(choiceKey));
    return choice && (choice.statistics ? 'yes' : 'no');
  } catch {
    return null;
  }
}

function store(choice: PrivacyChoice): boolean {
  try {
    // First away with the old one: where there is no room for a no, a yes must not stay behind.
    localStorage.removeItem(choiceKey);
    localStorage.setItem(choiceKey, JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}

function removeAll(storage: Storage, prefix: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}

/** Removes whatever was stored for a purpose in this tab and on this device. */
export function forget(purpose: Purpose): void {
  try {
    removeAll(localStorage, prefixes[purpose]);
    removeAll(sessionStorage, prefixes[purpose]);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/**
 * Keeps an answer; a no removes what a yes had allowed.
 *
 * @returns whether it is kept beyond this page
 */
export function keepAnswer(statistics: boolean): boolean {
  const isKept = store({ version: choiceVersion, statistics, at: new Date().toISOString() });
  isAnsweredForThisPage = !isKept;
  if (readAnswer() !== 'yes') forget('statistics');
  window.dispatchEvent(new Event(changed));
  return isKept;
}

/** Calls back when somebody answers, in this tab or another one. */
export function listenForAnswer(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changed, callback);
    window.removeEventListener('storage', callback);
  };
}

/** Storage of this tab for something that needs consent; `null` without it. */
export function storageFor(purpose: Purpose): PurposeStorage | null {
  if (readAnswer() !== 'yes') return null;
  const prefix = prefixes[purpose];
  return {
    read: (name) => sessionStorage.getItem(prefix + name),
    write: (name, value) => sessionStorage.setItem(prefix + name, value),
  };
}

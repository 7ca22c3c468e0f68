interface PrivacyChoice {
  version: number;
  statistics: boolean;
  at: string;
}

/** Increase it when the question changes: every visitor is then asked again. */
export const choiceVersion = 1;

/** Reads a stored choice, which is untrusted; `null` unless it answers the present version. */
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

/** The visitor's consent, and the only access to storage that requires consent. Browser only. */
export type Answer = 'yes' | 'no';

/** Purposes of storage that is not strictly necessary. */
export type Purpose = 'statistics';

export interface PurposeStorage {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
}

const choiceKey = 'ftj_privacy_choice';
const changed = 'privacy-choice';

const prefixes: Record<Purpose, string> = { statistics: 'ftj_statistics_' };

/** For blocked storage: the answer holds until the next page load, and nothing is counted. */
let isAnsweredForThisPage = false;

/** Global Privacy Control: the browser refuses on the visitor's behalf, on every site. */
export function isRefusedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** `null` before the visitor has answered. */
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
    // Removed first: if storage is full, an old consent must not survive a refusal.
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

export function forget(purpose: Purpose): void {
  try {
    removeAll(localStorage, prefixes[purpose]);
    removeAll(sessionStorage, prefixes[purpose]);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Returns whether the answer is stored beyond this page. A refusal removes earlier data. */
export function keepAnswer(statistics: boolean): boolean {
  const isKept = store({ version: choiceVersion, statistics, at: new Date().toISOString() });
  isAnsweredForThisPage = !isKept;
  if (readAnswer() !== 'yes') forget('statistics');
  window.dispatchEvent(new Event(changed));
  return isKept;
}

/** Calls back when the visitor answers, in any tab. */
export function listenForAnswer(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changed, callback);
    window.removeEventListener('storage', callback);
  };
}

/** This tab's storage for a purpose that requires consent; `null` without consent. */
export function storageFor(purpose: Purpose): PurposeStorage | null {
  if (readAnswer() !== 'yes') return null;
  const prefix = prefixes[purpose];
  return {
    read: (name) => sessionStorage.getItem(prefix + name),
    write: (name, value) => sessionStorage.setItem(prefix + name, value),
  };
}

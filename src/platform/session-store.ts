/**
 * What a form keeps in this tab so that a reload loses nothing: strictly necessary storage, gone
 * with the tab. Browser only; every call is harmless where storage is blocked.
 */
export function readSession(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** `null` takes the entry away. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the page works, only a reload starts afresh.
  }
}

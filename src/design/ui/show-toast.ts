export type ToastTone = 'neutral' | 'success' | 'error';

export interface ToastMessage {
  title: string;
  description?: string;
  /** `error` is the specification's destructive toast. */
  tone?: ToastTone;
}

type Listener = () => void;

let waiting: ToastMessage[] = [];
let listener: Listener | null = null;

/**
 * Shows a toast. Its script is fetched when the first one is fired, so a page that never shows
 * one never loads it. Browser only; needs `ToastHost` in the layout.
 */
export function showToast(message: ToastMessage): void {
  waiting.push(message);
  listener?.();
}

/**
 * Fetches the script for toasts before one is needed: a form calls it when somebody begins to fill
 * it in, because the toast that says “no connection” can’t be fetched without one.
 */
export function prepareToasts(): void {
  listener?.();
}

/** Takes what waits to be shown; for the host. */
export function takeWaitingToasts(): ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls back on each new toast, at once when some already wait; for the host. */
export function listenForToasts(callback: Listener): () => void {
  listener = callback;
  if (waiting.length > 0) callback();
  return () => {
    listener = null;
  };
}

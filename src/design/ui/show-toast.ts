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

/** Shows a toast, and loads its script for the first one. Needs `ToastHost` in the layout. */
export function showToast(message: ToastMessage): void {
  waiting.push(message);
  listener?.();
}

/** Preloads the toast script: the “no connection” toast could not load it offline. */
export function prepareToasts(): void {
  listener?.();
}

/** Returns and clears the queued toasts; for the host. */
export function takeWaitingToasts(): ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Subscribes the host to new toasts, and calls it at once if some are queued. */
export function listenForToasts(callback: Listener): () => void {
  listener = callback;
  if (waiting.length > 0) callback();
  return () => {
    listener = null;
  };
}

/** Copies a link and reports the result in a toast (specification, section 8). */
export async function copyLink(url: string, description: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied!', description, tone: 'success' });
  } catch {
    showToast({
      title: 'The link could not be copied',
      description: 'Please copy it from the address bar.',
      tone: 'error',
    });
  }
}

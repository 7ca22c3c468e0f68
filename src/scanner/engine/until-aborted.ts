/** Rejects with the signal's reason on abort; `forget` removes the listener. */
export function rejectOnAbort(signal: AbortSignal): { rejects: Promise<never>; forget: () => void } {
  let forget = () => {};
  const rejects = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    forget = () => signal.removeEventListener('abort', giveUp);
  });
  // An abort after the race is settled must not be an unhandled rejection.
  rejects.catch(() => {});
  return { rejects, forget };
}

/** Rejects with the signal’s reason when it comes; `forget` ends the waiting. */
export function untilAborted(signal: AbortSignal): { rejects: Promise<never>; forget: () => void } {
  let forget = () => {};
  const rejects = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    forget = () => signal.removeEventListener('abort', giveUp);
  });
  // Nobody may be waiting for it any more.
  rejects.catch(() => {});
  return { rejects, forget };
}

const asked = 'cookie-settings';

/** Asks for the cookie settings to be shown. Browser only; needs `ConsentHost` in the layout. */
export function askForSettings(): void {
  window.dispatchEvent(new Event(asked));
}

/** Calls back when somebody wants to see the settings; for the host. */
export function listenForSettings(callback: () => void): () => void {
  window.addEventListener(asked, callback);
  return () => window.removeEventListener(asked, callback);
}

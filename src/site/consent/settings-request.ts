const asked = 'cookie-settings';

/** Opens the cookie settings. Browser only; needs `ConsentHost` in the layout. */
export function askForSettings(): void {
  window.dispatchEvent(new Event(asked));
}

/** Subscribes the host to requests to open the settings. */
export function listenForSettings(callback: () => void): () => void {
  window.addEventListener(asked, callback);
  return () => window.removeEventListener(asked, callback);
}

'use client';

import { askForSettings } from './settings-request';

/** Footer button to change the consent. Hidden without script, which it needs. */
export function CookieSettings() {
  return (
    <button
      type="button"
      onClick={askForSettings}
      className="touch flex items-center px-2 hover:underline noscript:hidden"
    >
      Cookie settings
    </button>
  );
}

'use client';

import { askForSettings } from './settings-request';

/** At the foot of each page: to change one’s mind. It needs script, so without it it is not there. */
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

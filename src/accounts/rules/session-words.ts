import { ukParts } from '@/platform/time/short-uk-moment';

/** Ordered by specificity: most browsers also claim to be Chrome or Safari. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chrome OS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Characters; real browsers send shorter headers. */
const longestRead = 512;

function firstOf(list: typeof browsers, text: string): string | undefined {
  return list.find(([, mark]) => mark.test(text))?.[0];
}

/** “Firefox on Windows”, as the browser claims: recognises sessions, proves nothing. */
export function deviceWords(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, longestRead);
  const [browser, system] = [firstOf(browsers, text), firstOf(systems, text)];
  if (!browser && !system) return 'Unknown browser';
  if (!system) return `${browser}`;
  return `${browser ?? 'Browser'} on ${system}`;
}

const partsOf = ukParts({ weekday: 'short', day: 'numeric', month: 'short' });

/** `Sat 21 Nov, 22:40` in UK time. */
export function formatSessionMoment(moment: string): string {
  const { weekday, day, month, hour, minute } = partsOf(new Date(moment));
  return `${weekday} ${day} ${month}, ${hour}:${minute}`;
}

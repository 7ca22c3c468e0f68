import type { Element } from 'domhandler';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsedPage } from './parsed-page.ts';
import { attribute, byTag } from './query.ts';

export interface PhoneNumber {
  /** `+441432352271` */
  e164: string;
  /** Of the United Kingdom, the Channel Islands or the Isle of Man: they share +44. */
  isUk: boolean;
  /** As it stands on the page. */
  written: string;
}

const MAX_CANDIDATES = 500;

/** A number as British people write it, or one with another country’s code. */
const candidate = /(?<!\d)(?:\(?\+ ?[1-9]|\(?0)(?:[ ().\-–‑]{0,3}\d){7,14}/g;

/** Digits of a British number from its first 0, and of one with a country code, the longest first. */
const nationalLengths = [11, 10];
const internationalLengths = [15, 14, 13, 12, 11, 10, 9, 8];

/**
 * Reads a text that should be a phone number, British unless it says otherwise. Null when no such
 * number can exist (Google’s libphonenumber, with the ranges that are in use).
 */
export function readPhoneNumber(text: string): PhoneNumber | null {
  // Longer than any number, and it may be anything.
  if (text.length > 60) return null;
  const number = parsePhoneNumberFromString(text, 'GB');
  if (!number?.isValid()) return null;
  return { e164: number.number, isUk: number.countryCallingCode === '44', written: text.trim() };
}

/** The number at the start of a candidate: what follows may be a second one. */
function numberAtStart(text: string, rest: string): PhoneNumber | null {
  const isInternational = /^\(?(?:\+|00)/.test(text);
  const ends = [...text.matchAll(/\d/g)].map(({ index }) => index + 1);
  for (const length of isInternational ? internationalLengths : nationalLengths) {
    const end = ends[length - 1];
    if (end === undefined || /^\d/.test(text.slice(end) + rest)) continue;
    const number = readPhoneNumber(text.slice(0, end));
    if (number) return number;
  }
  return null;
}

/**
 * Lines that other people’s sites name, November 2026: gas and power emergencies, help in distress,
 * ombudsmen and regulators.
 */
const publicLines = new Set(
  '+44800111999 +44800002001 +448001116768 +448000234567 +443001239123 +443031231113 +443001232040 +443001231231 +448082231133 +448082000247'.split(
    ' ',
  ),
);

/** Phone numbers in a text, each once, in order; not those of public help lines. Dates, prices and registration numbers are none. */
export function phoneNumbersIn(text: string): PhoneNumber[] {
  const found = new Map<string, PhoneNumber>();
  const pattern = new RegExp(candidate);
  for (let tries = 0; tries < MAX_CANDIDATES; tries += 1) {
    const match = pattern.exec(text);
    if (!match) break;
    const number = numberAtStart(match[0], text.slice(pattern.lastIndex, pattern.lastIndex + 1));
    if (!number) continue;
    pattern.lastIndex = match.index + number.written.length;
    if (!publicLines.has(number.e164) && !found.has(number.e164)) found.set(number.e164, number);
  }
  return [...found.values()];
}

/** A link that dials, or opens a chat with a number. */
export interface PhoneLink {
  element: Element;
  /** Null: what stands in the address is no number. */
  number: PhoneNumber | null;
  kind: 'tel' | 'whatsapp';
  /** The number begins with a country code, so that the link works from abroad too. */
  isInternational: boolean;
}

function linkedNumber(href: string): { kind: PhoneLink['kind']; digits: string } | null {
  const address = URL.parse(href.trim());
  if (!address) return null;
  if (address.protocol === 'tel:') {
    const text = address.pathname.replace(/%20/g, ' ').replace(/^\/\//, '');
    return { kind: 'tel', digits: text.split(/[;,]/, 1)[0] ?? '' };
  }
  const host = address.hostname.replace(/^(?:www|api|web)\./, '');
  if (host !== 'wa.me' && host !== 'whatsapp.com') return null;
  const digits = (address.searchParams.get('phone') ?? address.pathname).replace(/\D/g, '');
  return digits === '' ? null : { kind: 'whatsapp', digits: `+${digits}` };
}

/** `tel:` links of a page but those to public help lines, and links to WhatsApp that name a number. */
export function phoneLinks(page: ParsedPage): PhoneLink[] {
  return byTag(page, 'a', 'area').flatMap((element) => {
    const linked = linkedNumber(attribute(element, 'href') ?? '');
    if (!linked) return [];
    const { kind, digits } = linked;
    const isInternational = /^\s*(?:\+|00)/.test(digits);
    const number = readPhoneNumber(digits);
    if (number && publicLines.has(number.e164)) return [];
    return [{ element, number, kind, isInternational }];
  });
}

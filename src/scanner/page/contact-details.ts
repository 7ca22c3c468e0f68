import type { Element } from 'domhandler';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { wordSet } from '../model/check.ts';
import { findByTag, type ParsedPage } from './parse-page.ts';

const day =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend|bank holiday|llun|mawrth|mercher|iau|gwener|sadwrn|sul)s?\\.?';
const clock =
  "(?:(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d|[0-5]\\d)? ?(?:[ap]\\.?m\\.?|y\\.?[bp]\\.?|noon)?(?: o[’']clock)?|noon|midday|midnight)";
const until = "(?: ?[-–—−] ?| ?(?:to|till|til|until|and|[’']til) ?|\\n(?:[-–—]|to)\\n)";
/** Excludes “Saturday 12 – 15 June”. */
const noDate =
  '(?!\\d|[./]\\d|(?:st|nd|rd|th)\\b| ?(?:jan|feb|mar|apr|may|june?\\b|july?\\b|aug|sept?\\b|september|oct|nov|dec|people|persons|guests|£|%))';
const span = `(?:${clock}${until}(?:${clock}|late|close|dusk)${noDate})`;
const shut =
  '(?:closed|by appointment|appointment only|open all day|all day|24 ?h(?:ou)?rs?|ar gau)';

/** Allowed between a day and its hours: more days, signs, a cell's border. */
const between = '[^\\d\\n]{0,40}(?:\\n[^\\d\\n]{0,12})?';

/** Hours are near the top, in the footer or on their own page. */
const MAX_LETTERS = 100_000;

const patterns = [
  // Monday to Friday: 9am – 5pm; Sat 10-4; Sunday closed
  `\\b${day}\\b${between}(?:\\b${span}|\\b${shut})`,
  // 9am – 5pm, Monday to Friday; open 9 till late every day
  `\\b${span}[\\s,(]{0,4}(?:on |from )?(?:${day}\\b|daily|every ?day|(?:7|seven) days)`,
  // Open daily from 10am; seven days a week, 8am to 8pm
  `\\b(?:daily|every ?day|(?:7|seven) days(?: a week)?|open(?:ing)?(?: hours| times)?)\\b${between}(?:\\b${span}|from ${clock})`,
  '\\b24 ?/ ?7\\b(?!/)',
  '\\b24[- ]?h(?:ou)?rs?(?: a day|,? ?(?:7|seven) days)',
  // 24 hour call out; open 24 hours. Not “within 24 hours”, nor 24-hour delivery.
  '(?<!\\b(?:in|within|under) )\\b24[- ]?h(?:ou)?rs?,? (?:(?:emergency|plumbing|electrical|local) ){0,2}(?:call[- ]?outs?|emergenc(?:y|ies)|breakdown|recovery|cover|plumbers?|electricians?|locksmiths?)\\b',
  '\\b(?:open|call[- ]?outs?),? (?:(?:available|service|cover) )?(?:24[- ]?h(?:ou)?rs?\\b|day (?:and|or) night|(?:a?round) the clock)',
  '\\b(?:strictly )?by appointment(?: only)?\\b',
].map((pattern) => new RegExp(pattern, 'i'));

/** Opening hours in British formats; a time alone (“published at 10:30”) does not count. */
export function findOpeningHours(text: string): string | null {
  const readable =
    text.length > MAX_LETTERS
      ? `${text.slice(0, MAX_LETTERS / 2)}\n${text.slice(-MAX_LETTERS / 2)}`
      : text;
  for (const pattern of patterns) {
    const found = pattern.exec(readable)?.[0];
    if (found !== undefined) return found.replace(/\s+/g, ' ').trim();
  }
  return null;
}

export interface PhoneNumber {
  /** `+441632960118` */
  e164: string;
  /** United Kingdom, Channel Islands or Isle of Man: they share +44. */
  isUk: boolean;
  written: string;
}

const MAX_CANDIDATES = 500;

/** A number in British format, or with a country code. “0.20…” is a version or an amount. */
const candidate = /(?<!\d)(?:\(?\+ ?[1-9]|\(?0(?!\.))(?:[ ().\-–‑]{0,3}\d){7,14}/g;

/** Digits of a British number from its first 0, and with a country code, longest first. */
const nationalLengths = [11, 10];
const internationalLengths = [15, 14, 13, 12, 11, 10, 9, 8];

/** Parses a phone number, British by default; null outside the ranges in use. */
export function readPhoneNumber(text: string): PhoneNumber | null {
  // Longer than any phone number.
  if (text.length > 60) return null;
  const number = parsePhoneNumberFromString(text, 'GB');
  if (!number?.isValid()) return null;
  return { e164: number.number, isUk: number.countryCallingCode === '44', written: text.trim() };
}

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

/** Lines that other sites quote, November 2026: emergencies, helplines, ombudsmen, regulators. */
const publicLines = wordSet(`
  +44800111999 +44800002001 +448001116768 +448000234567 +443001239123 +443031231113 +443001232040
  +443001231231 +448082231133 +448082000247
`);

/** Unique phone numbers in order, without public lines. */
export function findPhoneNumbers(text: string): PhoneNumber[] {
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
  /** Null: the address holds no valid number. */
  number: PhoneNumber | null;
  kind: 'tel' | 'whatsapp';
  /** Starts with a country code, so the link works from abroad. */
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

export function findPhoneLinks(page: ParsedPage): PhoneLink[] {
  return findByTag(page, 'a', 'area').flatMap((element) => {
    const linked = linkedNumber(element.attribs.href ?? '');
    if (!linked) return [];
    const { kind, digits } = linked;
    const isInternational = /^\s*(?:\+|00)/.test(digits);
    const number = readPhoneNumber(digits);
    if (number && publicLines.has(number.e164)) return [];
    return [{ element, number, kind, isInternational }];
  });
}

/** The 124 postcode areas of Royal Mail and the Crown dependencies. They rarely change. */
const areas =
  `AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E
  EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M
  ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY
  TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE`
    .split(/\s+/)
    .join('|');

/** BS 7666: the inward part excludes C, I, K, M, O and V. */
const pattern = new RegExp(
  `(?<![A-Z0-9])(${areas})(\\d[A-Z\\d]?) ?(\\d[ABD-HJLNP-UW-Z]{2})(?![A-Z0-9])`,
  'gi',
);

/** “In full, for example SN1 3AB” is a form's hint. */
const example = /\b(?:for example|e\.? ?g\.?|such as|like)[,:]? ?[“"']?$/i;

/** A district has no leading zero; a few areas have a district 0. */
const withDistrictZero = wordSet('BL BS CM CR FY HA PR SL SS');

function isDistrict(area: string, district: string): boolean {
  if (!district.startsWith('0')) return true;
  return district === '0' && withDistrictZero.has(area.toUpperCase());
}

export interface FoundPostcode {
  /** `HR9 5BS` */
  postcode: string;
  index: number;
}

/** British postcodes in order. Lower case counts with a space at the end of a part: `w1 2nd`. */
export function findPostcodes(text: string): FoundPostcode[] {
  const endsPart = (index: number) => /^ ?(?:[\n,.;|)]|$)/.test(text.slice(index, index + 2));
  const isExample = (index: number) => example.test(text.slice(Math.max(0, index - 20), index));
  return [...text.matchAll(pattern)]
    .filter(({ 0: written, 1: area = '', 2: district = '', index }) => {
      const isSpaced = written.includes(' ') && endsPart(index + written.length);
      const isMeant = written === written.toUpperCase() || isSpaced;
      return isMeant && isDistrict(area, district) && !isExample(index);
    })
    .map(({ 1: area = '', 2: district = '', 3: inward = '', index }) => ({
      postcode: `${area}${district} ${inward}`.toUpperCase(),
      index,
    }));
}

const ADDRESS_REACH = 200;

/** Names of streets, houses and estates: last word in English, first in Welsh. */
const lastWords =
  'street st road rd lane ln avenue ave close drive dr way court ct place square sq terrace crescent cres gardens gdns grove park parade row walk mews yard wharf quay quayside estate house mill mills farm barn barns green gate hill bank view broadway circus passage arcade centre center building buildings chambers works dock embankment promenade esplanade rise vale villas cottage lodge hall studio studios workshop precinct market bridge bridges wood field fields meadow meadows end cross corner common approach wall side strand';
const firstWords = 'heol stryd ffordd rhodfa lôn maes cilgant parc plas bryn tŷ';
const street = new RegExp(
  `\\p{L}[’'.]? (?:${lastWords.replaceAll(' ', '|')})\\.?$|^(?:${firstWords.replaceAll(' ', '|')}) `,
  'iu',
);
const numbered = /(?:^|\s)(?:no\.? ?)?\d{1,4}[a-z]?(?: ?[-–/&] ?\d{1,4}[a-z]?)?,?\s+\p{Lu}\p{L}+/u;
const within = /\b(?:unit|suite|flat|studio|office|floor|shop|block|kiosk|stall|arch|bay|plot) \w/i;

/** True if the words before a postcode name a street, house or unit, not only a town. */
export function hasStreetBefore(text: string, index: number): boolean {
  return text
    .slice(Math.max(0, index - ADDRESS_REACH), index)
    .split(/[\n,|•·]| [-–] /)
    .slice(-8)
    .map((part) => part.trim())
    .some((part) => street.test(part) || numbered.test(part) || within.test(part));
}

const capital = "\\p{Lu}[\\p{L}’'-]{1,30}";
const roads =
  'Street|St|Road|Rd|Lane|Avenue|Ave|Close|Drive|Way|Court|Place|Square|Terrace|Crescent|Gardens|Grove|Row|Mews|Wharf|Quay|Parade|Hill|Green|Yard|Industrial Estate|Trading Estate|Business Park';
const road = `(?:${capital} ){1,3}(?:${roads})\\b\\.?`;
const worded = [
  // Silver Street in the village of Creetown
  `(?:\\d{1,4}[a-z]?,? )?${road},?\\s+(?:in|near|at) the (?:heart of the |centre of the )?(?:market town|village|hamlet|town|city|centre|heart|middle) of ${capital}`,
  // 12 Silver Street, Creetown
  `(?<![\\d.])\\d{1,4}[a-z]?,? ${road}[,\\n]\\s*${capital}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** An address without a postcode; null without one. */
export function findWordedAddress(text: string): string | null {
  for (const pattern of worded) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found.replace(/\s+/g, ' ');
  }
  return null;
}

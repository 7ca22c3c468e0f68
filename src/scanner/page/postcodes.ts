/** The 124 areas of the Post Office, the Crown dependencies among them. They hardly ever change. */
const areas =
  `AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E
  EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M
  ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY
  TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE`
    .split(/\s+/)
    .join('|');

/** BS 7666: the inward part knows neither C, I, K, M, O nor V. */
const pattern = new RegExp(
  `(?<![A-Z0-9])(${areas})(\\d[A-Z\\d]?) ?(\\d[ABD-HJLNP-UW-Z]{2})(?![A-Z0-9])`,
  'gi',
);

/** “In full, for example SN1 3AB” tells how to fill in a form. */
const example = /\b(?:for example|e\.? ?g\.?|such as|like)[,:]? ?[“"']?$/i;

export interface FoundPostcode {
  /** `HR9 5BS` */
  postcode: string;
  index: number;
}

/**
 * British postcodes in a text, in order. In small letters only at the end of a line or part of one:
 * `w1 2nd` is a postcode by its letters alone.
 */
export function postcodesIn(text: string): FoundPostcode[] {
  const endsPart = (index: number) => /^ ?(?:[\n,.;|)]|$)/.test(text.slice(index, index + 2));
  const isExample = (index: number) => example.test(text.slice(Math.max(0, index - 20), index));
  return [...text.matchAll(pattern)]
    .filter(
      ({ 0: written, index }) =>
        (written === written.toUpperCase() || endsPart(index + written.length)) &&
        !isExample(index),
    )
    .map(({ 1: area = '', 2: district = '', 3: inward = '', index }) => ({
      postcode: `${area}${district} ${inward}`.toUpperCase(),
      index,
    }));
}

/** Letters before a postcode that an address may fill. */
const ADDRESS_REACH = 200;

/** What streets, houses and estates are called: the last word in English, the first in Welsh. */
const lastWords =
  'street st road rd lane ln avenue ave close drive dr way court ct place square sq terrace crescent cres gardens gdns grove park parade row walk mews yard wharf quay quayside estate house mill mills farm barn barns green gate hill bank view broadway circus passage arcade centre center building buildings chambers works dock embankment promenade esplanade rise vale villas cottage lodge hall studio studios workshop precinct market bridge bridges wood field fields meadow meadows end cross corner common approach wall side strand';
const firstWords = 'heol stryd ffordd rhodfa lôn maes cilgant parc plas bryn tŷ';
const street = new RegExp(
  `\\p{L}[’'.]? (?:${lastWords.replaceAll(' ', '|')})\\.?$|^(?:${firstWords.replaceAll(' ', '|')}) `,
  'iu',
);
const numbered = /(?:^|\s)(?:no\.? ?)?\d{1,4}[a-z]?(?: ?[-–/&] ?\d{1,4}[a-z]?)?,?\s+\p{Lu}\p{L}+/u;
const within = /\b(?:unit|suite|flat|studio|office|floor|shop|block|kiosk|stall|arch|bay|plot) \w/i;

/**
 * True if the words just before a postcode name a street, a house or a unit, not only a town.
 *
 * @param index where the postcode begins
 */
export function hasStreetBefore(text: string, index: number): boolean {
  return text
    .slice(Math.max(0, index - ADDRESS_REACH), index)
    .split(/[\n,|•·]| [-–] /)
    .slice(-8)
    .map((part) => part.trim())
    .some((part) => street.test(part) || numbered.test(part) || within.test(part));
}

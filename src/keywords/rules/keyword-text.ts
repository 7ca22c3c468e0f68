/** Letters that a keyword may have: what people type into a search box is shorter. */
export const longestKeyword = 120;

/** Where keywords belong that name no place. */
export const nationwide = 'United Kingdom';

/**
 * Writes a keyword the one way it is stored, so that the same search is never listed twice: small
 * letters, one space between words, nothing around them.
 */
export function normaliseKeyword(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** `plumbers` and `plumber` are the same business; `tradespeople` and `tradesperson`, too. */
function stemOf(word: string): string {
  if (/people$/.test(word)) return word.replace(/people$/, 'person');
  if (/men$/.test(word)) return word.replace(/men$/, 'man');
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/**
 * The words of a text for comparing: small letters, accents and plural endings gone.
 *
 * @returns in their order, e.g. `['web', 'design', 'for', 'plumber']`
 */
export function stemsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}

/**
 * Whether words stand in a text one after the other.
 *
 * @param stems of the text
 * @param phrase stems; nothing is in no text
 */
export function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return stems.some((_, start) => phrase.every((word, index) => stems[start + index] === word));
}

/** A kind of business as the CMS describes it. */
export interface NicheWords {
  slug: string;
  /** In the plural, as lists show it: `Plumbers`. */
  name: string;
  /** Other words for it, singular or plural. */
  synonyms: readonly string[];
}

/** What a business is called in a sentence. */
export interface Business {
  /** `plumber` */
  one: string;
  /** `plumbers` */
  many: string;
}

const plural = (one: string): Business => ({ one, many: `${one}s` });

/** How people speak of the seven niches of the site; others are named by their own name. */
const spoken: Readonly<Record<string, { businesses: Business[]; also?: string[] }>> = {
  trades: { businesses: [{ one: 'tradesman', many: 'trades' }, plural('builder')] },
  beauty: { businesses: [plural('beauty salon'), plural('hair salon')], also: ['salon', 'spa'] },
  fitness: { businesses: [plural('personal trainer'), plural('gym')] },
  'professional-services': { businesses: [plural('accountant'), plural('solicitor')] },
  plumbers: { businesses: [plural('plumber')] },
  electricians: { businesses: [plural('electrician')] },
  carpenters: { businesses: [plural('carpenter')] },
};

function fromName(name: string): Business {
  const many = name.toLowerCase();
  if (/ies$/.test(many)) return { one: many.replace(/ies$/, 'y'), many };
  if (/(ss|x|ch|sh)es$/.test(many)) return { one: many.slice(0, -2), many };
  return { one: /[^s]s$/.test(many) ? many.slice(0, -1) : many, many };
}

/** What businesses of a niche are called, the most usual first; at least one. */
export function businessesOf({ slug, name }: NicheWords): readonly Business[] {
  return spoken[slug]?.businesses ?? [fromName(name)];
}

/** `a plumber`, `an electrician`: by ear, as far as the first letters tell. */
export function withArticle(noun: string): string {
  const soundsLikeVowel = /^(?!uni|use|eu|one)[aeiou]|^hour|^hono/.test(noun);
  return `${soundsLikeVowel ? 'an' : 'a'} ${noun}`;
}

/**
 * Every way to name a niche, for finding it in a keyword.
 *
 * @returns stems, the longest phrases first
 */
export function phrasesOf(niche: NicheWords): string[][] {
  const said = businessesOf(niche).flatMap(({ one, many }) => [one, many]);
  const words = [niche.name, niche.slug, ...said, ...(spoken[niche.slug]?.also ?? [])];
  const phrases = new Map(
    [...words, ...niche.synonyms].map((word) => {
      const stems = stemsOf(word);
      return [stems.join(' '), stems];
    }),
  );
  phrases.delete('');
  return [...phrases.values()].toSorted((a, b) => b.length - a.length);
}

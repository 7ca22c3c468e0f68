/** Maximum letters of a keyword; real searches are shorter. */
export const longestKeyword = 120;

export const nationwide = 'United Kingdom';

/** Normalises a keyword for storage, against duplicates: lower case, single spaces, trimmed. */
export function normaliseKeyword(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** `plumbers` and `plumber` are one business; so are `tradespeople` and `tradesperson`. */
function stemOf(word: string): string {
  if (/people$/.test(word)) return word.replace(/people$/, 'person');
  if (/men$/.test(word)) return word.replace(/men$/, 'man');
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** Words for comparison, without accents and plural endings: `['design', 'for', 'plumber']`. */
export function toStems(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}

/** Whether the words of a phrase follow each other; an empty phrase is in no text. */
export function containsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return stems.some((_, start) => phrase.every((word, index) => stems[start + index] === word));
}

export interface NicheWords {
  slug: string;
  name: string;
  synonyms: readonly string[];
}

export interface Business {
  one: string;
  many: string;
}

const plural = (one: string): Business => ({ one, many: `${one}s` });

/** Everyday names for the seven niches of the site; others use their own name. */
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

/** Names for businesses of a niche, the most common first; at least one. */
export function listBusinessNames({ slug, name }: NicheWords): readonly Business[] {
  return spoken[slug]?.businesses ?? [fromName(name)];
}

/** `a plumber`, `an electrician`, by the first letter. */
export function addArticle(noun: string): string {
  const soundsLikeVowel = /^(?!uni|use|eu|one)[aeiou]|^hour|^hono/.test(noun);
  return `${soundsLikeVowel ? 'an' : 'a'} ${noun}`;
}

/** All names of a niche as stems, the longest first. */
export function listNichePhrases(niche: NicheWords): string[][] {
  const said = listBusinessNames(niche).flatMap(({ one, many }) => [one, many]);
  const words = [niche.name, niche.slug, ...said, ...(spoken[niche.slug]?.also ?? [])];
  const phrases = new Map(
    [...words, ...niche.synonyms].map((word) => {
      const stems = toStems(word);
      return [stems.join(' '), stems];
    }),
  );
  phrases.delete('');
  return [...phrases.values()].toSorted((a, b) => b.length - a.length);
}

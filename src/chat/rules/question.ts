import { longestQuestion } from './limits';

/** Words that ask and link, in addition to those that PostgreSQL drops. */
const fillers = new Set(
  `a about actually all also always alright am an and any anyone anything are arent as ask at atm be because been before being big bit bloke both but buy by can cannot cant compliance compliant cheers chap cos could couldnt cuz did didnt do does doesnt doing dont dunno dyou else every everything exactly for from get gets getting give go going gonna good got gotta guy had happen happens has hasnt have havent having hello help hey hi hiya how hun i id if ill im in inc incl innit into is isnt it its ive just kind know let like lol lot love luv make many mate mates may me mean might money much must my need needs no not of offer offered offers ok okay on one online option options or our out outright please pls plz possible put really right say should shouldnt show shows so some something sort still stuff summat ta take tbh tell than thank thanks that thats the their them then there theres these they thing things this till time times those through thx till to too up ur us until use used very wanna want wants was wasnt way we weve well went were what whats when where which while who whom whose why will wish with without wont wouldnt work working works would yes yet you youve your yours yourself youre`.split(
    ' ',
  ),
);

/**
 * Words that mean the same to a visitor. The first of a group stands for it, so that “how much” and
 * “price” count as one word of a question.
 */
const groups: readonly (readonly string[])[] = [
  [
    'price',
    'cost',
    'costs',
    'prices',
    'pricing',
    'charge',
    'fee',
    'quote',
    'expensive',
    'cheap',
    'cheapest',
    'affordable',
    'budget',
    'rates',
  ],
  ['refund', 'money back', 'refunds', 'refunded', 'reimburse'],
  [
    'cancel',
    'cancellation',
    'terminate',
    'quit',
    'end',
    'ending',
    'leave',
    'leaving',
    'stop',
    'notice',
  ],
  ['pay', 'payment', 'deposit', 'instalment', 'instalments', 'installments', 'balance', 'finance'],
  ['retainer', 'monthly', 'subscription', 'month', 'plan', 'plans'],
  [
    'timeline',
    'long',
    'weeks',
    'days',
    'ready',
    'quickly',
    'fast',
    'turnaround',
    'deadline',
    'takes',
  ],
  ['shop', 'ecommerce', 'e-commerce', 'store', 'sell', 'selling', 'products', 'checkout'],
  ['reply', 'answer', 'respond', 'response', 'replies'],
  ['owner', 'own', 'owns', 'ownership', 'copyright', 'belong', 'belongs'],
  ['exclusivity', 'exclusive', 'territory', 'territorial', 'territories'],
  ['competitor', 'competitors', 'rival', 'competition'],
  ['trade', 'niche', 'niches', 'sector'],
  ['area', 'region', 'town', 'city', 'near', 'local'],
  ['google', 'rank', 'ranking', 'seo', 'search engine'],
  ['chatbot', 'chat', 'assistant'],
  ['data', 'personal data', 'gdpr', 'privacy'],
  ['keep', 'store', 'stored', 'kept', 'retention', 'reuse', 'lose'],
  ['cookie', 'cookies', 'tracking'],
  ['ads', 'adverts', 'advertising', 'ppc', 'marketing'],
  ['accessibility', 'accessible', 'wcag', 'disabled', 'blind', 'deaf', 'screen reader'],
  ['scan', 'scanner', 'audit', 'check my website', 'test my website'],
  ['photograph', 'photo', 'photos', 'picture', 'pictures', 'images', 'pic', 'pics'],
  ['copywriting', 'write', 'content writing'],
  ['text', 'texts', 'words', 'wording'],
  ['support', 'aftercare', 'maintenance', 'maintain', 'upkeep', 'updates'],
  ['host', 'hosting', 'server'],
  ['change', 'changes', 'edit', 'amend', 'tweak', 'alter', 'update', 'revision', 'revisions'],
  ['template', 'templates', 'theme', 'wordpress'],
  // Any of them stands for the builder that a visitor leaves.
  ['wix', 'squarespace', 'godaddy', 'weebly', 'webador', 'webflow', 'website builder'],
  ['move', 'switch', 'transfer', 'migrate', 'migration', 'relocate', 'bring over'],
  ['downtime', 'down', 'offline', 'outage', 'interruption', 'unreachable', 'crashes', 'broken'],
  ['complaint', 'complain', 'unhappy', 'problem'],
  ['gym', 'fitness', 'trainer', 'yoga', 'pt', 'pts'],
  ['dentist', 'dental'],
  ['anti-wrinkle', 'botox'],
  ['vet', 'vets', 'veterinary'],
  ['salon', 'beauty', 'hairdresser', 'barber', 'spa', 'nails'],
  ['trades', 'tradesman', 'tradesperson', 'builder', 'roofer'],
  [
    'solicitor',
    'solicitors',
    'accountant',
    'accountants',
    'lawyer',
    'consultant',
    'professional services',
  ],
  ['influencer', 'creator', 'creators', 'youtuber'],
  ['portfolio', 'projects', 'case study', 'finished work'],
  ['extra', 'additional', 'further', 'another'],
  ['hidden', 'hide', 'leaves out', 'left out'],
  ['slow', 'speed', 'performance', 'loading'],
  ['logo', 'brand', 'branding', 'identity'],
  ['pwa', 'progressive web app', 'app'],
  [
    'booking',
    'book',
    'appointment',
    'appointments',
    'calendly',
    'fresha',
    'treatwell',
    'booksy',
    'cliniko',
  ],
  ['referral', 'recommend', 'refer'],
  ['discount', 'reduction', 'cheaper', 'deal'],
  ['meet', 'meeting', 'visit', 'face to face'],
  ['phone', 'telephone', 'call', 'ring'],
  ['email', 'e-mail', 'mail'],
  ['hours', 'open', 'opening', 'weekend', 'weekends'],
];

const byWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
const groupOf = (word: string) => byWord.get(word) ?? byWord.get(word.replace(/s$/, ''));

/** Whether a word asks what something costs. */
export const isAboutPrice = (word: string): boolean => groupOf(word)?.[0] === 'price';

/** Whether a word asks for finished work. */
export const isAboutExamples = (word: string): boolean =>
  /^examples?$/.test(word) || groupOf(word)?.[0] === 'portfolio';

/** A word of a question with others that mean the same; the word itself comes first. */
export type Alternatives = readonly [string, ...string[]];

/** Typographic and foreign letters as they are typed on a British keyboard. */
export function plain(question: string): string {
  return question
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '');
}

/** “How much” and “how long” ask for a figure, though their words say little. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bhow much\b/g, ' price '],
  [/\bhow (?:long|quick|quickly|fast)\b/g, ' timeline '],
  [/\bhow soon\b/g, ' within '],
  [/\bcase stud(?:y|ies)\b/g, ' portfolio '],
  [/\b(?:examples?|samples?) of (?:your )?(?:work|sites|websites)\b/g, ' portfolio '],
  [/\b(?:see|show me|got|have|any) (?:me )?(?:any |some |your )?examples?\b/g, ' portfolio '],
  [/\bwhat have you (?:done|made|built)\b/g, ' portfolio '],
  [
    /\b(?:sites?|websites?|pages|ones) (?:that )?you(?:ve| have)? (?:done|made|built)\b/g,
    ' portfolio ',
  ],
  [
    /\b(?:asks?|asking|come up|find us|found|appear|show up)\b.*\bchat ?gpt\b/g,
    ' ai assistants find ',
  ],
  [
    /\buse (?:chat ?gpt|an? ai|ai)\b(?: to write\b.*)?|\busing (?:an? )?ai\b|\bchat ?gpt\b/g,
    ' ai tools ',
  ],
  // No passage holds an amount: prices are tokens there.
  [
    /\bwhat(?:s| is| do (?:i|we) get)(?: included)? for (?:£ ?\d|\d\d)[\d,.]*k?\b/g,
    ' package include ',
  ],
  [/£ ?\d[\d,.]*k?\b|\b\d+ ?(?:quid|pounds?)\b/g, ' '],
  [/\b(?:an?|couple|few|one|two|three|five|ten|twelve|fifteen) (?:hundred|thousand|grand)\b/g, ' '],
  // Owners’ words for ours.
  [/\bon line\b/g, ' online '],
  [/\bhome ?page\b/g, ' website '],
  [/\bweb address(?:es)?\b/g, ' domain '],
  [/\bbit by bit\b/g, ' instalments '],
  [/\b(?:did|done|do) a runner\b/g, ' vanish '],
  [/\bmy patch\b/g, ' territory '],
  [/\bw(?:h?ats|ots) ?ap+\b/g, ' whatsapp '],
  [/\binsta\b/g, ' instagram '],
  [/\bfb\b/g, ' facebook '],
  [/\b(?:ppl|peeps)\b/g, ' people '],
  [/\b(?:punters|guests)\b/g, ' customers '],
  [/\bgift (?:cards?|certificates?)\b/g, ' vouchers '],
  [/\b(?:not|dont|didnt|never) turn(?:ing)? up\b/g, ' no-shows '],
  [/\bup (?:n|and) running\b/g, ' ready '],
  [/\bout of business\b|\bbankrupt\b|\binsolvent\b/g, ' bust '],
  [/\b(?:check|test)(?: it| (?:my|our) web ?site)? for free\b|\bfree check\b/g, ' scan '],
  [/\bmoney back\b/g, ' refund '],
  [/\bmonthly plans?\b/g, ' retainer '],
  [/\be[- ]mails?\b/g, ' email '],
  [/\be[- ]commerce\b/g, ' ecommerce '],
  [/\bweb ?sites?\b/g, ' website '],
  [/\bopening (?:hours|times)\b/g, ' hours '],
];

/** Alone, these could ask anything. */
const vagueWords = new Set(['customer', 'customers', 'client', 'clients', 'people', 'visitors']);
export const isVague = (word: string): boolean => vagueWords.has(word);

const mostWords = 12;

/** The words that a question is about; empty for a greeting. */
export function wordsOf(question: string): Alternatives[] {
  return contentWords(question.slice(0, longestQuestion)).slice(0, mostWords);
}

/** The words of a text without fillers. */
export function typedWords(given: string): string[] {
  let text = plain(given);
  for (const [phrase, word] of phrases) text = text.replaceAll(phrase, word);
  const words = text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];
  return words.filter((word) => !fillers.has(word) && (word.length > 1 || /\d/.test(word)));
}

/** The words of a text that say what it is about, each once. */
export function contentWords(given: string): Alternatives[] {
  const found = new Map<string, Alternatives>();
  for (const word of typedWords(given)) {
    const key = groupOf(word)?.[0] ?? word;
    if (!found.has(key)) found.set(key, alternativesOf(word));
  }
  return [...found.values()];
}

/** A word with others that mean the same. */
export function alternativesOf(word: string): Alternatives {
  return [word, ...(groupOf(word) ?? []).filter((other) => other !== word)];
}

/** Typed letters between two words: inserted, left out, exchanged or swapped (Damerau). */
export function typingErrors(one: string, other: string): number {
  const rows = [...one, ''].map((_, row) => [row, ...Array<number>(other.length).fill(0)]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column <= other.length; column += 1) (rows[0] as number[])[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}

/** Typing errors that a word of this length may have and still be recognised. */
export const mostErrors = (word: string): number => (word.length < 8 ? 1 : 2);

/** One line without what PostgreSQL cannot read. */
export function readQuestion(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestQuestion);
}

/** Removes what may name a person: addresses, long numbers, postcodes. */
export function withoutPersonalData(question: string): string {
  return question
    .replace(/\S+@\S+/g, '[e-mail]')
    .replace(/\+?\d[\d\s().-]{5,}\d/g, '[number]')
    .replace(/\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi, '[postcode]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestQuestion);
}

import {
  figureIn,
  type LexicalNode,
  type LexicalState,
  lexicalNodes,
  lexicalToText,
} from '@/content/rules/lexical';
import { slugify } from '@/platform/slugify';
import { readAlsoAsked } from './also-asked';

/** A part of a document that can answer a question, with its price tokens. */
export interface Passage {
  /** Name for links to its section; null for the top of the page. */
  anchor: string | null;
  heading: string;
  /** Empty for other words of the document’s question: its first passage answers. */
  body: string;
  /** Words that visitors use for it and that it does not contain. */
  keywords: string;
}

/** Collections that are searched; what they publish answers visitors. */
export const answering = [
  'faqs',
  'packages',
  'retainers',
  'add-ons',
  'chatbot-tiers',
  'pages',
  'posts',
  'case-studies',
  'industries',
  'cities',
  'city-niche-pages',
  'legal-pages',
] as const;
export type AnsweringCollection = (typeof answering)[number];

export const isAnswering = (slug: string): slug is AnsweringCollection =>
  (answering as readonly string[]).includes(slug);

type Values = Record<string, unknown>;

/** Longer texts become several passages: an answer must be short. */
const longestBody = 1_200;

const token = (name: string) => `{{${name}}}`;
const isRichText = (value: unknown): value is LexicalState =>
  typeof value === 'object' && value !== null && 'root' in value;
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : isRichText(value) ? linesOf(value).join('\n') : '';

/** A block of a rich text as lines: rows of tables and lists one each. */
function blockLines(block: LexicalNode): string[] {
  if (block.type === 'list' || block.type === 'table') {
    return (block.children ?? []).map((row) =>
      (row.type === 'tablerow' ? (row.children ?? []) : [row])
        .map((cell) => lexicalToText({ root: cell }, token))
        .filter(Boolean)
        .join(', '),
    );
  }
  return [lexicalToText({ root: block }, token)];
}

const linesOf = (state: LexicalState): string[] =>
  (state.root.children ?? []).flatMap(blockLines).filter(Boolean);

/** Splits a rich text at its headings; the part before the first has the given one. */
function splitAtHeadings(state: unknown, heading: string): Passage[] {
  if (!isRichText(state)) return [];
  const parts: { heading: string; anchor: string | null; lines: string[] }[] = [
    { heading, anchor: null, lines: [] },
  ];
  for (const block of state.root.children ?? []) {
    if (block.type !== 'heading') {
      parts.at(-1)?.lines.push(...blockLines(block).filter(Boolean));
      continue;
    }
    // An anchor is made of the present figures, which are unknown here.
    const hasFigure = lexicalNodes({ root: block }).some((node) => figureIn(node) !== null);
    const text = lexicalToText({ root: block }, token);
    parts.push({ heading: text, anchor: hasFigure ? null : slugify(text), lines: [] });
  }
  return parts.flatMap(({ lines, ...part }) => passagesOf(part, lines));
}

function passagesOf(
  part: Pick<Passage, 'heading' | 'anchor'> & Partial<Passage>,
  lines: readonly string[],
): Passage[] {
  const bodies: string[] = [];
  for (const line of lines) {
    const last = bodies.at(-1);
    if (last !== undefined && last.length + line.length < longestBody) {
      bodies[bodies.length - 1] = `${last}\n${line}`;
    } else bodies.push(line);
  }
  return bodies.map((body) => ({ keywords: '', ...part, body }));
}

const titleKeys = ['title', 'term', 'name', 'question', 'leftHeading', 'label'];
const textKeys = ['text', 'description', 'answer', 'benefit', 'note'];

/** A row of a list as one line: `Title: text`. */
function rowLine(row: Values): string {
  const pick = (keys: readonly string[]) => keys.map((key) => textOf(row[key])).filter(Boolean);
  return [pick(titleKeys)[0], pick(textKeys).join(' ')].filter(Boolean).join(': ');
}

const listLines = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((row) => rowLine(row as Values)).filter(Boolean) : [];

/** Lists of a section whose rows are texts of its own. */
const listKeys = ['items', 'cards', 'steps', 'facts', 'rows', 'tiles'];
const proseKeys = ['lead', 'intro', 'text', 'description', 'note', 'reply', 'declines'];

function sectionLines(block: Values): string[] {
  const named = (heading: unknown, list: unknown) => {
    const lines = listLines(list);
    return lines.length > 0 ? [`${textOf(heading)}: ${lines.join('; ')}`] : [];
  };
  return [
    ...proseKeys.map((key) => textOf(block[key])),
    ...named(block.leftHeading, block.left),
    ...named(block.rightHeading, block.right),
    ...listKeys.flatMap((key) => listLines(block[key])),
  ].filter(Boolean);
}

/** Banners and calls repeat what stands elsewhere. */
const silentBlocks = new Set([
  'stickyBanner',
  'relatedLinks',
  'claims',
  'testimonials',
  'postList',
]);

function sectionPassages(block: Values, title: string): Passage[] {
  if (silentBlocks.has(String(block.blockType))) return [];
  const heading = [textOf(block.heading) || textOf(block.title), textOf(block.headingAccent)];
  const anchor = textOf(block.anchor) || null;
  const words = heading.filter(Boolean).join(' ') || title;
  return [
    ...passagesOf({ heading: words, anchor }, sectionLines(block)),
    ...splitAtHeadings(block.content, words),
  ];
}

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);

const questionPassages = (value: unknown): Passage[] =>
  listOf(value).flatMap(({ question, answer }) =>
    passagesOf({ heading: textOf(question), anchor: null }, [textOf(answer)].filter(Boolean)),
  );

/** Other words in which the question before them is asked. */
export const alsoAsked = (phrasings: readonly string[]): Passage[] =>
  phrasings.map((heading) => ({ heading, anchor: null, body: '', keywords: '' }));

/** The page as a whole: its title and what it says about itself. */
function opening(doc: Values, title: string, ...texts: unknown[]): Passage[] {
  const { description } = (doc.meta ?? {}) as Values;
  const lines = [...texts, description].map(textOf).filter(Boolean);
  return passagesOf({ heading: title, anchor: null }, lines);
}

const features = (doc: Values) => listOf(doc.features).map(({ text }) => textOf(text));

/** What is sold: one passage each, found by name, use and content. */
const priced = (heading: unknown, keywords: string, ...texts: unknown[]): Passage[] => [
  {
    ...{ heading: textOf(heading), anchor: null, keywords },
    // Its price answers, even without a description.
    body: texts.map(textOf).filter(Boolean).join('\n') || textOf(heading),
  },
];

const readers: Record<AnsweringCollection, (doc: Values, title: string) => Passage[]> = {
  faqs: (doc) => {
    const answer = questionPassages([doc]);
    return answer.length > 0 ? [...answer, ...alsoAsked(readAlsoAsked(doc.alsoAsked))] : [];
  },
  packages: (doc) =>
    priced(
      doc.name,
      `package price cost ${textOf(doc.group)}`,
      ...[doc.tagline, doc.description, doc.perfectFor, ...features(doc)],
    ),
  retainers: (doc) =>
    priced(doc.name, 'retainer monthly plan price cost', doc.tagline, ...features(doc)),
  'add-ons': (doc) => priced(doc.name, 'add-on extra option price cost', doc.description, doc.unit),
  'chatbot-tiers': (doc) =>
    priced(
      `Chatbot ${textOf(doc.name)}`,
      'AI chatbot tier price cost month',
      ...[doc.title, doc.description, doc.bestFor, doc.model, ...features(doc)],
    ),
  pages: (doc, title) => [
    ...opening(doc, title),
    ...listOf(doc.sections).flatMap((block) => sectionPassages(block, title)),
  ],
  posts: (doc, title) => [
    ...opening(doc, title, doc.excerpt),
    ...splitAtHeadings(doc.content, title),
  ],
  'case-studies': (doc, title) => [
    ...opening(doc, title, doc.description, doc.category),
    ...splitAtHeadings(doc.challenge, 'The challenge'),
    ...splitAtHeadings(doc.solution, 'The solution'),
    ...passagesOf({ heading: 'Key features', anchor: null }, listLines(doc.features)),
    ...listOf(doc.sections).flatMap((block) => sectionPassages(block, title)),
  ],
  industries: (doc, title) => [
    ...opening(doc, title, doc.heading, doc.lead, doc.notice),
    ...passagesOf({ heading: 'Benefits', anchor: null }, listLines(doc.benefits)),
    ...splitAtHeadings(doc.customers, 'What their customers look for'),
    ...passagesOf({ heading: 'What you provide', anchor: null }, listLines(doc.provide)),
    ...questionPassages(doc.questions),
    ...splitAtHeadings(doc.places, 'Where we work'),
  ],
  cities: (doc, title) => [
    ...opening(doc, `Web design in ${title}`, doc.heading, doc.lead),
    ...splitAtHeadings(doc.market, `The market in ${title}`),
    ...splitAtHeadings(doc.build, 'What we would build'),
    ...passagesOf({ heading: `Places in ${title}`, anchor: null }, listLines(doc.places)),
    ...splitAtHeadings(doc.visit, 'Getting to you'),
    ...questionPassages(doc.questions),
    ...splitAtHeadings(doc.offer, 'An offer to start with'),
  ],
  'city-niche-pages': (doc, title) => [
    ...opening(doc, title, doc.heading, doc.lead),
    ...splitAtHeadings(doc.content, title),
    ...questionPassages(doc.questions),
    ...splitAtHeadings(doc.offer, 'An offer to start with'),
  ],
  'legal-pages': (doc, title) => [
    ...opening(doc, title, doc.summary),
    ...splitAtHeadings(doc.content, title),
  ],
};

/** The title under which a document is cited. */
export const titleOf = ({ title, name, question }: Values): string =>
  textOf(title) || textOf(name) || textOf(question);

/** All passages of a published document, in its order. */
export function passagesIn(source: AnsweringCollection, doc: object): Passage[] {
  const values = doc as Values;
  return readers[source](values, titleOf(values)).filter(({ heading }) => heading);
}

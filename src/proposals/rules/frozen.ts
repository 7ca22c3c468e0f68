import {
  figureIn,
  type LexicalNode,
  type LexicalState,
  referenceIn,
} from '@/content/rules/lexical';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import type { LinePeriod } from './statuses';

/** Formatted text with every live figure written out; the editor’s own format. */
export type FrozenText = LexicalState;

/** A line of the offer. Amounts are integer pence, for the whole quantity. */
export interface FrozenLine {
  /** The row’s id in the CMS; what the client ticks is named by it. */
  id: string;
  label: string;
  detail: string | null;
  quantity: number;
  unitPence: number;
  amountPence: number;
  every: LinePeriod;
  isOptional: boolean;
}

export type FrozenSection =
  | { kind: 'text'; id: string; heading: string | null; body: FrozenText }
  | {
      kind: 'scope';
      id: string;
      heading: string;
      included: string[];
      notIncluded: string[];
    }
  | {
      kind: 'timeline';
      id: string;
      heading: string;
      phases: { title: string; duration: string | null; text: string | null }[];
    }
  | {
      kind: 'scan';
      id: string;
      heading: string;
      note: string | null;
      url: string;
      /** Day in the UK, `YYYY-MM-DD`. */
      scannedOn: string;
      overall: number;
      categories: { label: string; score: number | null }[];
      top: string[];
    }
  | {
      kind: 'work';
      id: string;
      heading: string;
      items: { title: string; text: string; href: string }[];
    };

/**
 * A proposal as the client sees it. Made when it is sent, and never again: later changes of prices,
 * terms or the agency’s details don’t touch it. What is accepted is this and the lines that were
 * chosen; the hash of an acceptance is over both.
 */
export interface FrozenProposal {
  /** Of this shape. */
  format: 1;
  title: string;
  client: { business: string; contact: string | null };
  from: {
    brandName: string;
    legalName: string;
    companyNumber: string;
    registeredAddress: string;
    email: string;
    phone: string | null;
  };
  preparedBy: string | null;
  /** Days in the UK, `YYYY-MM-DD`. The last day on which it can be accepted is `validUntil`. */
  preparedOn: string;
  validUntil: string;
  sections: FrozenSection[];
  lines: FrozenLine[];
  /** What its retainer reserves; absent without one. */
  territory?: { niche: string; place: string };
  payment: {
    /** Share of the single payments that is due on acceptance. */
    depositPercent: number;
    /** Months of notice and the like, in words; with figures written out. */
    note: string | null;
  };
  terms: { version: string; body: FrozenText };
}

/** What a formatted text refers to, looked up. */
export interface TextReferences {
  /** Path of a document’s page, by `collection:id`; nothing where it is not on the site. */
  paths: ReadonlyMap<string, string>;
  /** Pictures by id, as the CMS has them. */
  pictures: ReadonlyMap<number, Record<string, unknown>>;
}

/** Names a document that a link leads to: `pages:12`. `null` for other nodes. */
export function linkedDocument(node: LexicalNode): string | null {
  const reference = node.type === 'link' ? referenceIn(node) : null;
  return reference && `${reference.collection}:${reference.id}`;
}

/** The id of a picture in a text; `null` for other nodes. */
export function pictureIn(node: LexicalNode): number | null {
  return node.type === 'upload' ? (referenceIn(node)?.id ?? null) : null;
}

function textNode(text: string): LexicalNode {
  const plain = { format: 0, mode: 'normal', style: '', detail: 0 };
  return { type: 'text', version: 1, text, ...plain };
}

function freezeNode(node: LexicalNode, book: PriceBook, references: TextReferences): LexicalNode[] {
  const figure = figureIn(node);
  if (figure !== null) return [textNode(resolvePriceText(`{{${figure}}}`, book))];
  const children = node.children?.flatMap((child) => freezeNode(child, book, references));
  const own = children ? { ...node, children } : node;
  const linked = linkedDocument(node);
  if (linked) {
    const url = references.paths.get(linked);
    // Its words stay where its page is gone.
    return url
      ? [{ ...own, fields: { ...node.fields, linkType: 'custom', url, doc: null } }]
      : (children ?? []);
  }
  const picture = pictureIn(node);
  if (picture === null) return [own];
  const value = references.pictures.get(picture);
  return value ? [{ ...own, value }] : [];
}

/**
 * A formatted text that no longer changes: every live figure written out, every link to a page as
 * its address, every picture with what is needed to show it.
 *
 * @param state is not changed
 */
export function freezeText(
  state: LexicalState,
  book: PriceBook,
  references: TextReferences,
): FrozenText {
  const [root = state.root] = freezeNode(state.root, book, references);
  return { ...state, root };
}

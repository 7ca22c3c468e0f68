import {
  figureIn,
  type LexicalNode,
  type LexicalState,
  referenceIn,
} from '@/content/rules/lexical';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import type { LinePeriod } from './statuses';

/** Rich text in the editor's format, with every live figure replaced by its value. */
export type FrozenText = LexicalState;

/** An offer line. Amounts are integer pence for the whole quantity. */
export interface FrozenLine {
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
 * The document that the client sees, fixed on sending. An acceptance covers it and the chosen
 * lines; its hash covers both.
 */
export interface FrozenProposal {
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
  /** UK days, `YYYY-MM-DD`. `validUntil` is the last day for acceptance. */
  preparedOn: string;
  validUntil: string;
  sections: FrozenSection[];
  lines: FrozenLine[];
  territory?: { niche: string; place: string };
  payment: {
    /** Percentage of the one-off payments due on acceptance. */
    depositPercent: number;
    /** Terms such as the months of notice, with figures replaced by their values. */
    note: string | null;
  };
  terms: { version: string; body: FrozenText };
}

export interface TextReferences {
  /** Paths of public documents, by `collection:id`; unpublished documents have none. */
  paths: ReadonlyMap<string, string>;
  /** Pictures by id, as stored in the CMS. */
  pictures: ReadonlyMap<number, Record<string, unknown>>;
}

/** Identifies the document that a link refers to, e.g. `pages:12`; `null` for other nodes. */
export function linkedDocument(node: LexicalNode): string | null {
  const reference = node.type === 'link' ? referenceIn(node) : null;
  return reference && `${reference.collection}:${reference.id}`;
}

/** Id of a picture node; `null` for other nodes. */
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
    // The words of a link remain even if its page has been deleted.
    return url
      ? [{ ...own, fields: { ...node.fields, linkType: 'custom', url, doc: null } }]
      : (children ?? []);
  }
  const picture = pictureIn(node);
  if (picture === null) return [own];
  const value = references.pictures.get(picture);
  return value ? [{ ...own, value }] : [];
}

/** Live figures become text, links addresses, and pictures carry their display data. */
export function freezeText(
  state: LexicalState,
  book: PriceBook,
  references: TextReferences,
): FrozenText {
  const [root = state.root] = freezeNode(state.root, book, references);
  return { ...state, root };
}

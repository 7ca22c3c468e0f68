import type { LexicalNode, LexicalState } from '@/content/rules/lexical';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-text';
import type { FrozenText } from './frozen';

/** What a formatted text refers to, looked up. */
export interface TextReferences {
  /** Path of a document’s page, by `collection:id`; nothing where it is not on the site. */
  paths: ReadonlyMap<string, string>;
  /** Pictures by id, as the CMS has them. */
  pictures: ReadonlyMap<number, Record<string, unknown>>;
}

interface LinkFields {
  linkType?: string;
  doc?: { relationTo?: string; value?: unknown } | null;
}

function idIn(value: unknown): number {
  return Number(
    typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value,
  );
}

/** Names a document that a link leads to: `pages:12`. `null` for other links. */
export function linkedDocument(node: LexicalNode): string | null {
  if (node.type !== 'link') return null;
  const { linkType, doc } = (node.fields ?? {}) as LinkFields;
  return linkType === 'internal' && doc?.relationTo ? `${doc.relationTo}:${idIn(doc.value)}` : null;
}

/** The id of a picture in a text; `null` for other nodes. */
export function pictureIn(node: LexicalNode): number | null {
  return node.type === 'upload' ? idIn(node.value) : null;
}

/** Every node of a text. */
export function nodesOf(state: LexicalState): LexicalNode[] {
  const found: LexicalNode[] = [];
  const rest: LexicalNode[] = [state.root];
  while (rest.length > 0) {
    const node = rest.pop() as LexicalNode;
    found.push(node);
    rest.push(...(node.children ?? []));
  }
  return found;
}

function textNode(text: string): LexicalNode {
  return { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
}

function freezeNode(node: LexicalNode, book: PriceBook, references: TextReferences): LexicalNode[] {
  if (node.type === 'inlineBlock' && typeof node.fields?.token === 'string') {
    return [textNode(resolvePriceText(`{{${node.fields.token}}}`, book))];
  }
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

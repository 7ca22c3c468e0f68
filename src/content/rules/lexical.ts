/** The part of an editor state that rules need: nodes with children, text and fields. */
export interface LexicalNode {
  type: string;
  version?: number;
  text?: string;
  tag?: string;
  children?: LexicalNode[];
  fields?: Readonly<Record<string, unknown>>;
  /** Of a picture: its collection and document. */
  relationTo?: unknown;
  value?: unknown;
}

export interface LexicalState {
  root: LexicalNode;
}

/**
 * Lists the nodes of a formatted text in reading order, each before what is inside it.
 *
 * @param state nothing for a field that no editor filled
 */
export function lexicalNodes(state: LexicalState | null | undefined): LexicalNode[] {
  const found: LexicalNode[] = [];
  // An explicit stack: a pasted text can nest deeper than the call stack allows.
  const stack: LexicalNode[] = state ? [state.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    found.push(node);
    for (const child of [...(node.children ?? [])].reverse()) stack.push(child);
  }
  return found;
}

/** Whether a stored value has the shape of a rich-text node. */
export function isNode(value: unknown): value is LexicalNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as LexicalNode).type === 'string'
  );
}

/** The token of a live figure inside a text, e.g. `package:growth`; `null` for other nodes. */
export function figureIn({ type, fields }: LexicalNode): string | null {
  return type === 'inlineBlock' && typeof fields?.token === 'string' ? fields.token : null;
}

/** The document that a link or a picture names; `null` for other nodes. */
export function referenceIn(node: LexicalNode): { collection: string; id: number } | null {
  const { type, fields } = node;
  const isLink = type === 'link' && fields?.linkType === 'internal';
  if (!isLink && type !== 'upload') return null;
  const { relationTo, value } = ((isLink ? fields.doc : node) ?? {}) as LexicalNode;
  const id = typeof value === 'object' ? (value as { id?: unknown } | null)?.id : value;
  return typeof relationTo === 'string' && id ? { collection: relationTo, id: Number(id) } : null;
}

/** Block-level nodes: a space belongs between them when they are read as one text. */
const blockTypes = new Set(['paragraph', 'heading', 'listitem', 'quote', 'tablecell', 'linebreak']);

/**
 * Reads an editor state as plain text, e.g. for structured data, search and reading time.
 *
 * @param renderToken turns a live figure's token (`package:growth`) into text
 * @returns one line; an empty string for an empty state
 */
export function lexicalToText(
  state: LexicalState | null | undefined,
  renderToken: (token: string) => string,
): string {
  const parts = lexicalNodes(state).map((node) => {
    const token = figureIn(node);
    const words = `${node.text ?? ''}${token === null ? '' : renderToken(token)}`;
    return blockTypes.has(node.type) ? `${words} ` : words;
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Lists the headings of one rank, in order, e.g. for a list of contents.
 *
 * @param tag e.g. `h2`
 */
export function lexicalHeadings(
  state: LexicalState,
  tag: 'h2' | 'h3' | 'h4',
  renderToken: (token: string) => string,
): string[] {
  return (state.root.children ?? [])
    .filter((node) => node.type === 'heading' && node.tag === tag)
    .map((node) => lexicalToText({ root: node }, renderToken));
}

const noAddress = /^\s*(https?:\/\/)?\s*$/;

/** Whether a rich-text link has no target yet, like a newly inserted one. */
export function isEmptyLink(fields: Readonly<Record<string, unknown>>): boolean {
  if (fields.linkType === 'internal') {
    return !(fields.doc as { value?: unknown } | null | undefined)?.value;
  }
  return noAddress.test(String(fields.url ?? ''));
}

/**
 * Says which link of a formatted text can’t be used, by its words.
 *
 * @param check the address of a link: true, or what is wrong with it
 * @returns null when all lead somewhere
 */
export function wordBadLink(
  state: LexicalState | null | undefined,
  label: string,
  check: (url: unknown) => string | true,
): string | null {
  for (const node of lexicalNodes(state)) {
    if (node.type !== 'link' && node.type !== 'autolink') continue;
    const { fields = {} } = node;
    const words = lexicalToText({ root: node }, (token) => `{${token}}`) || 'without words';
    const where = `In “${label}”, the link “${words}”`;
    if (isEmptyLink(fields)) {
      return `${where} leads nowhere. Open it and say where it goes, or remove the link.`;
    }
    const problem = fields.linkType === 'internal' ? true : check(fields.url);
    if (problem !== true) return `${where} can’t be used. ${problem}`;
  }
  return null;
}

/**
 * Lists a stored document and every value in it at any depth: rows, plain texts, formatted texts
 * and their nodes.
 */
export function* valuesIn(value: unknown): Generator<unknown> {
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const item = stack.pop();
    yield item;
    if (typeof item === 'object' && item !== null) stack.push(...Object.values(item));
  }
}

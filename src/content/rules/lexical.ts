/** The part of an editor state that rules need: nodes with children, text and fields. */
export interface LexicalNode {
  type: string;
  version?: number;
  text?: string;
  tag?: string;
  children?: LexicalNode[];
  fields?: Readonly<Record<string, unknown>>;
  /** Collection and document of a picture. */
  relationTo?: unknown;
  value?: unknown;
}

export interface LexicalState {
  root: LexicalNode;
}

/** Lists the nodes of a rich text in reading order, parents before children. */
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

export function isNode(value: unknown): value is LexicalNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as LexicalNode).type === 'string'
  );
}

/** Token of a live figure, e.g. `package:growth`; `null` for other nodes. */
export function figureIn({ type, fields }: LexicalNode): string | null {
  return type === 'inlineBlock' && typeof fields?.token === 'string' ? fields.token : null;
}

/** Document of a link or picture node; `null` for other nodes. */
export function referenceIn(node: LexicalNode): { collection: string; id: number } | null {
  const { type, fields } = node;
  const isLink = type === 'link' && fields?.linkType === 'internal';
  if (!isLink && type !== 'upload') return null;
  const { relationTo, value } = ((isLink ? fields.doc : node) ?? {}) as LexicalNode;
  const id = typeof value === 'object' ? (value as { id?: unknown } | null)?.id : value;
  return typeof relationTo === 'string' && id ? { collection: relationTo, id: Number(id) } : null;
}

/** Block-level nodes, which plain text separates by spaces. */
const blockTypes = new Set(['paragraph', 'heading', 'listitem', 'quote', 'tablecell', 'linebreak']);

/** Converts an editor state to one line of plain text, with live figures from `renderToken`. */
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

/** Lists the headings of one level in document order, e.g. for a table of contents. */
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

/** Names the first invalid link of a rich text by its words; `null` if all links are valid. */
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

/** Iterates over a stored document and all values in it, rich texts included. */
export function* valuesIn(value: unknown): Generator<unknown> {
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const item = stack.pop();
    yield item;
    if (typeof item === 'object' && item !== null) stack.push(...Object.values(item));
  }
}

/** Parts of a text, each from a heading of the second level to the next one. */
export function splitAtHeadings<State extends LexicalState>(state: State): State[] {
  const parts: LexicalNode[][] = [];
  for (const node of state.root.children ?? []) {
    const isHeading = node.type === 'heading' && node.tag === 'h2';
    const part = parts.at(-1);
    if (part && !isHeading) part.push(node);
    else parts.push([node]);
  }
  return parts.map((children) => ({ ...state, root: { ...state.root, children } }));
}

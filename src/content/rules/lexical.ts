/** The little that rules need to know of an editor state: nodes with children, text and fields. */
export interface LexicalNode {
  type: string;
  text?: string;
  tag?: string;
  children?: LexicalNode[];
  fields?: Record<string, unknown>;
  [key: string]: unknown;
}

export interface LexicalState {
  root: LexicalNode;
  [key: string]: unknown;
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
  const parts: string[] = [];
  // An explicit stack: a pasted text can nest deeper than the call stack allows.
  const stack: LexicalNode[] = state ? [state.root] : [];
  while (stack.length > 0) {
    const node = stack.pop() as LexicalNode;
    if (node.text) parts.push(node.text);
    if (node.type === 'inlineBlock' && typeof node.fields?.token === 'string') {
      parts.push(renderToken(node.fields.token));
    }
    if (blockTypes.has(node.type)) parts.push(' ');
    for (const child of [...(node.children ?? [])].reverse()) stack.push(child);
  }
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

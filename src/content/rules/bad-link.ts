import { type LexicalNode, type LexicalState, lexicalToText } from './lexical';

const noAddress = /^\s*(https?:\/\/)?\s*$/;

/** Whether a link of a formatted text leads nowhere yet, as one does that was just begun. */
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
  const stack: LexicalNode[] = state ? [state.root] : [];
  while (stack.length > 0) {
    const node = stack.pop() as LexicalNode;
    const { fields = {} } = node;
    if (node.type === 'link' || node.type === 'autolink') {
      const words = lexicalToText({ root: node }, (token) => `{${token}}`) || 'without words';
      const where = `In “${label}”, the link “${words}”`;
      if (isEmptyLink(fields)) {
        return `${where} leads nowhere. Open it and say where it goes, or remove the link.`;
      }
      const problem = fields.linkType === 'internal' ? true : check(fields.url);
      if (problem !== true) return `${where} can’t be used. ${problem}`;
    }
    for (const child of [...(node.children ?? [])].reverse()) stack.push(child);
  }
  return null;
}

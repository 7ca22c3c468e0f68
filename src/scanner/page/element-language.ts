import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { attribute } from './query.ts';

function statedFor(element: Element): string | null {
  let current: Element | null = element;
  while (current) {
    const tag = attribute(current, 'lang')?.trim();
    if (tag) return tag;
    current = current.parent && isTag(current.parent) ? current.parent : null;
  }
  return null;
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}

/**
 * The language tag of the words in an element as the markup states it; null when it states none, or
 * different languages for parts of them.
 */
export function languageOf(element: Element): string | null {
  const own = statedFor(element);
  const tags = new Set<string | null>();
  const collect = (node: ChildNode, tag: string | null): void => {
    if (isText(node) && node.data.trim() !== '') tags.add(tag);
    if (!isTag(node)) return;
    const inner = attribute(node, 'lang')?.trim() || tag;
    for (const child of node.children) collect(child, inner);
  };
  for (const child of element.children) collect(child, own);
  const [first = own, ...others] = tags;
  if (first === null) return null;
  return others.every((tag) => tag !== null && primaryOf(tag) === primaryOf(first)) ? first : null;
}

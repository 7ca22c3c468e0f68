import type { ChildNode, Document, Element, ParentNode } from 'domhandler';
import { isTag } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { ParsedPage } from './parsed-page.ts';

/** Browsers stop nesting at 512 as well. */
const MAX_DEPTH = 512;
const MAX_ELEMENTS = 60_000;

interface Walk {
  elements: Element[];
  isCut: boolean;
}

/**
 * Lists the elements in document order with a stack of its own, and takes away what is too deep or
 * too much: 200,000 nested elements would end any recursive walk in a stack overflow.
 */
function boundedWalk(document: Document): Walk {
  const elements: Element[] = [];
  let isCut = false;
  const stack: { node: ParentNode; depth: number }[] = [{ node: document, depth: 0 }];
  while (stack.length > 0) {
    const { node, depth } = stack.pop() as { node: ParentNode; depth: number };
    if (isTag(node as Element)) elements.push(node as Element);
    if (elements.length >= MAX_ELEMENTS) {
      isCut ||= stack.length > 0 || node.children.some((child) => isTag(child));
      break;
    }
    // What a template holds is not on the page.
    if ((node as Element).name === 'template') continue;
    if (depth >= MAX_DEPTH) {
      isCut ||= node.children.some((child) => isTag(child));
      continue;
    }
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index] as ParentNode;
      if ('children' in child) stack.push({ node: child, depth: depth + 1 });
    }
  }
  if (isCut) takeAwayAllBut(document, elements);
  return { elements, isCut };
}

/** Leaves nothing in the tree that is not in the list, so that whatever walks it is bounded, too. */
function takeAwayAllBut(document: Document, elements: readonly Element[]): void {
  const kept = new Set<unknown>(elements);
  for (const parent of [document, ...elements]) {
    if ((parent as Element).name === 'template') continue;
    const children = parent.children.filter((child) => !isTag(child) || kept.has(child));
    if (children.length === parent.children.length) continue;
    parent.children = children as ChildNode[];
    relink(parent);
  }
}

function relink(parent: ParentNode): void {
  parent.children.forEach((child, index) => {
    child.prev = parent.children[index - 1] ?? null;
    child.next = parent.children[index + 1] ?? null;
  });
}

function baseOf(elements: readonly Element[], url: string): string {
  const base = elements.find(({ name, attribs }) => name === 'base' && attribs.href !== undefined);
  return URL.parse(base?.attribs.href?.trim() ?? '', url)?.href ?? url;
}

/**
 * Parses a document like a browser does (the HTML Standard's tree construction), and bounds it:
 * deeper than 512 elements or more than 60,000 of them are left out. Never throws for any text.
 *
 * @param url the document's own absolute address
 */
export function parsePage(html: string, url: string): ParsedPage {
  const document = parse(html, { treeAdapter: adapter }) as Document;
  const { elements, isCut } = boundedWalk(document);
  const root = elements.find(({ name }) => name === 'html');
  const child = (tag: string) =>
    (root?.children.find((node) => isTag(node) && node.name === tag) as Element | undefined) ??
    null;
  return {
    baseUrl: baseOf(elements, url),
    document,
    elements,
    head: child('head'),
    body: child('body'),
    isCut,
  };
}

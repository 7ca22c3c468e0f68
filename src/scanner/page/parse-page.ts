import { type ChildNode, type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { textContent } from 'domutils';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

/** A parsed document. Only `parsePage` creates it: bounded depth and size make recursion safe. */
export interface ParsedPage {
  /** Base of relative addresses: the page's address or its `<base>`. */
  baseUrl: string;
  document: Document;
  /** All elements in document order, without `<template>` contents. */
  elements: readonly Element[];
  head: Element | null;
  body: Element | null;
  isCut: boolean;
}

/** Browsers also stop nesting at 512. */
const MAX_DEPTH = 512;
const MAX_ELEMENTS = 60_000;

interface Walk {
  elements: Element[];
  isCut: boolean;
}

/** Walks with an explicit stack: 200,000 nested elements would overflow any recursion. */
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
    // Template contents are not rendered.
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

/** Removes unlisted nodes from the tree, so that every other walk is bounded too. */
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

/** Parses like a browser (HTML Standard, tree construction), bounded. Never throws. */
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

/** Elements with one of these names (lower case), in document order. */
export function findByTag({ elements }: ParsedPage, ...names: readonly string[]): Element[] {
  return elements.filter(({ name }) => names.includes(name));
}

/** The element's text in one line, hidden parts included. */
export function readWords(element: Element): string {
  return textContent(element).replace(/\s+/g, ' ').trim();
}

/** The element and its ancestors, innermost first. */
export function withAncestors(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element['parent'] = element; at && isTag(at); at = at.parent) chain.push(at);
  return chain;
}

export function isWithinElement(element: Element, ancestor: Element): boolean {
  return withAncestors(element).includes(ancestor);
}

/** Resolves an address, `javascript:` and `data:` too: callers must check the protocol. */
export function resolveAddress({ baseUrl }: ParsedPage, address: string | undefined): URL | null {
  return address === undefined ? null : URL.parse(address.trim(), baseUrl);
}

const MAX_TAG = 200;

export function formatOpeningTag(element: Element): string {
  const attributes = Object.entries(element.attribs)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`))
    .join('');
  const tag = `<${element.name}${attributes}>`;
  return tag.length > MAX_TAG ? `${tag.slice(0, MAX_TAG - 1)}…` : tag;
}

/** Caches a reader's result per page: pages never change, and many checks ask. */
export function memoisePerPage<T>(read: (page: ParsedPage) => T): (page: ParsedPage) => T {
  const results = new WeakMap<ParsedPage, { value: T }>();
  return (page) => {
    const known = results.get(page) ?? { value: read(page) };
    results.set(page, known);
    return known.value;
  };
}

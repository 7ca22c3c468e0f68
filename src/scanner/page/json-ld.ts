import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { findByTag, type ParsedPage } from './parse-page.ts';

/** A described thing: an object with an `@type`, at any depth. */
export interface JsonLdNode {
  /** Without the schema.org prefix: `Plumber`. Never empty. */
  types: readonly string[];
  id: string | null;
  properties: JsonObject;
  /** At the top of its block or `@graph`. */
  isTop: boolean;
  block: number;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export interface JsonLdBlock {
  element: Element;
  /** Why it is invalid; null when valid. */
  error: string | null;
  /** All `@context` addresses, nested ones too: `https://schema.org`. */
  contexts: readonly string[];
}

export interface JsonLd {
  nodes: readonly JsonLdNode[];
  blocks: readonly JsonLdBlock[];
  /** Described things by `@id`, for references such as `{"@id": "#shop"}`. */
  byId: ReadonlyMap<string, JsonObject>;
}

const MAX_BLOCKS = 100;
const MAX_OBJECTS = 5_000;
const MAX_DEPTH = 64;
const MAX_LETTERS = 1_000_000;

const schemaPrefix = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;

/** XHTML comment wrappers, which search engines remove too. */
const opening = /^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)(?:\s*\*\/)?/;
const closing = /(?:\/\/|\/\*)?[ \t]{0,4}(?:-->|\]\]>)(?:[ \t]{0,4}\*\/)?$/;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON-LD value as a list; undefined and null give an empty one. */
export function toJsonLdList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** True for a value other than an empty text, list or object. */
export function isFilled(value: unknown): boolean {
  // Website systems write `", , , "` for missing hours.
  if (typeof value === 'string') return /[\p{L}\p{N}]/u.test(value);
  if (Array.isArray(value)) return value.some(isFilled);
  if (isJsonObject(value)) return Object.keys(value).some((key) => key !== '@type');
  return value !== undefined && value !== null;
}

function stringsOf(value: unknown): string[] {
  return toJsonLdList(value).filter((item): item is string => typeof item === 'string');
}

function contextsOf(value: unknown): string[] {
  return toJsonLdList(value).flatMap((item) =>
    isJsonObject(item) ? stringsOf(Object.values(item)) : stringsOf(item),
  );
}

/** Bounds the depth, so that readers may recurse safely. */
function isTooDeep(root: unknown): boolean {
  const stack: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let place = stack.pop(); place; place = stack.pop()) {
    const { value, depth } = place;
    if (depth > MAX_DEPTH) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const part of Object.values(value)) stack.push({ value: part, depth: depth + 1 });
  }
  return false;
}

function parsed(text: string): { value: unknown; error: string | null } {
  if (text.length > MAX_LETTERS) return { value: null, error: 'It is too long to be read.' };
  const json = text.trim().replace(opening, '').replace(closing, '').trim();
  if (json === '') return { value: null, error: 'It is empty.' };
  try {
    const value: unknown = JSON.parse(json);
    return isTooDeep(value)
      ? { value: null, error: 'It is nested too deeply.' }
      : { value, error: null };
  } catch (error) {
    return { value: null, error: error instanceof Error ? error.message : 'It is no JSON.' };
  }
}

interface Place {
  value: unknown;
  isTop: boolean;
}

function partsOf(object: JsonObject, { isTop }: Place): Place[] {
  const hasType = object['@type'] !== undefined;
  return Object.entries(object)
    .filter(([key]) => key !== '@context' && key !== '@type')
    .map(([key, value]) => ({
      value,
      isTop: isTop && key === '@graph' && !hasType,
    }));
}

class Collection {
  readonly nodes: JsonLdNode[] = [];
  readonly byId = new Map<string, Record<string, unknown>>();
  private objects = 0;

  /** Walks with an explicit stack against stack overflow. Returns the contexts. */
  add(root: unknown, block: number): string[] {
    const contexts = new Set<string>();
    const stack: Place[] = [{ value: root, isTop: true }];
    for (let place = stack.pop(); place; place = stack.pop()) {
      const { value } = place;
      if (this.objects >= MAX_OBJECTS) continue;
      if (Array.isArray(value)) {
        for (const item of value.toReversed()) stack.push({ ...place, value: item });
      } else if (isJsonObject(value)) {
        this.objects += 1;
        for (const context of contextsOf(value['@context'])) contexts.add(context);
        this.keep(value, place.isTop, block);
        for (const part of partsOf(value, place).reverse()) stack.push(part);
      }
    }
    return [...contexts];
  }

  private keep(properties: JsonObject, isTop: boolean, block: number): void {
    const id = typeof properties['@id'] === 'string' ? properties['@id'] : null;
    const types = stringsOf(properties['@type'])
      .map((type) => type.trim().replace(schemaPrefix, ''))
      .filter((type) => type !== '');
    if (types.length > 0) this.nodes.push({ types, id, properties, isTop, block });
    if (id === null || Object.keys(properties).length < 2) return;
    // Descriptions of one thing in several places are merged.
    const all: Record<string, unknown> = this.byId.get(id) ?? Object.create(null);
    for (const [key, value] of Object.entries(properties)) if (!(key in all)) all[key] = value;
    this.byId.set(id, all);
  }
}

/** Reads every block, things in an `@graph` and nested things; bounded, never throws. */
export function readJsonLd(page: ParsedPage): JsonLd {
  const collection = new Collection();
  const blocks = findByTag(page, 'script')
    .filter((script) => /^\s*application\/ld\+json\s*(;|$)/i.test(script.attribs.type ?? ''))
    .slice(0, MAX_BLOCKS)
    .map((element, block): JsonLdBlock => {
      const { value, error } = parsed(textContent(element));
      return { element, error, contexts: error === null ? collection.add(value, block) : [] };
    });
  return { nodes: collection.nodes, blocks, byId: collection.byId };
}

/** A property's values as a list, with references (`{"@id": "#address"}`) resolved. */
export function readJsonLdValues(
  { byId }: Pick<JsonLd, 'byId'>,
  properties: JsonObject,
  name: string,
): readonly unknown[] {
  return toJsonLdList(properties[name]).map((value) => {
    if (!isJsonObject(value) || typeof value['@id'] !== 'string') return value;
    return Object.keys(value).length > 1 ? value : (byId.get(value['@id']) ?? value);
  });
}

/**
 * Next sends each page twice: as HTML, and as data from which React builds the same tree again to
 * hydrate it. Most parts of a page only show. They are left out of the data here, and `StaticPart`
 * takes their place: React then keeps their HTML as it is.
 *
 * The data's format is React's own. A page that is not understood stays unchanged.
 */

/** A row of the data: `id:[tag]value`. */
interface Row {
  id: string;
  /** Empty for JSON, `I` for a client component, `T` for a text; other rows pass unread. */
  tag: string;
  raw: string;
  value: unknown;
}

type ElementRow = [mark: '$', type: string, key: unknown, props: Record<string, unknown>];

/** Export name of the component; the site's layout puts it into the data of each page. */
const staticPartName = 'StaticPart';

/** Properties that a client component always shows, whose HTML is therefore in the page. */
const shown: Record<string, string> = {
  Reveal: 'children',
  DrawnLine: 'children',
  HoverPreview: 'children',
  Matrix: 'children',
  FilteredProjects: 'projects',
};

/** React moves these to the head, loads them once, or keeps them as singletons. */
const neverStatic = new Set(
  'script style link meta title base html head body textarea select noscript'.split(' '),
);

/** A smaller part costs no more than its stand-in. */
const leastCharacters = 150;

/** Tags of rows with a length instead of an end; only texts are understood. */
const lengthTags = 'TAOobUSsLlGgMmV';

function readRows(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    const tag = /[A-Za-z#]/.exec(String.fromCharCode(bytes[colon + 1] ?? 0))?.[0] ?? '';
    const isText = tag === 'T';
    // `t`, `f` and `n` begin a JSON literal.
    const isJson = tag === '' || 'tfn'.includes(tag);
    if (colon < 0 || (lengthTags.includes(tag) && tag !== '' && !isText)) {
      throw new Error(`Row ${id} is unknown.`);
    }
    const mark = bytes.indexOf(isText ? ',' : '\n', colon);
    const length = isText ? Number.parseInt(bytes.toString('utf8', colon + 2, mark), 16) : 0;
    const end = mark + 1 + length;
    if (mark < 0 || end > bytes.length) throw new Error(`Row ${id} has no end.`);
    const text = bytes.toString('utf8', colon + (isJson ? 1 : 2), mark);
    rows.push({
      id,
      tag: isJson ? '' : tag,
      raw: bytes.toString('utf8', at, end),
      value: isJson || tag === 'I' ? JSON.parse(text) : null,
    });
    at = end;
  }
  return rows;
}

const isElement = (value: unknown): value is ElementRow =>
  Array.isArray(value) && value[0] === '$' && value.length >= 4;

/** `$5`, `$L5` or `$5:props:children`: another row, or a part of it. */
const reference = /^\$L?([0-9a-f]+)((?::[^:]+)*)$/;
/** Any mention of a row: `$e1`, a promise (`$@e1`) or a map (`$Qe1`). */
const mentions = [/^\$()([0-9a-f]+)/, /^\$(\D)([0-9a-f]+)/];
const placeInElement: Record<string, number> = { type: 1, key: 2, props: 3 };

class PageData {
  readonly #rows: Row[];
  readonly #byId: Map<string, Row>;
  readonly #standIn: Row | undefined;
  readonly #known = new Map<object, boolean>();

  constructor(data: string) {
    this.#rows = readRows(data);
    this.#byId = new Map(this.#rows.map((row) => [row.id, row]));
    this.#standIn = this.#rows.find((row) => this.#nameOf(row) === staticPartName);
  }

  #nameOf(row: Row | undefined): unknown {
    // A name that occurs twice is a row of its own.
    return row?.tag === 'I' && Array.isArray(row.value) ? this.#follow(row.value[2]) : undefined;
  }

  #rowOf(value: unknown): Row | undefined {
    const [, id] = (typeof value === 'string' && reference.exec(value)) || [];
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /** The JSON behind references. Those to other rows, such as client components, stay. */
  #follow(value: unknown): unknown {
    const row = this.#rowOf(value);
    if (row?.tag !== '') return value;
    let found = this.#follow(row.value);
    const [, , path = ''] = reference.exec(String(value)) ?? [];
    for (const step of path.split(':').slice(1)) {
      const place = isElement(found) ? placeInElement[step] : step;
      found = this.#follow((found as Record<string, unknown> | null)?.[place ?? '']);
    }
    if (found === undefined) throw new Error(`${value} leads nowhere.`);
    return found;
  }

  #isFragment(type: string): boolean {
    return this.#follow(type) === '$Sreact.fragment';
  }

  /** Whether a part consists of elements and texts alone. */
  #isStatic(value: unknown): boolean {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || value.startsWith('$$') || value === '$undefined') return true;
      const row = this.#rowOf(value);
      return row?.tag === 'T' || (row?.tag === '' && this.#isStatic(this.#follow(value)));
    }
    if (value === null || typeof value !== 'object') return true;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const [, type = '', , props] = isElement(value) ? value : [];
    const isShown = type.startsWith('$') ? this.#isFragment(type) : !neverStatic.has(type);
    const parts = props ? [props] : Object.values(value);
    const isStatic =
      isShown || !isElement(value) ? parts.every((part) => this.#isStatic(part)) : false;
    this.#known.set(value, isStatic);
    return isStatic;
  }

  /** @param isShown whether the value is certainly part of the page's HTML */
  #reduce(given: unknown, isShown: boolean): unknown {
    const value = this.#follow(given);
    if (value === null || typeof value !== 'object') return value;
    if (!isElement(value)) {
      if (Array.isArray(value)) return value.map((part) => this.#reduce(part, isShown));
      return this.#reduceEntries(value, () => isShown);
    }
    const [mark, type, key, props, ...rest] = value;
    const isHost = !type.startsWith('$');
    if (isShown && isHost && this.#isStatic(value) && this.#hasContent(props.children)) {
      return [mark, `$L${this.#standIn?.id}`, key, { as: type }];
    }
    const isPlain = isHost || this.#isFragment(type);
    const open = isPlain ? 'children' : shown[String(this.#nameOf(this.#rowOf(type)))];
    const reduced = this.#reduceEntries(props, (name) => isShown && name === open);
    return [mark, this.#follow(type), key, reduced, ...rest];
  }

  /** A text alone has no element to save, and is React's to compare. */
  #hasContent(children: unknown): boolean {
    const content = this.#follow(children);
    if (content === null || typeof content !== 'object') return false;
    return JSON.stringify(content).length >= leastCharacters;
  }

  #reduceEntries(entries: object, isShown: (name: string) => boolean): object {
    const reduced = Object.entries(entries).map(([name, part]) => [
      name,
      this.#reduce(part, isShown(name)),
    ]);
    return Object.fromEntries(reduced);
  }

  /** The data without static parts, and without rows that only those needed. */
  withoutStaticParts(): string | null {
    if (!this.#standIn) return null;
    const kept = new Map<string, string>();
    const keep = (id: string, isShown: boolean) => {
      const row = this.#byId.get(id);
      if (!row || kept.has(id)) return;
      const value = row.tag === '' ? this.#reduce(row.value, isShown) : row.value;
      kept.set(id, row.tag === '' ? `${id}:${JSON.stringify(value)}\n` : row.raw);
      visit(value);
    };
    const visit = (value: unknown): void => {
      if (typeof value === 'string') {
        // `$e1` is row e1, but is read as a mention of row 1 as well: a row too many does no harm.
        for (const pattern of mentions) {
          const [, kind, id] = pattern.exec(value) ?? [];
          // Maps belong to the router's tree of the page that is shown.
          if (id !== undefined) keep(id, kind === 'Q');
        }
      } else if (value !== null && typeof value === 'object') {
        Object.values(value).forEach(visit);
      }
    };
    keep('0', true);
    const isRead = ({ tag }: Row) => tag === '' || tag === 'I' || tag === 'T';
    return this.#rows.map((row) => (isRead(row) ? (kept.get(row.id) ?? '') : row.raw)).join('');
  }
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const push = /self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)/g;
const begin = '(self.__next_f=self.__next_f||[]).push([0])';

/**
 * Leaves the static parts of a page out of its data.
 * @param script the inline script that holds all data of the page
 */
export function withoutStaticParts(script: string): string {
  const pieces = [...script.matchAll(push)];
  // Other data, such as a form's state, would be lost.
  if (script.replaceAll(push, '').replaceAll(';', '') !== begin) return script;
  try {
    const data = pieces.map(([, piece = '']) => (JSON.parse(piece) as [number, string])[1]);
    const reduced = new PageData(data.join('')).withoutStaticParts();
    if (reduced === null) return script;
    const text = JSON.stringify([1, reduced]).replaceAll(
      /[&><\u2028\u2029]/g,
      (sign) => escapes[sign] ?? '',
    );
    return `${begin};self.__next_f.push(${text})`;
  } catch {
    return script;
  }
}

import { createHash, randomBytes } from 'node:crypto';

/**
 * Next writes this nonce on the inline scripts of pages that it renders and keeps. It never leaves the
 * server: what carries it is a script of Next’s own, and what got into a page otherwise does not.
 */
export const scriptMark = randomBytes(16).toString('hex');

/** Of the same length, because answers to scripts (RSC) say how long they are. */
const blank = '0'.repeat(scriptMark.length);

const attribute = ` nonce="${scriptMark}"`;
const neighbours = `)</script><script${attribute}>self.__next_f.push(`;
const markedScript = new RegExp(`<script([^>]*)${attribute}([^>]*)>([^]*?)</script>`, 'g');

/** The hash of a script, as a policy names it. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Takes the mark out of a page and names its inline scripts. Scripts of Next’s that follow each other
 * become one, which keeps the policy short enough for the buffers of common proxies.
 *
 * @returns the page as browsers get it, and the hashes of its inline scripts
 */
export function nameScripts(html: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const joined = html.replaceAll(neighbours, ');self.__next_f.push(');
  const unmarked = joined.replace(markedScript, (_whole, before, after, marked: string) => {
    const attributes: string = before + after;
    const script = marked.replaceAll(scriptMark, blank);
    if (!/\ssrc=/.test(attributes)) hashes.add(hashOf(script));
    return `<script${attributes}>${script}</script>`;
  });
  return {
    html: unmarked.replaceAll(attribute, '').replaceAll(scriptMark, blank),
    hashes: [...hashes],
  };
}

/** How much of the mark’s beginning stands at the end of a chunk. */
function partAtEnd(chunk: Buffer): number {
  for (let length = Math.min(scriptMark.length - 1, chunk.length); length > 0; length -= 1) {
    if (chunk.subarray(-length).toString('latin1') === scriptMark.slice(0, length)) return length;
  }
  return 0;
}

/**
 * Takes the mark out of an answer that is sent piece by piece. A piece that may end with the beginning
 * of a mark gives that part to the next one.
 */
export class MarkRemover {
  #rest = Buffer.alloc(0);

  /** What may be sent of a piece, together with what was left of the one before. */
  next(piece: Buffer): Buffer {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    const kept = partAtEnd(bytes);
    this.#rest = Buffer.from(bytes.subarray(bytes.length - kept));
    return this.#blank(bytes.subarray(0, bytes.length - kept));
  }

  /** What is left after the last piece. */
  end(): Buffer {
    return this.#rest;
  }

  #blank(bytes: Buffer): Buffer {
    if (!bytes.includes(scriptMark)) return bytes;
    // One character for each byte, so that nothing but the mark changes.
    return Buffer.from(bytes.toString('latin1').replaceAll(scriptMark, blank), 'latin1');
  }
}

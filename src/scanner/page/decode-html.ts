/** A browser looks for the encoding in the first 1024 bytes. */
const DECLARATION_BYTES = 1024;

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return null;
}

function declared(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  const [, charset = null] =
    /<meta\s[^>]{0,200}?charset\s{0,10}=\s{0,10}["']?\s{0,10}([^\s"'/>;]{1,40})/i.exec(start) ?? [];
  // Who can read the declaration is not reading UTF-16.
  return charset && /^utf-?16/i.test(charset) ? 'utf-8' : charset;
}

function decoderFor(label: string | null): TextDecoder | null {
  try {
    return label === null ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * A document’s bytes as text, like a browser reads them: by a byte order mark, the charset of the
 * Content-Type, the one declared in the first bytes, else UTF-8 when that fits and Windows-1252 when
 * it does not.
 *
 * @param contentType the answer’s `Content-Type`; null when it had none
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const [, sent = null] = /;\s*charset\s*=\s*"?([^\s";,]+)/i.exec(contentType ?? '') ?? [];
  const decoder =
    decoderFor(byteOrderMark(bytes)) ?? decoderFor(sent) ?? decoderFor(declared(bytes));
  if (decoder) return decoder.decode(bytes);
  return asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

import { Readable, type Transform } from 'node:stream';
import zlib, { constants } from 'node:zlib';

export interface ReadBody {
  body: Uint8Array;
  isCut: boolean;
  /** Why the body was not decodable; the body is then empty. */
  problem: string | null;
}

/** `bytesWritten`: encoded bytes consumed so far. */
type Decoder = Transform & { bytesWritten: number };

/** Pages compress to a tenth, rarely to a hundredth; bombs to less than a thousandth. */
const MAX_RATIO = 300;
/** Smaller bodies are never treated as bombs. */
const MIN_BOMB_BYTES = 256 * 1024;
/** RFC 9659 bounds the window of `zstd` at 8 MB; without this, one answer may use 128 MB. */
const ZSTD_WINDOW_LOG = 23;

const nothing = new Uint8Array();

/** The problem of a decompression bomb. */
export const bombProblem = 'It unpacks to far more than it should.';

function undecoded(problem: string): ReadBody {
  return { body: nothing, isCut: false, problem };
}

function encodings(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
}

/** Truncated input is accepted. The first byte tells zlib's format from raw `deflate`. */
function decoderFor(encoding: string, first: number): Decoder | null {
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip(lenient);
    case 'deflate':
      return (first & 0x0f) === 8 ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient);
    case 'br':
      return zlib.createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return zlib.createZstdDecompress({
        params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG },
      });
    default:
      return null;
  }
}

async function collect(
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
  isBomb: (decodedBytes: number) => boolean,
): Promise<ReadBody> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    kept.push(chunk.subarray(0, maxBytes - size));
    size += chunk.length;
    if (isBomb(size)) return undecoded(bombProblem);
    if (size > maxBytes) break;
  }
  return { body: new Uint8Array(Buffer.concat(kept)), isCut: size > maxBytes, problem: null };
}

async function* withFirst(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

async function decode(chunks: AsyncIterable<Buffer>, decoder: Decoder, maxBytes: number) {
  const source = Readable.from(chunks, { objectMode: false });
  let broken: unknown;
  source.on('error', (error) => {
    broken = error;
    decoder.destroy(error);
  });
  try {
    return await collect(
      source.pipe(decoder),
      maxBytes,
      (size) => size > MIN_BOMB_BYTES && size > decoder.bytesWritten * MAX_RATIO,
    );
  } catch {
    if (broken) throw broken;
    return undecoded('It is packed in a way that can’t be unpacked.');
  } finally {
    source.destroy();
    decoder.destroy();
  }
}

/** Decodes one layer of gzip, deflate, br or zstd within the limit, so that a bomb is cut too. */
export async function readBody(source: Readable, encoding: string | null, maxBytes: number) {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return { body: nothing, isCut: false, problem: null };
  const rest = withFirst(first.value, chunks);
  const [layer, second] = encodings(encoding);
  if (layer === undefined) return collect(rest, maxBytes, () => false);
  if (second !== undefined) return undecoded('It is packed more than once.');
  const decoder = decoderFor(layer, first.value[0] ?? 0);
  return decoder
    ? decode(rest, decoder, maxBytes)
    : undecoded('It is packed in a way that is not known.');
}

import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from '@/scanner/fetch/read-body';

const MB = 1024 * 1024;
const packers: Record<string, (bytes: Uint8Array) => Buffer> = {
  gzip: zlib.gzipSync,
  'x-gzip': zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: zlib.brotliCompressSync,
  zstd: zlib.zstdCompressSync,
};

/** Bytes in pieces, as from a connection. */
function arriving(bytes: Uint8Array, piece = 1_000): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    Buffer.from(bytes.subarray(index * piece, (index + 1) * piece)),
  );
  return Readable.from(pieces);
}

const page = Buffer.from(`<title>Shop</title>${'<p>Bread and cakes, baked today</p>'.repeat(500)}`);

describe('one encoding', () => {
  it.each(Object.entries(packers))('%s is decoded', async (encoding, pack) => {
    const read = await readBody(arriving(pack(page)), encoding, MB);
    expect(read).toEqual({ body: new Uint8Array(page), isCut: false, problem: null });
  });

  it('raw deflate is decoded as well', async () => {
    const read = await readBody(arriving(zlib.deflateRawSync(page)), 'deflate', MB);
    expect(read.body).toEqual(new Uint8Array(page));
  });

  it.each([null, '', 'identity', ' Identity ,'])('may be missing: %j', async (encoding) => {
    const read = await readBody(arriving(page), encoding, MB);
    expect(read).toEqual({ body: new Uint8Array(page), isCut: false, problem: null });
  });

  it('is recognised in any case and spacing', async () => {
    const read = await readBody(arriving(zlib.gzipSync(page)), ' identity, GZip', MB);
    expect(read.body).toEqual(new Uint8Array(page));
  });

  it('may have an empty body', async () => {
    for (const encoding of [null, 'gzip', 'br', 'zstd', 'deflate']) {
      const read = await readBody(arriving(new Uint8Array()), encoding, MB);
      expect(read).toEqual({ body: new Uint8Array(), isCut: false, problem: null });
    }
  });

  it('is decoded for any bytes in any pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 2_000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(...Object.keys(packers)),
        async (bytes, piece, encoding) => {
          const packed = packers[encoding]?.(bytes) ?? Buffer.alloc(0);
          const read = await readBody(arriving(packed, piece), encoding, MB);
          expect(read).toEqual({ body: new Uint8Array(bytes), isCut: false, problem: null });
        },
      ),
    );
  });
});

describe('a body beyond the limit', () => {
  it.each([...Object.entries(packers), ['identity', (bytes: Uint8Array) => Buffer.from(bytes)]])(
    'is cut to the byte: %s',
    async (encoding, pack) => {
      const at = async (maxBytes: number) => {
        const read = await readBody(
          arriving((pack as typeof zlib.gzipSync)(page)),
          encoding as string,
          maxBytes,
        );
        return [read.body.length, read.isCut, read.problem];
      };
      expect(await at(page.length)).toEqual([page.length, false, null]);
      expect(await at(page.length - 1)).toEqual([page.length - 1, true, null]);
      expect(await at(0)).toEqual([0, true, null]);
    },
  );
});

describe('decompression bombs', () => {
  const zeros = Buffer.alloc(64 * MB);

  it.each(Object.entries(packers))('of %s are stopped', async (encoding, pack) => {
    const source = arriving(pack(zeros), 100_000);
    const before = process.memoryUsage().arrayBuffers;
    const read = await readBody(source, encoding, 2 * MB);
    expect(read.body).toHaveLength(0);
    expect(read.problem).toContain('unpacks to far more');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * MB);
  });

  it('are cut like any body while small', async () => {
    const read = await readBody(arriving(zlib.gzipSync(zeros)), 'gzip', 100_000);
    expect([read.body.length, read.isCut, read.problem]).toEqual([100_000, true, null]);
  });

  it('are distinguished from a repetitive page', async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `<li>Bread no. ${index}</li>`);
    const long = Buffer.from(words.join(''));
    const read = await readBody(arriving(zlib.brotliCompressSync(long)), 'br', 2 * MB);
    expect(read.body).toEqual(new Uint8Array(long));
  });

  it('cannot demand a window of 128 MB', async () => {
    const { ZSTD_c_windowLog, ZSTD_c_enableLongDistanceMatching } = zlib.constants;
    const params = { [ZSTD_c_windowLog]: 27, [ZSTD_c_enableLongDistanceMatching]: 1 };
    const noise = Buffer.alloc(MB, 'random words of a page ');
    const stream = zlib.createZstdCompress({ params });
    stream.end(noise);
    const packed = Buffer.concat(await stream.toArray());
    expect((await readBody(arriving(packed), 'zstd', 2 * MB)).problem).toContain(
      'can’t be unpacked',
    );
  });
});

describe('an undecodable body', () => {
  it.each([
    ['gzip, gzip', zlib.gzipSync(zlib.gzipSync(page)), 'more than once'],
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(page)), 'more than once'],
    ['compress', page, 'not known'],
    ['gzip', page, 'can’t be unpacked'],
    ['br', page, 'can’t be unpacked'],
    ['zstd', page, 'can’t be unpacked'],
    ['deflate', page, 'can’t be unpacked'],
  ])('has a clear problem text: %s', async (encoding, bytes, words) => {
    const read = await readBody(arriving(bytes), encoding, MB);
    expect(read.body).toHaveLength(0);
    expect(read.problem).toContain(words);
  });

  it('is kept as far as it goes when only its end is missing', async () => {
    for (const encoding of ['gzip', 'deflate', 'br']) {
      const packed = packers[encoding]?.(page) ?? Buffer.alloc(0);
      const read = await readBody(arriving(packed.subarray(0, -4)), encoding, MB);
      expect(read.problem).toBeNull();
      expect(page.subarray(0, read.body.length)).toEqual(Buffer.from(read.body));
    }
  });

  it('is distinguished from a broken connection', async () => {
    async function* broken() {
      yield zlib.gzipSync(page).subarray(0, 30);
      throw new Error('reset by peer');
    }
    await expect(readBody(Readable.from(broken()), 'gzip', MB)).rejects.toThrow('reset by peer');
  });
});

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** About a tenth of a second and 32 MB for one try. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 1 };
const keyBytes = 32;

/** Cost, salt and key: what is hashed now can be compared after the cost was raised. */
const shape = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/;

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // The same letters, however a keyboard composes them.
  const letters = password.normalize('NFKC');
  const maxmem = 2 * 128 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(letters, salt, keyBytes, { N, r, p, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/**
 * Hashes a password with scrypt, slowly on purpose.
 *
 * @param salt at least 16 bytes; random when it is left out
 * @returns one line of letters, digits, colons, dashes and underscores
 */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/**
 * Compares a password with a hash, in a time that tells nothing about how much of it is right.
 *
 * @param hash as `hashPassword` makes it; anything else is nobody’s password
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = shape.exec(hash) ?? [];
  if (!key) return false;
  const right = Buffer.from(key, 'base64url');
  const costs = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), costs);
  return given.length === right.length && timingSafeEqual(given, right);
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** About 0.1 s and 32 MB per attempt. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 1 };
const keyBytes = 32;

/** Cost, salt and key: old hashes remain valid after the cost is raised. */
const shape = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/;

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // Normalised, because keyboards compose the same letters differently.
  const letters = password.normalize('NFKC');
  const maxmem = 2 * 128 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(letters, salt, keyBytes, { N, r, p, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** @param salt at least 16 bytes */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Compares in constant time. A text that is no hash matches no password. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = shape.exec(hash) ?? [];
  if (!key) return false;
  const right = Buffer.from(key, 'base64url');
  const costs = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), costs);
  return given.length === right.length && timingSafeEqual(given, right);
}

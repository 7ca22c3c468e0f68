import { pbkdf2, randomBytes } from 'node:crypto';

/** As Payload hashes a password since 3.90 (`generatePasswordSaltHash.js`); a test compares. */
export const payloadHash = {
  prefix: 'pbkdf2-sha256-v1:',
  iterations: 600_000,
  keyBytes: 32,
} as const;

/**
 * Takes as long as comparing a password does, for nothing: whoever measures how long a refusal takes
 * must not learn from it whether there is such an account.
 */
export function hashInVain(password: string): Promise<void> {
  const { iterations, keyBytes } = payloadHash;
  return new Promise((resolve, reject) => {
    pbkdf2(password, randomBytes(32).toString('hex'), iterations, keyBytes, 'sha256', (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A password is hashed 600,000 times, a quarter of a second of a core, and each file makes several
 * accounts. A thousand rounds suffice: tests about timing count the rounds instead.
 */
const most = 1_000;
const hash = crypto.pbkdf2;

crypto.pbkdf2 = ((password, salt, iterations, keyBytes, digest, done) =>
  hash(password, salt, Math.min(iterations, most), keyBytes, digest, done)) as typeof hash;
syncBuiltinESMExports();

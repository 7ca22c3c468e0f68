import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './signature';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text that must be readable again, but not in a copy of the database (AES-256-GCM).
 * @param about the text's owner; decryption fails for any other
 */
export function sealText(secret: string, purpose: string, about: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(keyFor(secret, purpose), 'hex'), iv);
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns `null` for text with another secret or owner, or for unencrypted text */
export function openSealed(
  secret: string,
  purpose: string,
  about: string,
  sealed: string,
): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  try {
    const key = Buffer.from(keyFor(secret, purpose), 'hex');
    const open = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    open.setAAD(Buffer.from(about));
    open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}

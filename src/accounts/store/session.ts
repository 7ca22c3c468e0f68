import { isSameSignature, signatureOf } from '@/platform/signature';

const sessionHours = 12;

interface Session {
  secret: string;
  area: string;
  /** Hash of the area’s password: a new password ends the session. */
  hash: string;
}

const shape = /^(\d{1,15})\.([\w-]{43})$/;

function sign({ secret, area, hash }: Session, until: string): string {
  return signatureOf(secret, `shared-password-session ${area}`, `${until} ${hash}`);
}

/** Expiry, and a signature over expiry and password hash. Does not identify the visitor. */
export function sessionValue(session: Session, now: number): string {
  const until = String(now + sessionHours * 3_600_000);
  return `${until}.${sign(session, until)}`;
}

export function isSession(value: string | undefined, session: Session, now: number): boolean {
  const [, until = '', signature = ''] = shape.exec(value ?? '') ?? [];
  return isSameSignature(signature, sign(session, until)) && Number(until) > now;
}

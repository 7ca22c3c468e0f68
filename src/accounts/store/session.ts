import { isSameSignature, signatureOf } from '@/platform/signature';

/** How long a session lasts at most; the browser may end it before. */
const sessionHours = 12;

interface Session {
  /** The site’s. */
  secret: string;
  /** Which area it opens. */
  area: string;
  /** Of the area’s password: with another password, the session is over. */
  hash: string;
}

const shape = /^(\d{1,15})\.([\w-]{43})$/;

function sign({ secret, area, hash }: Session, until: string): string {
  return signatureOf(secret, `shared-password-session ${area}`, `${until} ${hash}`);
}

/**
 * What the cookie of an open area holds: until when, and a signature over that and the password’s
 * hash. It says nothing about who it is.
 *
 * @param now milliseconds since 1970
 */
export function sessionValue(session: Session, now: number): string {
  const until = String(now + sessionHours * 3_600_000);
  return `${until}.${sign(session, until)}`;
}

/** Whether a cookie opens an area now. */
export function isSession(value: string | undefined, session: Session, now: number): boolean {
  const [, until = '', signature = ''] = shape.exec(value ?? '') ?? [];
  return isSameSignature(signature, sign(session, until)) && Number(until) > now;
}

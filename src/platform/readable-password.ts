import { randomInt } from 'node:crypto';

/** Without 0/o, 1/l/i: staff read passwords aloud and type them from a screen. */
const clearCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Sixteen characters in four groups, about 79 bits. */
export function makeReadablePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => clearCharacters[randomInt(clearCharacters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

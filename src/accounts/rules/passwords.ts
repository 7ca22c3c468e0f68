/** Characters. Length beats complexity: National Cyber Security Centre, three random words. */
export const shortestPassword = 12;
/** Characters. A longer password adds no security, and hashing it costs time. */
export const longestPassword = 128;

export interface PasswordOwner {
  name?: string | null;
  email?: string | null;
}

const tooShort = `Use at least ${shortestPassword} characters. Three or four words that don’t belong together are easy to remember.`;
const tooLong = `Use at most ${longestPassword} characters.`;
const tooCommon = 'This is one of the passwords that are tried first. Choose another one.';
const tooUniform =
  'This repeats the same few characters, or runs along the keyboard or the alphabet. Choose another one.';
const tooPersonal = 'This is hardly more than the name or the e-mail address. Choose another one.';

/** Different characters that a password needs: fewer form a pattern at any length. */
const fewestDifferent = 5;
const fewestOfTheirOwn = 6;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const rows = 'qwertyuiopasdfghjklzxcvbnm';
const backwards = (text: string) => Array.from(text).reverse().join('');
const runs = [alphabet, digits, rows].flatMap((run) => [run + run, backwards(run + run)]);

/** The shortest text whose repetition gives this one; the text itself otherwise. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

function isUniform(password: string): boolean {
  return new Set(password).size < fewestDifferent || runs.some((run) => run.includes(password));
}

/** Strips digits and signs around a word: `football2026!` becomes `football`, a common password. */
function wordWithin(password: string): string {
  return password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const word = wordWithin(password);
  return [password, unitOf(password), word, unitOf(word)].some(
    (text) => text.length > 2 && common.has(text),
  );
}

/** Splits name and address into the pieces that people use in passwords, longest first. */
function piecesOf({ name, email }: PasswordOwner): string[] {
  const pieces = `${name ?? ''} ${email ?? ''}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return pieces
    .filter((piece) => piece.length > 2)
    .toSorted((one, other) => other.length - one.length);
}

function isPersonal(password: string, owner: PasswordOwner): boolean {
  const typed = password.replace(/[^\p{L}\p{N}]+/gu, '');
  const own = piecesOf(owner).reduce((rest, piece) => rest.replaceAll(piece, ''), typed);
  return own !== typed && own.length < fewestOfTheirOwn;
}

/**
 * Explains why a new password is not acceptable, as the National Cyber Security Centre advises:
 * long, not common, no requirement of capitals, digits or signs.
 * @param common widely used passwords, in lower case
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): string | null {
  const length = Array.from(password).length;
  if (length < shortestPassword) return tooShort;
  if (length > longestPassword) return tooLong;
  const typed = password.toLowerCase();
  if (isUniform(typed)) return tooUniform;
  if (isCommon(typed, common)) return tooCommon;
  return isPersonal(typed, owner) ? tooPersonal : null;
}

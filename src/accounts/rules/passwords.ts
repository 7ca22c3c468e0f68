/** Characters. Long beats mixed: the National Cyber Security Centre’s advice of three random words. */
export const shortestPassword = 12;
/** More is no password that anybody types, and hashing it costs us. */
export const longestPassword = 128;

/** Whose password it is: what everybody knows about somebody is no secret. */
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

/** Different characters that a password needs: fewer are a pattern, however long. */
const fewestDifferent = 5;
/** A unit up to this length, typed again and again, is a pattern. */
const shortUnit = 4;
/** What is left of a password besides its owner’s name. */
const fewestOfTheirOwn = 6;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const rows = 'qwertyuiopasdfghjklzxcvbnm';
const backwards = (text: string) => Array.from(text).reverse().join('');
const runs = [alphabet, digits, rows].flatMap((run) => [run + run, backwards(run + run)]);

/** The shortest text of which another one is a repetition; itself when it is none. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

function isUniform(password: string): boolean {
  return (
    new Set(password).size < fewestDifferent ||
    unitOf(password).length <= shortUnit ||
    runs.some((run) => run.includes(password))
  );
}

/** `football2026!` is `football`: digits and signs around a word are what everybody adds. */
function wordWithin(password: string): string {
  return password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const word = wordWithin(password);
  return [password, unitOf(password), word, unitOf(word)].some(
    (text) => text.length > 2 && common.has(text),
  );
}

/** Name and address in the pieces that people make passwords of, the longest first. */
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
 * Says what is wrong with a password that somebody wants to set. The rules follow the National Cyber
 * Security Centre: long, not among the usual ones, nothing about capitals, digits or signs.
 *
 * @param password as typed
 * @param owner whose it will be
 * @param common passwords that many people have, in lower case
 * @returns a sentence for whoever typed it, or `null` when it will do; never throws
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPassword, passwordProblem, shortestPassword } from '@/accounts/rules/passwords';
import { commonPasswords } from '@/platform/common-passwords';
import { makeReadablePassword } from '@/platform/readable-password';
import { makeLinkToken } from '@/platform/signature';

const common = await commonPasswords();
const fay = { name: 'Fay O’Brien-Jones', email: 'fay.jones@studio.example' };
const problem = (password: string) => passwordProblem(password, fay, common);

describe('a password', () => {
  it.each([
    'correct-horse-battery',
    'three random words',
    'a long test pass phrase',
    'Wolverhampton-kettle',
    'fay likes purple kettles',
    'пароль из трёх слов',
    '🦊 🐢 🦔 hedge, fox, pond',
    `${'q'.repeat(50)} some other words`,
  ])('like %j will do', (password) => {
    expect(problem(password)).toBeNull();
  });

  it.each([
    ['', 'at least 12 characters'],
    ['elevenchars', 'at least 12 characters'],
    ['🦊🐢🦔🦊🐢🦔🦊🐢🦔🦊🐢', 'at least 12 characters'],
    [`three random words ${'long '.repeat(30)}`, 'at most 128 characters'],
    ['aaaaaaaaaaaaaaaa', 'repeats'],
    ['            ', 'repeats'],
    ['121212121212', 'repeats'],
    ['abcdabcdabcdabcd', 'repeats'],
    ['ABCDEFGHIJKLM', 'along the keyboard or the alphabet'],
    ['987654321098', 'along the keyboard or the alphabet'],
    ['qwertyuiopas', 'along the keyboard or the alphabet'],
    ['Password1234', 'tried first'],
    ['PASSWORD2026!', 'tried first'],
    ['!!football!!!', 'tried first'],
    ['passwordpassword', 'tried first'],
    ['letmeinletmein', 'tried first'],
    ['1qaz2wsx3edc', 'tried first'],
    ['fay.jones@studio.example', 'name or the e-mail address'],
    ['FayJones2026', 'name or the e-mail address'],
    ['jones-o’brien-1', 'name or the e-mail address'],
  ])('like %j is refused', (password, words) => {
    expect(problem(password)).toContain(words);
  });

  it.each([
    ['five different characters', 'abcdeacebdae'],
    ['a common word that digits divide', 'foot12ball2026'],
    ['signs around a few letters', '!?a.,b;:c-_d'],
    ['six characters besides the owner’s name', 'jonesjoneskettle'],
  ])('of %s will do', (_what, password) => {
    expect(problem(password)).toBeNull();
  });

  it.each([
    ['four different characters', 'abacbcdadbca', 'repeats'],
    ['five characters besides the owner’s name', 'jonesjonesmoons', 'name or the e-mail address'],
    ['the owner’s name with signs between its letters', 'j-o-n-e-s-fay-1', 'the e-mail address'],
  ])('of %s is refused', (_what, password, words) => {
    expect(problem(password)).toContain(words);
  });

  it('may contain a common or own word of two letters, and not of three', () => {
    const short = new Set(['zq', 'zqx']);
    expect(passwordProblem('123456zq78901', {}, short)).toBeNull();
    expect(passwordProblem('123456zqx78901', {}, short)).toContain('tried first');
    const ofOwner = (name: string, password: string) => passwordProblem(password, { name }, short);
    expect(ofOwner('Jo Li', 'jolijolimoon!')).toBeNull();
    expect(ofOwner('Jol', 'joljoljolmoon!')).toContain('hardly more than the name');
  });

  it('is compared with the longest of the owner’s names first', () => {
    const jon = { name: 'Jon', email: 'jones@studio.example' };
    expect(passwordProblem('jonesjones12', jon, new Set())).toContain('hardly more than the name');
  });

  it('has exact length limits in characters', () => {
    const words = 'kettle fox moon pond tin ';
    const cut = (length: number) => words.repeat(8).slice(0, length);
    expect(problem(cut(shortestPassword - 1))).not.toBeNull();
    expect(problem(cut(shortestPassword))).toBeNull();
    expect(problem(cut(longestPassword))).toBeNull();
    expect(problem(cut(longestPassword + 1))).not.toBeNull();
  });

  it('can be checked without its owner', () => {
    expect(passwordProblem('correct-horse-battery', {}, common)).toBeNull();
    expect(passwordProblem('three random words', { name: null, email: null }, common)).toBeNull();
  });

  it('is always accepted when the site generates it', () => {
    for (let round = 0; round < 300; round += 1) {
      expect(problem(makeReadablePassword())).toBeNull();
      expect(problem(makeLinkToken())).toBeNull();
    }
  });

  it('gets a sentence or null for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
        const answer = problem(password);
        if (answer !== null) expect(answer).toMatch(/^[A-Z].*\.$/);
        if (Array.from(password).length < shortestPassword) expect(answer).not.toBeNull();
      }),
    );
  });

  it('is refused when it is a common word with digits and signs', () => {
    const words = [...common].filter((word) => /^[a-z]{8,}$/.test(word)).slice(0, 400);
    const around = fc.string({ unit: fc.constantFrom(...'0123456789!?.-_ '), maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...words), around, around, (word, before, after) => {
        expect(problem(`${before}${word}${after}`)).not.toBeNull();
      }),
    );
  });
});

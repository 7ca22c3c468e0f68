import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  a11yAutocomplete,
  isValidAutocomplete,
} from '../../../../../src/scanner/checks/accessibility/a11y-autocomplete.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('autocomplete’s grammar', () => {
  const right = [
    ['email', 'NAME', 'off', 'on', 'false', ' tel ', 'shipping street-address', 'work email'],
    ['section-gift billing work tel-national', 'username webauthn', 'home tel', ''],
  ].flat();
  const wrong = [
    ['e-mail', 'phone', 'work', 'billing', 'work name', 'home url', 'email tel', 'off email'],
    ['work shipping email', 'shipping section-gift name', 'section- name', 'webauthn'],
    ['email webauthn now'],
  ].flat();

  it.each(right)('accepts “%s”', (value) => expect(isValidAutocomplete(value)).toBe(true));
  it.each(wrong)('rejects “%s”', (value) => expect(isValidAutocomplete(value)).toBe(false));

  it('demands its parts in order', () => {
    const whole = fc.tuple(
      fc.constantFrom('section-a', ''),
      fc.constantFrom('shipping', 'billing', ''),
      fc.constantFrom('home', 'work', 'mobile', ''),
      fc.constantFrom('tel', 'email', 'impp'),
    );
    fc.assert(
      fc.property(whole, (words) => {
        expect(isValidAutocomplete(words.join(' '))).toBe(true);
        const turned = words.filter(Boolean).reverse();
        expect(isValidAutocomplete(turned.join(' '))).toBe(turned.length === 1);
      }),
    );
  });
});

describe('autocomplete', () => {
  it('is judged on editable fields', () => {
    const right = [
      '<input autocomplete="email">',
      '<textarea autocomplete="street-address"></textarea>',
      '<select autocomplete="country"></select>',
    ];
    expect(outcomes(a11yAutocomplete, right)).toEqual(each('pass', right));
    const wrong = ['<input autocomplete="e-mail">', '<select autocomplete="land"></select>'];
    expect(outcomes(a11yAutocomplete, wrong)).toEqual(each('fail', wrong));
  });

  it('is scored in proportion', () => {
    expect(
      judgeBody(a11yAutocomplete, '<input autocomplete="tel"><input autocomplete="phone">'),
    ).toMatchObject({ share: 0.5, proofs: [{ value: '<input autocomplete="phone">' }] });
  });

  it('does not apply to other pages', () => {
    const none = [
      '<input>',
      '<input autocomplete="">',
      '<input autocomplete="phone" type="submit">',
      '<input autocomplete="phone" type="hidden">',
      '<input autocomplete="phone" disabled>',
      '<fieldset disabled><input autocomplete="phone"></fieldset>',
      '<input autocomplete="phone" readonly>',
      '<input autocomplete="phone" aria-disabled="true">',
      '<input autocomplete="phone" style="display:none">',
      '<input autocomplete="phone" tabindex="-1" role="none">',
      '<form autocomplete="phone"></form>',
    ];
    expect(outcomes(a11yAutocomplete, none)).toEqual(each('na', none));
  });
});

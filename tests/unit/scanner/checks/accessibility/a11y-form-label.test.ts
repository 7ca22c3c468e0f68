import { describe, expect, it } from 'vitest';
import { a11yFormLabel } from '../../../../../src/scanner/checks/accessibility/a11y-form-label.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('labels of form fields', () => {
  it('may wrap, precede or be on the field', () => {
    const right = [
      '<label>Your name <input></label>',
      '<label for="e">E-mail</label><input id="e" type="email">',
      '<input aria-label="Search">',
      '<input placeholder="Postcode">',
      '<input title="Postcode">',
      '<label><input type="checkbox"> I agree</label>',
      '<label>County <select><option>Kent</option></select></label>',
      '<label for="m"><img src="phone.svg" alt="Phone"></label><input id="m" type="tel">',
      '<span id="d" hidden>Day</span><input type="date" aria-labelledby="d">',
      '<div role="switch" tabindex="0">Newsletter</div>',
    ];
    expect(outcomes(a11yFormLabel, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<input>',
      '<p>Your name</p><input>',
      '<label>Your name</label><input>',
      '<label for="other">Your name</label><input id="name">',
      '<input aria-label=" ">',
      '<input value="Bread">',
      '<input type="password">',
      '<textarea>Bread</textarea>',
      '<select><option>Kent</option></select>',
      '<label><select><option>Kent</option></select></label>',
      '<label for="n" style="display:none">Your name</label><input id="n">',
      '<div role="textbox" contenteditable="true">Bread</div>',
      // An HTML label names HTML fields only.
      '<label>Your name <span role="textbox"></span></label>',
      '<input disabled>',
      // What is around a field names it, but not with the field’s own content.
      '<p id="a"><input aria-labelledby="a" value="Bread"></p>',
      '<p id="a"><select aria-labelledby="a"><option>Kent</option></select></p>',
    ];
    expect(outcomes(a11yFormLabel, wrong)).toEqual(each('fail', wrong));
  });

  it('are scored in proportion', () => {
    const body = '<label>A <input></label><label>B <input></label><input><input type="search">';
    expect(judgeBody(a11yFormLabel, body)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 form fields have no label.',
    });
  });

  it('do not apply to buttons, hidden fields and parts of other fields', () => {
    const none = [
      '<input type="hidden" name="token">',
      '<input type="submit"><input type="image" alt="Go">',
      '<div hidden><input></div>',
      '<fieldset style="visibility:hidden"><input></fieldset>',
      '<select role="none" disabled></select>',
    ];
    expect(outcomes(a11yFormLabel, none)).toEqual(each('na', none));
    const combobox =
      '<div role="combobox"><input aria-label="Town" role="combobox" aria-controls="l"></div><ul role="listbox" id="l"></ul>';
    expect(judgeBody(a11yFormLabel, combobox).summary).toBe('The only form field has a label.');
  });

  it('are not judged where a custom element may contain them', () => {
    expect(judgeBody(a11yFormLabel, '<x-field role="textbox"></x-field>').outcome).toBe('unknown');
  });

  it('do not apply to carousels with role list, and to honeypots', () => {
    const none = [
      '<div role="listbox"><div class="item"><img src="1.jpg" alt="Roof"></div></div>',
      '<div style="position: absolute; left: -5000px"><input name="b_1" tabindex="-1"></div>',
    ];
    expect(outcomes(a11yFormLabel, none)).toEqual(each('na', none));
    const wrong = [
      '<div role="listbox"><div role="option">Kent</div></div>',
      '<div style="position: absolute; left: -5000px"><input name="email"></div>',
    ];
    expect(outcomes(a11yFormLabel, wrong)).toEqual(each('fail', wrong));
  });
});

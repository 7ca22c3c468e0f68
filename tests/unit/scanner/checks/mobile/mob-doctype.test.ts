import { describe, expect, it } from 'vitest';
import { mobDoctype } from '../../../../../src/scanner/checks/mobile/mob-doctype.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (start: string) =>
  mobDoctype.judge(pageEvidence({ html: `${start}<html lang="en"><title>A</title><p>B` })).outcome;

describe('the doctype', () => {
  it('passes when modern', () => {
    expect(judge('<!DOCTYPE html>')).toBe('pass');
    expect(judge('\n<!-- cached --><!doctype HTML>')).toBe('pass');
  });

  it('gives a note for transitional XHTML', () => {
    const id = '"-//W3C//DTD XHTML 1.0 Transitional//EN"';
    const address = '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"';
    expect(judge(`<!DOCTYPE html PUBLIC ${id} ${address}>`)).toBe('note');
  });

  it('fails when missing, late or outdated', () => {
    expect(judge('')).toBe('fail');
    expect(judge('Warning: mysql_connect() <!doctype html>')).toBe('fail');
    expect(judge('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">')).toBe('fail');
  });
});

import { describe, expect, it } from 'vitest';
import { secSecurityTxt } from '../../../../../src/scanner/checks/security/sec-security-txt.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { textFile } from '../../support/whole-sites.ts';

function judge(body: string, status = 200) {
  const file = textFile('.well-known/security.txt', { body, status });
  return secSecurityTxt.judge(pageEvidence({ securityTxt: known(file) }));
}

describe('security.txt', () => {
  it('passes with a contact and a date to come', () => {
    expect(judge('Contact: mailto:a@shop.example\nExpires: 2027-01-01T00:00:00Z').outcome).toBe(
      'pass',
    );
  });

  it('gives a note when out of date', () => {
    expect(judge('Contact: mailto:a@shop.example\nExpires: 2024-01-01T00:00:00Z').outcome).toBe(
      'note',
    );
    expect(judge('Contact: mailto:a@shop.example').outcome).toBe('note');
  });

  it('is never a fault when missing', () => {
    expect(secSecurityTxt.severity).toBe('info');
    expect(judge('', 404).outcome).toBe('na');
    expect(judge('<!doctype html><title>Home</title>').outcome).toBe('na');
    expect(secSecurityTxt.judge(pageEvidence()).outcome).toBe('unknown');
  });
});

import { describe, expect, it } from 'vitest';
import { secMailSpoofing } from '../../../../../src/scanner/checks/security/sec-mail-spoofing.ts';
import type { MailFacts } from '../../../../../src/scanner/model/evidence.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

const spf = ['v=spf1 include:_spf.google.com ~all'];
const dmarc = ['v=DMARC1; p=quarantine; rua=mailto:d@crumb.co.uk'];

const judge = (facts: Partial<MailFacts>) =>
  secMailSpoofing.judge(
    pageEvidence({
      mail: known({ domain: 'crumb.co.uk', takesMail: true, spf: [], dmarc: [], ...facts }),
    }),
  );

describe('protection against forged emails', () => {
  it('passes with SPF and DMARC', () => {
    expect(judge({ spf, dmarc })).toMatchObject({
      outcome: 'pass',
      proofs: [
        { value: spf[0], remark: 'TXT record of crumb.co.uk' },
        { value: dmarc[0], remark: 'TXT record of _dmarc.crumb.co.uk' },
      ],
    });
  });

  it('gives a note when DMARC only watches', () => {
    expect(judge({ spf, dmarc: ['v=DMARC1;p=none'] }).outcome).toBe('note');
    expect(judge({ spf, dmarc: ['v=DMARC1; sp=none; p=reject'] }).outcome).toBe('pass');
  });

  it('fails without both, and by half without one', () => {
    expect(judge({})).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'crumb.co.uk has no SPF record, and there is no DMARC record.',
    });
    expect(judge({ spf })).toMatchObject({ outcome: 'fail', share: 0.5 });
    expect(judge({ dmarc })).toMatchObject({
      share: 0.5,
      summary: 'crumb.co.uk has no SPF record.',
    });
  });

  it('fails with an SPF record that protects nothing', () => {
    expect(judge({ spf: ['v=spf1 +all'], dmarc })).toMatchObject({
      share: 0.5,
      summary: 'The SPF record of crumb.co.uk lets everybody send.',
    });
    expect(judge({ spf: [...spf, ...spf], dmarc })).toMatchObject({
      summary: 'crumb.co.uk has 2 SPF records, so none counts.',
    });
  });

  it('does not apply to a domain without mail', () => {
    expect(judge({ takesMail: false }).outcome).toBe('na');
    expect(secMailSpoofing.judge(pageEvidence()).outcome).toBe('unknown');
  });
});

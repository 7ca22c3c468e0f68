import { describe, expect, it } from 'vitest';
import { localSocialLinks } from '../../../../../src/scanner/checks/local-business/local-social-links.ts';
import { known } from '../../../../support/scan-evidence.ts';
import { judgeSite } from './judge-site.ts';

const crumb = 'https://www.youtube.com/@crumb';
const link = `<a href="${crumb}">Films</a>`;
const judge = (body: string, status?: number | null) =>
  judgeSite(localSocialLinks, body, {
    parts: status === undefined ? {} : { socialLinks: known([{ url: crumb, status }]) },
  });

describe('links to social profiles', () => {
  it('pass, also where networks turn programs away', () => {
    for (const status of [200, 400, 403, 429, 999, null, undefined]) {
      expect(judge(link, status).outcome, `${status}`).toBe('pass');
    }
  });

  it('fail when the profile is gone or was never put in', () => {
    expect(judge(link, 404)).toMatchObject({
      outcome: 'fail',
      confidence: 'likely',
      summary: 'The only link to social profiles leads to none of yours.',
      proofs: [{ remark: 'YouTube: there is no such profile' }],
    });
    expect(judge(`${link}<a href="#">Facebook</a>`, 200)).toMatchObject({
      share: 0.5,
      proofs: [{ remark: 'Facebook: leads nowhere' }],
    });
  });

  it('may be none', () => {
    expect(judge('<p>Bread</p>').outcome).toBe('na');
  });
});

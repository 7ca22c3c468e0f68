import { type Check, fail, pass } from '../../model/check.ts';

/** Secure contexts, https://www.w3.org/TR/secure-contexts/; Lighthouse `is-on-https`. */
export const secHttps: Check = {
  id: 'sec-https',
  severity: 'critical',
  title: 'The website has no secure connection',
  passed: 'Secure connection (HTTPS)',
  why: 'Browsers write “Not secure” beside the address, and anybody on the same network can read or change what visitors see and type.',
  fix: 'Have your host set up a certificate, which most do free of charge, and serve every page over https://. Then send visitors of http:// there with a permanent redirect.',
  remedy: 'hosting',
  sourceName: 'web.dev, “Why HTTPS matters”',
  sourceUrl: 'https://web.dev/articles/why-https-matters',
  judge({ url }) {
    const proofs = [{ kind: 'address', value: url }] as const;
    return new URL(url).protocol === 'https:'
      ? pass('The page comes over HTTPS.', proofs)
      : fail('The page comes over http://, without encryption.', proofs);
  },
};

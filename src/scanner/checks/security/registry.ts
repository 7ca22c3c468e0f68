import type { Check } from '../../model/check.ts';
import { secCertificate } from './sec-certificate.ts';
import { secCookies } from './sec-cookies.ts';
import { secCors } from './sec-cors.ts';
import { secCsp } from './sec-csp.ts';
import { secFrame } from './sec-frame.ts';
import { secHsts } from './sec-hsts.ts';
import { secHttpRedirect } from './sec-http-redirect.ts';
import { secHttps } from './sec-https.ts';
import { secMixedContent } from './sec-mixed-content.ts';
import { secNosniff } from './sec-nosniff.ts';
import { secOldLibrary } from './sec-old-library.ts';
import { secReferrer } from './sec-referrer.ts';
import { secSri } from './sec-sri.ts';
import { secTlsLegacy } from './sec-tls-legacy.ts';
import { secVersionLeak } from './sec-version-leak.ts';

export const securityChecks: readonly Check[] = [
  secHttps,
  secCertificate,
  secHttpRedirect,
  secHsts,
  secCsp,
  secFrame,
  secNosniff,
  secReferrer,
  secCookies,
  secMixedContent,
  secSri,
  secCors,
  secVersionLeak,
  secOldLibrary,
  secTlsLegacy,
];

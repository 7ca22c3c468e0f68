import type { Check } from '../../model/check.ts';
import { localAddress } from './local-address.ts';
import { localCompanyDetails } from './local-company-details.ts';
import { localContactEmail } from './local-contact-email.ts';
import { localCookieConsent } from './local-cookie-consent.ts';
import { localHours } from './local-hours.ts';
import { localNapMatch } from './local-nap-match.ts';
import { localPhone } from './local-phone.ts';
import { localPrivacy } from './local-privacy.ts';
import { localReviews } from './local-reviews.ts';
import { localSchema } from './local-schema.ts';
import { localSchemaComplete } from './local-schema-complete.ts';
import { localVat } from './local-vat.ts';

export const localBusinessChecks: readonly Check[] = [
  localPhone,
  localAddress,
  localSchema,
  localSchemaComplete,
  localHours,
  localNapMatch,
  localReviews,
  localCompanyDetails,
  localVat,
  localContactEmail,
  localPrivacy,
  localCookieConsent,
];

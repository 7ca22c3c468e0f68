import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { privacyPath } from '@/platform/paths';
import { getSiteIndex } from './site-index';

/** What the question about visitor statistics says. */
export interface ConsentView {
  heading: string;
  text: string;
  /** Where the privacy policy is; `null` while it is not on the site. */
  policyHref: string | null;
}

/** The question about visitor statistics; `null` while staff have switched them off. */
export const getConsent = cache(async (): Promise<ConsentView | null> => {
  const cms = await getCms();
  const [{ isLive }, { consent }] = await Promise.all([
    getSiteIndex(),
    cms.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
  ]);
  if (!consent.isOn) return null;
  const { heading, text } = consent;
  return { heading, text, policyHref: isLive(privacyPath) ? privacyPath : null };
});

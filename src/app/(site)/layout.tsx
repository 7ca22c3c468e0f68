import type { ReactNode } from 'react';
import { getPreviewUser } from '@/accounts/store/viewer';
import { getConsent, getNavigation, getSiteIdentity } from '@/content/store/site';
import { getEnv } from '@/platform/env';
import { getPriceDraft } from '@/prices/store/price-book';
import { ConsentHost, CookieSettings } from '@/site/consent/ConsentHost';
import { PreviewBar } from '@/site/shell/PreviewBar';
import { SiteFooter, SiteHeader } from '@/site/shell/SiteFrame';
import { publicMetadata, SiteDocument } from './document';
import './site.css';

export const metadata = publicMetadata;

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [identity, navigation, consent, previewUser, prices] = await Promise.all([
    getSiteIdentity(),
    getNavigation(),
    getConsent(),
    getPreviewUser(),
    getPriceDraft(),
  ]);
  return (
    <SiteDocument>
      {/* Displayed at the lower edge, and second in keyboard order. */}
      {consent ? <ConsentHost {...consent} /> : null}
      {previewUser ? (
        <PreviewBar
          siteUrl={getEnv().siteUrl}
          prices={prices && { id: prices.id, count: prices.figures.size }}
        />
      ) : null}
      <SiteHeader
        brandName={identity.brandName}
        links={navigation.header}
        action={navigation.headerAction}
        contact={{ label: identity.email, href: `mailto:${identity.email}` }}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        identity={identity}
        navigation={navigation}
        year={new Date().getFullYear()}
        settings={consent ? <CookieSettings /> : null}
      />
    </SiteDocument>
  );
}

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getPreviewUser } from '@/accounts/store/viewer';
import { getConsent, getNavigation, getSiteIdentity } from '@/content/store/site';
import { ScrollToTop } from '@/design/layout/ScrollToTop';
import { SkipLink } from '@/design/ui/SkipLink';
import { ToastHost } from '@/design/ui/ToastHost';
import { getEnv } from '@/platform/env';
import { getPriceDraft } from '@/prices/store/price-book';
import { ConsentHost } from '@/site/consent/ConsentHost';
import { CookieSettings } from '@/site/consent/CookieSettings';
import { PreviewBar } from '@/site/shell/PreviewBar';
import { SiteFooter } from '@/site/shell/SiteFooter';
import { SiteHeader } from '@/site/shell/SiteHeader';
import { fontVariables } from './fonts';
import { siteIcons } from './icons';
import './site.css';

export const metadata: Metadata = {
  icons: siteIcons,
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [identity, navigation, consent, previewUser, prices] = await Promise.all([
    getSiteIdentity(),
    getNavigation(),
    getConsent(),
    getPreviewUser(),
    getPriceDraft(),
  ]);
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <SkipLink />
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
        <ScrollToTop />
        <ToastHost />
      </body>
    </html>
  );
}

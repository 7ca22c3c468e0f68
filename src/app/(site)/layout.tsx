import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getPreviewUser } from '@/cms/preview-user';
import { getPricePreview } from '@/cms/price-preview';
import { getConsent } from '@/cms/queries/consent';
import { getNavigation, getSiteIdentity } from '@/cms/queries/site';
import { ScrollToTop } from '@/components/layout/ScrollToTop';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { SkipLink } from '@/components/ui/SkipLink';
import { ToastHost } from '@/components/ui/ToastHost';
import { getEnv } from '@/config/env';
import { ConsentHost } from '@/features/consent/ConsentHost';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { PreviewBar } from '@/features/preview/PreviewBar';
import { PricePreviewBar } from '@/features/preview/PricePreviewBar';
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
    getPricePreview(),
  ]);
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <SkipLink />
        {/* Seen at the lower edge, and the keyboard’s second stop. */}
        {consent ? <ConsentHost {...consent} /> : null}
        {prices ? <PricePreviewBar id={prices.id} count={prices.pending.size} /> : null}
        {previewUser && !prices ? <PreviewBar siteUrl={getEnv().siteUrl} /> : null}
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

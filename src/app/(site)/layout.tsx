import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getConsent } from '@/cms/queries/consent';
import { getNavigation, getSiteIdentity } from '@/cms/queries/site';
import { getPreviewUser } from '@/cms/reader';
import { ScrollToTop } from '@/components/layout/ScrollToTop';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { SkipLink } from '@/components/ui/SkipLink';
import { ToastHost } from '@/components/ui/ToastHost';
import { getEnv } from '@/config/env';
import { ConsentHost } from '@/features/consent/ConsentHost';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { PreviewBar } from '@/features/preview/PreviewBar';
import { fontVariables } from './fonts';
import './site.css';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [identity, navigation, consent, previewUser] = await Promise.all([
    getSiteIdentity(),
    getNavigation(),
    getConsent(),
    getPreviewUser(),
  ]);
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <SkipLink />
        {/* Seen at the lower edge, and the keyboard’s second stop. */}
        {consent ? <ConsentHost {...consent} /> : null}
        {previewUser ? <PreviewBar siteUrl={getEnv().siteUrl} /> : null}
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

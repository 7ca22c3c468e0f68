import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getNavigation, getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { SkipLink } from '@/design/ui/SkipLink';
import { ToastHost } from '@/design/ui/ToastHost';
import { getEnv } from '@/platform/env';
import { scannerTermsPath, scanPath } from '@/platform/paths';
import { getPriceDraft } from '@/prices/store/price-book';
import { getAudit } from '@/scans/store/scanner-settings';
import { AuditFooter } from '@/site/audit/AuditFooter';
import { AuditHeader } from '@/site/audit/AuditHeader';
import { PreviewBar } from '@/site/shell/PreviewBar';
import { fontVariables } from '../(site)/fonts';
import { siteIcons } from '../(site)/icons';
import '../(site)/site.css';

/** Rendered on request: content depends on the visitor, and the build has no database. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  icons: siteIcons,
  robots: { index: false, follow: false },
  // Hides report addresses from other sites; the origin check of forms still needs the referrer.
  referrer: 'same-origin',
};

/** Layout of the beta audit, with its own header and footer (specification, section 2). */
export default async function AuditLayout({ children }: { children: ReactNode }) {
  const [{ scannerBrand }, identity, navigation, { isLive }, prices] = await Promise.all([
    getAudit(),
    getSiteIdentity(),
    getNavigation(),
    getSiteIndex(),
    getPriceDraft(),
  ]);
  const links = [
    { label: 'Free scanner', href: scanPath },
    { label: 'Scanner terms', href: scannerTermsPath },
  ].filter(({ href }) => isLive(href));
  const legal = navigation.legal.filter(({ href }) => href !== scannerTermsPath);
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        {prices ? (
          <PreviewBar
            siteUrl={getEnv().siteUrl}
            prices={{ id: prices.id, count: prices.figures.size }}
          />
        ) : null}
        <AuditHeader brand={scannerBrand} links={links} />
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <AuditFooter brand={scannerBrand} identity={identity} links={[...links, ...legal]} />
        <ToastHost />
      </body>
    </html>
  );
}

import type { ReactNode } from 'react';
import { getNavigation, getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { getEnv } from '@/platform/env';
import { scannerTermsPath, scanPath } from '@/platform/paths';
import { getPriceDraft } from '@/prices/store/price-book';
import { getAudit } from '@/scans/store/scanner-settings';
import { AuditFooter, AuditHeader } from '@/site/audit/AuditFrame';
import { PreviewBar } from '@/site/shell/PreviewBar';
import { PreviewMark } from '@/site/shell/SiteFrame';
import { columnBody, privateMetadata, SiteDocument } from '../(site)/document';
import '../(site)/site.css';

/** Rendered on request: content depends on the visitor, and the build has no database. */
export const dynamic = 'force-dynamic';

export const metadata = privateMetadata;

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
    <SiteDocument className={columnBody}>
      {prices ? (
        <PreviewBar
          siteUrl={getEnv().siteUrl}
          prices={{ id: prices.id, count: prices.figures.size }}
        />
      ) : null}
      <PreviewMark {...identity} />
      <AuditHeader brand={scannerBrand} links={links} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <AuditFooter brand={scannerBrand} identity={identity} links={[...links, ...legal]} />
    </SiteDocument>
  );
}

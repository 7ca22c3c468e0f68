import type { ReactNode } from 'react';
import { columnBody, privateMetadata, SiteDocument } from '../(site)/document';
import '../(site)/site.css';

/** Rendered on request: content depends on the account. */
export const dynamic = 'force-dynamic';

export const metadata = privateMetadata;

/** Layout of the studio's screens (specification, section 2), without the public menu. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return <SiteDocument className={columnBody}>{children}</SiteDocument>;
}

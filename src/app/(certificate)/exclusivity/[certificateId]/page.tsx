import type { Metadata } from 'next';
import { missingPage } from '@/content/rules/page-metadata';
import { getSiteIdentity } from '@/content/store/site';
import { getPriceBook } from '@/prices/store/price-book';
import { MissingPage } from '@/site/templates/MissingPage';
import { getCertificate } from '@/territories/store/territories';
import { CertificateSheet } from '@/territories/ui/CertificateSheet';

interface Props {
  params: Promise<{ certificateId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const certificate = await getCertificate((await params).certificateId);
  if (!certificate) return missingPage;
  return { title: `Certificate ${certificate.number}: ${certificate.clientName}` };
}

/** A client's exclusivity certificate; the link is the only access control. */
export default async function CertificatePage({ params }: Props) {
  const certificate = await getCertificate((await params).certificateId);
  if (!certificate) return <MissingPage />;
  const [agency, { policy }] = await Promise.all([getSiteIdentity(), getPriceBook()]);
  return <CertificateSheet certificate={certificate} agency={agency} policy={policy} />;
}

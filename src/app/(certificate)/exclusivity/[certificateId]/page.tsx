import type { Metadata } from 'next';
import { getCertificate } from '@/cms/queries/certificates';
import { getPriceBook } from '@/cms/queries/price-book';
import { getSiteIdentity } from '@/cms/queries/site';
import { missingPage } from '@/domain/seo/page-metadata';
import { MissingPage } from '../../../(site)/_templates/MissingPage';
import { CertificateSheet } from '../../_templates/CertificateSheet';

interface Props {
  params: Promise<{ certificateId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const certificate = await getCertificate((await params).certificateId);
  if (!certificate) return missingPage;
  return { title: `Certificate ${certificate.number}: ${certificate.clientName}` };
}

/** What is reserved for a client, for whoever has the link. */
export default async function CertificatePage({ params }: Props) {
  const certificate = await getCertificate((await params).certificateId);
  if (!certificate) return <MissingPage />;
  const [agency, { policy }] = await Promise.all([getSiteIdentity(), getPriceBook()]);
  return <CertificateSheet certificate={certificate} agency={agency} policy={policy} />;
}

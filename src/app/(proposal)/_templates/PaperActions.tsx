import { getEnv } from '@/config/env';
import { PdfLink } from '@/features/proposal/PdfLink';
import { PrintButton } from '@/features/proposal/PrintButton';

export interface PaperActionsProps {
  slug: string;
  linkKey: string | null;
}

/** Ways to keep the proposal: as a file where the server can make one, and on paper. */
export function PaperActions({ slug, linkKey }: PaperActionsProps) {
  const hasPdf = getEnv().pdfBrowser !== undefined;
  return (
    <div className="mb-8 flex flex-wrap gap-3 print-hidden">
      {hasPdf ? <PdfLink slug={slug} linkKey={linkKey} /> : null}
      <PrintButton label={hasPdf ? 'Print' : 'Print or save as PDF'} />
    </div>
  );
}

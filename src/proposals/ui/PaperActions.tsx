import { PrintButton } from '@/design/ui/PrintButton';
import { PdfLink } from './PdfLink';

export interface PaperActionsProps {
  slug: string;
  linkKey: string | null;
  /** The server has a browser that can make PDF files. */
  hasPdf: boolean;
}

/** Links to save the proposal as PDF, where available, and to print it. */
export function PaperActions({ slug, linkKey, hasPdf }: PaperActionsProps) {
  return (
    <div className="mb-8 flex flex-wrap gap-3 print-hidden">
      {hasPdf ? <PdfLink slug={slug} linkKey={linkKey} /> : null}
      <PrintButton label={hasPdf ? 'Print' : 'Print or save as PDF'} />
    </div>
  );
}

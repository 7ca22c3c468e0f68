import { PrintButton } from '@/design/ui/PrintButton';
import { PdfLink } from './PdfLink';

export interface PaperActionsProps {
  slug: string;
  linkKey: string | null;
  /** The server can make a file of it. */
  hasPdf: boolean;
}

/** Ways to keep the proposal: as a file where the server can make one, and on paper. */
export function PaperActions({ slug, linkKey, hasPdf }: PaperActionsProps) {
  return (
    <div className="mb-8 flex flex-wrap gap-3 print-hidden">
      {hasPdf ? <PdfLink slug={slug} linkKey={linkKey} /> : null}
      <PrintButton label={hasPdf ? 'Print' : 'Print or save as PDF'} />
    </div>
  );
}

'use client';

import { Button } from '@/design/ui/Button';
import { proposalPdfPath } from '@/platform/paths';
import { withChoice } from '../rules/shown-choice';
import { useChoice } from './use-choice';

/** Link to the PDF of the proposal with the ticked lines. */
export function PdfLink({ slug, linkKey }: { slug: string; linkKey: string | null }) {
  const { chosen } = useChoice();
  const path = proposalPdfPath(slug, linkKey && encodeURIComponent(linkKey));
  return (
    <Button size="small" href={withChoice(path, chosen)}>
      Download PDF
    </Button>
  );
}

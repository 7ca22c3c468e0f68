'use client';

import { Button } from '@/components/ui/Button';
import { withChoice } from '@/domain/proposals/shown-choice';
import { proposalPdfPath } from '@/domain/routing/paths';
import { useChoice } from './use-choice';

/** The proposal as a file, with the lines that are ticked. */
export function PdfLink({ slug, linkKey }: { slug: string; linkKey: string | null }) {
  const { chosen } = useChoice();
  const path = proposalPdfPath(slug, linkKey && encodeURIComponent(linkKey));
  return (
    <Button size="small" href={withChoice(path, chosen)}>
      Download PDF
    </Button>
  );
}

'use client';

import { Button } from '@/design/ui/Button';
import { proposalPdfPath } from '@/platform/paths';
import { withChoice } from '../rules/shown-choice';
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

'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';

/** Names a folded section by its kind and its heading. */
export function SectionLabel({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<{ heading?: string; title?: string }>();
  const words = data?.heading || data?.title;
  return (
    <span className="section-label">
      <span className="section-label__number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      {words ? <span>{words}</span> : null}
    </span>
  );
}

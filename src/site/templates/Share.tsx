import { Section } from '@/design/layout/Section';
import type { ShareBarProps } from '../case-study/ShareBar';
import { ShareBar } from '../lazy-parts';

/** Passing the project on, between its story and the next one. */
export function Share(props: ShareBarProps) {
  return (
    <Section shared className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-rule py-5">
        <h2 className="text-h3">Share this project</h2>
        <ShareBar {...props} />
      </div>
    </Section>
  );
}

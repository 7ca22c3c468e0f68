import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';

export interface GazetteerProps {
  eyebrow: string;
  heading: string;
  entries: { name: string; note: string }[];
}

/** Places with a remark each, set as a gazetteer sets them: the name runs into its entry. */
export function Gazetteer({ eyebrow, heading, entries }: GazetteerProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} />
      <dl className="mt-9 gap-x-14 border-t border-ink pt-6 [column-rule:1px_solid_var(--color-rule)] sm:columns-2 lg:mt-12 lg:columns-3">
        {entries.map((entry) => (
          <div key={entry.name} className="break-inside-avoid pb-6">
            <dt className="inline font-display text-h4 font-[680]">{entry.name}.</dt>{' '}
            <dd className="inline text-muted">{entry.note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

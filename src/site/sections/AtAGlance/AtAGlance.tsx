import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Disclosure } from '@/design/ui/Disclosure';
import { Figures } from '@/design/ui/Figures';
import type { AtAGlanceBlock } from '@/payload-types';

/** A list that is longer takes most of a phone's screen, so phones fold it. */
const mostOnPhones = 5;

/** Summary of the page as a specification sheet, for hurried readers and machines. */
export function AtAGlance({ block: { heading, facts } }: { block: AtAGlanceBlock }) {
  const id = useId();
  const list = (
    <dl className="mt-3.5 grid grid-cols-1 gap-x-12 border-t border-ink lg:grid-cols-2">
      {facts.map((fact) => (
        <div
          key={fact.term}
          className="grid grid-cols-1 gap-x-6 gap-y-0.5 border-b border-rule py-2.5 text-small sm:grid-cols-[14.5rem_minmax(0,1fr)] lg:last:odd:col-span-2"
        >
          <dt className="font-mono text-label/6 text-muted">{fact.term}</dt>
          <dd>
            <Figures text={fact.description} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Section labelledBy={id}>
      <div className="rounded-control border border-rule bg-sheet p-5 sm:p-7 lg:p-9">
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        {facts.length > mostOnPhones ? (
          <Disclosure summary="Show the list" className="unfolded-from-md max-md:mt-2">
            {list}
          </Disclosure>
        ) : (
          list
        )}
      </div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './Icon';

export interface AccordionItem {
  id: string | number;
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  /** Shared by the items, so that the browser keeps at most one open. Unique per page. */
  name: string;
  items: AccordionItem[];
  headingLevel?: 'h3' | 'h4';
}

/** Questions that open one at a time: native elements without script. */
export function Accordion({ name, items, headingLevel: Heading = 'h3' }: AccordionProps) {
  return (
    <div className="border-t border-ink">
      {items.map((item) => (
        <details key={item.id} name={name} className="group border-b border-rule">
          <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-4">
            <Heading className="text-h4 font-[620] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
              {item.question}
            </Heading>
            <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <div className="prose max-w-measure pb-7 text-muted group-open:animate-enter">
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}

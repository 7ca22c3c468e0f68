import { useId } from 'react';
import type { QuestionView } from '@/content/rules/view-models';
import { CmsRichText } from '@/content/store/CmsRichText';
import { listFaqs } from '@/content/store/shared-content';
import { Section } from '@/design/layout/Section';
import { Disclosure } from '@/design/ui/Disclosure';
import { Icon } from '@/design/ui/Icon';
import { SectionHead } from '@/design/ui/SectionHead';
import type { FaqBlock } from '@/payload-types';
import { searchPath } from '@/platform/paths';
import type { SectionHeadData } from '../HeadedSection';
import { AskUs } from '../People/People';

interface AccordionProps extends Pick<QuestionListProps, 'questions'> {
  /** Shared by all that close each other. */
  name: string;
  className?: string;
}

/** Questions that open one at a time: native elements without script. */
function Accordion({ name, questions, className }: AccordionProps) {
  return (
    <div className={className}>
      {questions.map((item) => (
        <details key={item.id} name={name} className="group border-b border-rule">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-6 py-3">
            <h3 className="text-h4 font-[620] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
              {item.question}
            </h3>
            <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <div className="prose max-w-measure pb-7 text-muted group-open:animate-enter">
            <CmsRichText content={item.answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

interface QuestionListProps {
  head: SectionHeadData;
  questions: readonly QuestionView[];
  /** Those beyond this number are behind one more disclosure. */
  shown?: number | null;
  /** Further ones, which many pages of a kind repeat. */
  common?: readonly QuestionView[];
}

/** Questions and answers beside a sticky heading. */
export function QuestionList({ head, questions, shown, common = [] }: QuestionListProps) {
  const { anchor, eyebrow = null, heading, intro = null } = head;
  const id = useId();
  const name = `faq${id}`;
  const further = questions.slice(shown ?? questions.length);
  return (
    <Section id={anchor || undefined} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
          <SectionHead id={id} layout="stacked" eyebrow={eyebrow} heading={heading} intro={intro} />
          <AskUs />
        </div>
        <div className="lg:col-span-8 xl:col-span-7 xl:col-start-6">
          <Accordion
            name={name}
            questions={questions.slice(0, shown ?? questions.length)}
            className="border-t border-ink"
          />
          {common.length > 0 ? (
            <div data-shared="">
              <Accordion name={name} questions={common} />
            </div>
          ) : null}
          {further.length > 0 ? (
            <Disclosure
              summary={
                further.length === 1 ? 'One more question' : `${further.length} more questions`
              }
              className="pt-3"
            >
              <Accordion name={name} questions={further} className="mt-3 border-t border-rule" />
            </Disclosure>
          ) : null}
          {/* Wide windows name the people beside the questions. */}
          <p data-shared="" className="pt-3 lg:hidden print-hidden">
            <a href={searchPath} data-ask="" className="touch inline-flex items-center">
              Ask your own question
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

export async function Faq({ block }: { block: FaqBlock }) {
  return (
    <QuestionList
      head={block}
      questions={await listFaqs(block.topics)}
      shown={block.shown ?? null}
    />
  );
}

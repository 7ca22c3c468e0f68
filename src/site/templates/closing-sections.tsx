import { type ReactNode, useId } from 'react';
import type { LexicalState } from '@/content/rules/lexical';
import type { QuestionView } from '@/content/rules/view-models';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Container } from '@/design/layout/Container';
import { Section, type SectionProps } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Prose } from '@/design/ui/Prose';
import { Ruler } from '@/design/ui/Ruler';
import { SectionHead } from '@/design/ui/SectionHead';
import { enquiryPath, leadAnchorPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import { describePackage, type PackageView } from '@/prices/rules/price-book';
import { QuestionList } from '../sections/Faq/Faq';
import { HeadedSection } from '../sections/HeadedSection';
import { StickyBanner } from '../sections/StickyBanner/StickyBanner';

interface DocumentTextProps {
  heading: string;
  content: LexicalState | null;
  /** `columns` sets the text in two newspaper columns below its heading. */
  layout?: 'beside' | 'columns';
  ground?: SectionProps['ground'];
}

/** A text of a document with its heading; omitted if empty. */
export function DocumentText(props: DocumentTextProps) {
  const { heading, content, layout = 'beside', ground } = props;
  const id = useId();
  if (!content) return null;
  const text = <CmsRichText content={content} />;
  if (layout === 'columns') {
    return (
      <HeadedSection head={{ heading }} ground={ground}>
        <Prose
          width="wide"
          className="mt-8 max-w-measure gap-x-12 lg:mt-10 lg:max-w-none lg:columns-2 [&>p]:break-inside-avoid"
        >
          {text}
        </Prose>
      </HeadedSection>
    );
  }
  return (
    <Section labelledBy={id} ground={ground}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          <SectionHead id={id} layout="stacked" heading={heading} />
        </div>
        <Prose className="min-w-0 lg:col-span-7">{text}</Prose>
      </div>
    </Section>
  );
}

interface QuestionsProps {
  heading: string;
  questions: QuestionView[];
  /** Shared by the pages of its kind. */
  common?: QuestionView[];
}

/** Questions of a document, and those of its kind; omitted if empty. */
export function Questions({ heading, questions, common = [] }: QuestionsProps) {
  if (questions.length === 0 && common.length === 0) return null;
  const head = { anchor: 'questions', heading };
  return <QuestionList head={head} questions={questions} common={common} />;
}

/** The first step a place suggests, in its own words where it has some, with the one action. */
export function OfferPanel({ heading, offer }: { heading: string; offer: LexicalState | null }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="night on-panel relative bg-panel text-ink print:hidden"
    >
      <Ruler className="absolute inset-x-0 top-0 rotate-180" />
      <Container className="grid grid-cols-1 gap-x-12 gap-y-7 py-section lg:grid-cols-12">
        <h2 id={id} className="text-h2 lg:col-span-5">
          {heading}
        </h2>
        <div className="lg:col-span-7">
          {offer ? (
            <Prose className="mb-8 text-lead">
              <CmsRichText content={offer} />
            </Prose>
          ) : null}
          <Button href={leadAnchorPath} variant="primary" className="max-sm:w-full">
            Get Started
          </Button>
        </div>
      </Container>
    </section>
  );
}

/** At the lower edge of a page about a trade, once the visitor reads on. */
export function Reminder({ trade, item }: { trade: string; item: PackageView }) {
  const price = formatPenceRange(item.priceFromPence, item.priceToPence);
  return (
    <StickyBanner
      block={{ text: `${trade}: ${price}` }}
      href={enquiryPath({ package: item.key, trade })}
      offer={describePackage(item)}
    />
  );
}

const layouts = { 2: 'sm:columns-2', 3: 'sm:columns-2 lg:columns-3' } as const;

/** Heading of what a reader can do without. */
export function MinorHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="max-w-[18em] text-h3 lg:col-span-5">
      {children}
    </h2>
  );
}

interface PageIndexProps {
  heading: string;
  /** `meta` ends the line in the figures' typeface, e.g. with a price. */
  items: { label: string; href: string; meta?: string | null }[];
  columns?: 2 | 3;
}

/** Links to related pages of the same kind; omitted if empty. */
export function PageIndex({ heading, items, columns = 2 }: PageIndexProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section labelledBy={id} shared>
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-12">
        <MinorHeading id={id}>{heading}</MinorHeading>
        <ul
          className={classNames(
            'gap-x-10 border-t border-ink self-start lg:col-span-7',
            items.length > 1 && layouts[columns],
            // Names alone are short enough for two in a row on a phone.
            items.length > 3 && items.every(({ meta }) => !meta) && 'max-sm:columns-2',
          )}
        >
          {items.map((item) => (
            <li key={item.href} className="break-inside-avoid border-b border-rule">
              <a
                href={item.href}
                className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-3 no-underline hover:underline"
              >
                <span className="font-display text-h4 font-[620]">{item.label}</span>
                {item.meta ? (
                  <span className="font-mono text-small whitespace-nowrap">{item.meta}</span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

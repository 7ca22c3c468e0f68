import type { LegalPageView } from '@/content/rules/place-views';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Container } from '@/design/layout/Container';
import { formatDate } from '@/design/ui/format-date';
import { Prose } from '@/design/ui/Prose';
import { Ruler } from '@/design/ui/Ruler';
import { Contents } from './Contents';

/** A legal text: what it comes down to, its date, its contents, and the text in its measure. */
export function LegalTemplate({ view }: { view: LegalPageView }) {
  return (
    <article className="pt-8 pb-section lg:pt-12 print:py-0">
      <Container>
        <header>
          <h1 className="max-w-[16em] text-h1 font-[670]">{view.title}</h1>
          <p className="mt-5 font-mono text-label text-muted print:pb-4">
            Updated <time dateTime={view.updatedOn.slice(0, 10)}>{formatDate(view.updatedOn)}</time>
          </p>
          <Ruler className="mt-8 lg:mt-12 print:hidden" />
        </header>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 border-t border-ink lg:grid-cols-12 lg:pt-12 print:block print:pt-6">
          <Contents headings={view.headings} />
          <div className="min-w-0 lg:col-span-8 print:max-w-none">
            <section
              aria-labelledby="in-short"
              className="max-w-measure rounded-control border border-ink bg-sheet p-5 sm:p-7 print:max-w-none print:break-inside-avoid"
            >
              <h2 id="in-short" className="text-h4">
                In short
              </h2>
              <p className="mt-2">{view.summary}</p>
              <p className="mt-3 text-small text-muted">
                This box helps you find your way. What binds us is the text below.
              </p>
            </section>
            <Prose className="mt-12 print:mt-8 print:max-w-none [&>h2]:border-t [&>h2]:border-rule [&>h2]:pt-6 [&>h2]:text-h3 [&>h3]:text-h4">
              <CmsRichText content={view.content} />
            </Prose>
          </div>
        </div>
      </Container>
    </article>
  );
}

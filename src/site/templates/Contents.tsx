import type { LegalPageView } from '@/content/rules/place-views';

type Heading = LegalPageView['headings'][number];

/** Contents of a long text: folded on phones, beside the text where there is room. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return <div className="lg:col-span-4" />;
  return (
    <>
      <details className="group border-b border-ink lg:hidden print:hidden">
        <summary className="touch flex cursor-pointer items-center justify-between font-semibold">
          Contents
          <span className="font-mono text-label text-muted group-open:hidden">
            {headings.length} sections
          </span>
        </summary>
        <nav aria-label="Contents" className="border-t border-rule pb-2">
          <List headings={headings} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="self-start max-lg:hidden lg:sticky lg:top-24 lg:col-span-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:hidden"
      >
        <p className="pb-2 font-mono text-label text-muted">Contents</p>
        <List headings={headings} />
      </nav>
    </>
  );
}

function List({ headings }: { headings: Heading[] }) {
  return (
    <ol>
      {headings.map(({ text, anchor }) => {
        const { number, title } = splitNumber(text);
        return (
          <li key={anchor} className="border-rule not-first:border-t">
            <a
              href={`#${anchor}`}
              className="touch grid grid-cols-[1.75rem_1fr] items-center py-1.5 text-small/5 no-underline hover:underline"
            >
              <span className="font-mono text-label text-orchard">{number}</span>
              {title}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** `12. Liability` has its number in the words; the list sets it in a column. */
function splitNumber(text: string): { number: string; title: string } {
  const [, number = '', title = text] = /^(\d+)\.\s+(.+)$/.exec(text) ?? [];
  return { number, title };
}

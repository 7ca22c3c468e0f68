import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';
import { Tag } from '@/design/ui/Tag';

/** How the parts hang together, as a drawing made of letters, and what they are made of. */
export function Architecture({
  diagram,
  technologies,
}: {
  diagram: string | null;
  technologies: string[];
}) {
  const id = useId();
  if (!diagram && technologies.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHead
        id={id}
        eyebrow="Build"
        heading={diagram ? 'How it is put together' : 'What it is made of'}
      />
      {diagram ? (
        <figure className="mt-9 lg:mt-12">
          <section
            aria-label="Architecture diagram"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing is scrolled by keyboard, too
            tabIndex={0}
            className="overflow-x-auto rounded-control border border-ink bg-sheet"
          >
            <pre className="mx-auto w-max p-5 text-small/5 sm:p-8">
              {/* One system font: our own lacks the strokes, and two fonts differ in width. */}
              <code className="[font-family:ui-monospace,Menlo,Consolas,'DejaVu_Sans_Mono',monospace]">
                {diagram}
              </code>
            </pre>
          </section>
          <figcaption className="sr-only">
            The parts of the site and what passes between them
          </figcaption>
        </figure>
      ) : null}
      {technologies.length > 0 ? (
        <>
          <h3 className="mt-8 font-mono text-label font-medium tracking-normal text-muted">
            Technologies
          </h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {technologies.map((name) => (
              <li key={name}>
                <Tag>{name}</Tag>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Figures, FigureText } from '../ui/Figures';
import { Eyebrow } from '../ui/SectionHead';
import { Container } from './Container';

interface ToolHeadProps {
  eyebrow: string | null;
  heading: string;
  lead: string | null;
  tiles: { title: string; text: string }[];
  /** Message in place of the tool while it is closed. */
  closedMessage: string | null;
  children: ReactNode;
}

export function ToolHead(props: ToolHeadProps) {
  const { eyebrow, heading, lead, tiles, closedMessage, children } = props;
  return (
    <header data-ground="paper" className="pt-8 pb-16 lg:pt-12 lg:pb-24">
      <Container>
        {eyebrow ? <Eyebrow className="mb-5">{eyebrow}</Eyebrow> : null}
        <h1 className="max-w-[16em] text-h1 font-[670]">{heading}</h1>
        {lead ? <p className="mt-6 max-w-[36em] text-lead">{lead}</p> : null}
        <div className="mt-9">
          {closedMessage ? (
            <p className="max-w-note border-y border-ink py-4">{closedMessage}</p>
          ) : (
            children
          )}
        </div>
        {tiles.length > 0 ? (
          <ul className="mt-14 grid grid-cols-1 border-t border-ink sm:grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-rule">
            {tiles.map(({ title, text }) => (
              <li
                key={title}
                className="border-b border-rule py-5 sm:pe-6 lg:border-b-0 lg:px-6 lg:first:ps-0"
              >
                <h2 className="text-h4">
                  <Figures text={title} />
                </h2>
                <FigureText text={text} className="mt-1.5 text-small text-muted" />
              </li>
            ))}
          </ul>
        ) : null}
      </Container>
    </header>
  );
}

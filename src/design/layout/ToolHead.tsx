import type { ReactNode } from 'react';
import { Figures, FigureText } from '../ui/Figures';
import { Picture } from '../ui/Picture';
import type { PictureView } from '../view-models';
import { besideWords, PageHead } from './PageHead';

interface ToolHeadProps {
  eyebrow: string | null;
  heading: string;
  lead: string | null;
  tiles: { title: string; text: string }[];
  picture: PictureView | null;
  /** Message in place of the tool while it is closed. */
  closedMessage: string | null;
  children: ReactNode;
}

export function ToolHead(props: ToolHeadProps) {
  const { eyebrow, heading, lead, tiles, picture, closedMessage, children } = props;
  return (
    <PageHead
      eyebrow={eyebrow}
      heading={heading}
      lead={lead}
      aside={picture ? <Picture picture={picture} {...besideWords} /> : null}
      asideLast
    >
      {closedMessage ? (
        <p className="max-w-note border-y border-ink py-4">{closedMessage}</p>
      ) : (
        children
      )}
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
    </PageHead>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { Ranges } from '../ui/Figures';
import { Eyebrow } from '../ui/SectionHead';
import { Container } from './Container';

export interface PageHeadProps {
  eyebrow: ReactNode;
  heading: string;
  lead: string | null;
  /** Beneath the lead, e.g. tags. */
  below?: ReactNode;
  actions?: ReactNode;
  /** Beside the text: a receipt, a drawing, or figures. */
  aside?: ReactNode;
  /** Moves the aside to the end on phones, e.g. for a picture. */
  asideLast?: boolean;
  /** Begins beside the first line of the words, not at the end of the last. */
  asideAtTop?: boolean;
  /** Only in wide windows. */
  isAsideWide?: boolean;
  children?: ReactNode;
}

/** A picture as the `aside`; phones, which show it last, load it late. */
export const besideWords = {
  sizes: '(min-width: 64rem) 30rem, 100vw',
  className: 'w-full rounded-control border border-ink',
};

/** Head of a single-document page: title, next step, and one element beside it. */
export function PageHead(props: PageHeadProps) {
  const { eyebrow, heading, lead, below, actions, aside, children } = props;
  const { asideLast = false, asideAtTop = false, isAsideWide = false } = props;
  return (
    <header data-ground="paper" className="overflow-x-clip pt-8 pb-12 lg:pt-12 lg:pb-16">
      <Container>
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12 lg:items-end xl:gap-x-16">
          <div className={aside ? 'lg:col-span-7' : 'lg:col-span-10'}>
            {eyebrow ? <Eyebrow className="mb-5">{eyebrow}</Eyebrow> : null}
            <h1 className="max-w-[16em] text-h1 font-[670]">{heading}</h1>
            {lead ? (
              <p className="mt-6 max-w-[33em] text-lead">
                <Ranges text={lead} />
              </p>
            ) : null}
            {below}
            {actions ? (
              <div className="mt-8 flex flex-wrap gap-3 print-hidden">{actions}</div>
            ) : null}
          </div>
          {aside ? (
            <div
              className={classNames(
                'min-w-0 lg:col-span-5',
                isAsideWide && 'max-lg:hidden',
                asideLast && 'max-lg:order-last',
                asideAtTop && 'lg:self-start',
              )}
            >
              {aside}
            </div>
          ) : null}
          {children ? <div className="min-w-0 lg:col-span-12">{children}</div> : null}
        </div>
      </Container>
    </header>
  );
}

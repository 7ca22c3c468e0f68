import type { ReactNode } from 'react';
import { Reveal } from '../motion/Reveal';
import { classNames } from '../ui/class-names';
import { Container } from './Container';

type SectionGround = 'paper' | 'mist' | 'panel';

export interface SectionProps {
  children: ReactNode;
  labelledBy?: string;
  id?: string | undefined;
  /** Animates the section when it nears the viewport. */
  reveal?: boolean;
  ground?: SectionGround | undefined;
  /** Its text is repeated on sibling pages, so the check for duplicate content skips it. */
  shared?: boolean;
  className?: string;
}

const grounds: Record<SectionGround, string> = {
  paper: '',
  mist: 'bg-mist print:bg-transparent',
  panel: 'night on-panel bg-panel text-ink',
};

/**
 * A page section with standard spacing. Adjacent sections on paper share one margin, so they must
 * be siblings: place wrappers inside a section, not around it.
 */
export function Section(props: SectionProps) {
  const { children, labelledBy, id, reveal, ground = 'paper', shared, className } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground={ground}
      data-shared={shared ? '' : undefined}
      className={classNames(
        'py-section print:py-8',
        ground === 'paper' && '[[data-ground=paper]+&]:pt-0',
        ground === 'mist' && '[[data-ground=mist]+&]:pt-0',
        grounds[ground],
        className,
      )}
    >
      <Container>{reveal ? <Reveal>{children}</Reveal> : children}</Container>
    </section>
  );
}

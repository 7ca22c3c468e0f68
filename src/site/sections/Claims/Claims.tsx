import { useId } from 'react';
import type { ClaimView } from '@/content/rules/view-models';
import { listClaims } from '@/content/store/site';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ClaimsBlock } from '@/payload-types';
import { sectionHead } from '../section-head';

export interface ClaimsProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  claims: ClaimView[];
}

/** Figures about our work with their sources. The section is omitted without figures. */
export function Claims({ anchor, eyebrow, heading, intro, claims }: ClaimsProps) {
  const id = useId();
  if (claims.length === 0) return null;
  return (
    <Section id={anchor ?? undefined} reveal ground="mist" labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <ul
        className={classNames(
          'mt-9 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-12',
          claims.length === 3 || claims.length > 4 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {claims.map((claim) => (
          <li key={claim.label} className="border-t border-ink pt-5">
            <p className="font-mono text-price font-semibold tracking-[-0.06em]">{claim.figure}</p>
            <p className="mt-2.5 font-semibold">{claim.label}</p>
            <p className="mt-1 text-label text-muted">Source: {claim.source}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The claims that are switched on. */
export async function loadClaims(block: ClaimsBlock): Promise<ClaimsProps> {
  return { ...sectionHead(block), claims: await listClaims() };
}

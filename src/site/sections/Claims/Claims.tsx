import { type ClaimView, listClaims } from '@/content/store/site';
import { classNames } from '@/design/ui/class-names';
import { Tag } from '@/design/ui/Tag';
import type { ClaimsBlock } from '@/payload-types';
import { HeadedSection, type SectionHeadData } from '../HeadedSection';

/** While all figures are samples, the editor's heading would claim that they were counted. */
const sampleHead = {
  heading: 'Sample figures',
  intro: 'They show where ours will stand, each with its source.',
};

/** Figures about our work with their sources. The section is omitted without figures. */
export function ClaimList({ head, claims }: { head: SectionHeadData; claims: ClaimView[] }) {
  if (claims.length === 0) return null;
  const isAllSample = claims.every(({ isSample }) => isSample);
  return (
    <HeadedSection head={isAllSample ? sampleHead : head} reveal ground="mist">
      <ul
        className={classNames(
          'mt-7 grid grid-cols-1 gap-x-8 gap-y-8 lg:mt-9',
          claims.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
          claims.length > 4 ? 'lg:grid-cols-3' : claims.length !== 3 && 'lg:grid-cols-4',
        )}
      >
        {claims.map((claim) => (
          <li key={claim.label} className="border-t border-ink pt-5">
            {claim.isSample ? <Tag className="mb-2.5 bg-sheet">Sample</Tag> : null}
            <p className="font-mono text-price font-semibold tracking-[-0.06em]">{claim.figure}</p>
            <p className="mt-2.5 font-semibold">{claim.label}</p>
            <p className="mt-1 text-label text-muted">Source: {claim.source}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The claims that are switched on. */
export async function Claims({ block }: { block: ClaimsBlock }) {
  return <ClaimList head={block} claims={await listClaims()} />;
}

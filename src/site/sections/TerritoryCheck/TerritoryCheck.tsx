import { useId } from 'react';
import { getSiteIndex } from '@/content/store/site-index';
import { Section } from '@/design/layout/Section';
import { Figures } from '@/design/ui/Figures';
import { SectionHead } from '@/design/ui/SectionHead';
import type { TerritoryCheckBlock } from '@/payload-types';
import { contactPath, leadAnchorPath } from '@/platform/paths';
import { getTerritorySuggestions } from '@/territories/store/territories';
import { TerritoryForm } from '../../lazy-parts';
import { sectionHead } from '../section-head';

export interface TerritoryCheckProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  /** Path of the page. */
  path: string;
  businessTypes: string[];
  places: string[];
  businessTypeHelp: string | null;
  locationHelp: string | null;
  notes: { title: string; text: string }[];
  enquiryHref: string;
}

/** Form that checks whether a niche and area are still free. */
export function TerritoryCheck(props: TerritoryCheckProps) {
  const { anchor, eyebrow, heading, intro, path, notes, ...form } = props;
  const id = useId();
  // The section's anchor keeps the ids unique if a page has two of these forms.
  const formId = `${anchor ?? 'territory'}-form`;
  return (
    <Section id={anchor ?? undefined} labelledBy={id} ground="mist">
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        <TerritoryForm {...form} id={formId} backTo={`${path}#${anchor ?? formId}`} />
      </div>
      {notes.length > 0 ? (
        <dl className="mt-12 grid grid-cols-1 gap-x-12 border-t border-ink md:grid-cols-2">
          {notes.map(({ title, text }) => (
            <div key={title} className="border-b border-rule py-4 text-small">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">
                <Figures text={text} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Section>
  );
}

/** The check’s words and what its fields suggest. */
export async function loadTerritoryCheck(
  block: TerritoryCheckBlock,
  path: string,
): Promise<TerritoryCheckProps> {
  const [suggestions, { isLive }] = await Promise.all([getTerritorySuggestions(), getSiteIndex()]);
  return {
    ...sectionHead(block),
    ...suggestions,
    path,
    businessTypeHelp: block.businessTypeHelp || null,
    locationHelp: block.locationHelp || null,
    notes: (block.notes ?? []).map(({ title, text }) => ({ title, text })),
    enquiryHref: isLive(contactPath) ? `${contactPath}#lead-capture` : leadAnchorPath,
  };
}

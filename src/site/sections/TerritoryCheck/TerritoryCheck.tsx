import { getSiteIndex } from '@/content/store/site-index';
import { Figures } from '@/design/ui/Figures';
import type { TerritoryCheckBlock } from '@/payload-types';
import { contactPath, leadAnchorPath } from '@/platform/paths';
import { getTerritorySuggestions } from '@/territories/store/territories';
import { TerritoryForm } from '../../lazy-parts';
import { HeadedSection, type PlacedSection } from '../HeadedSection';

/** Form that checks whether a niche and area are still free. */
export async function TerritoryCheck({ block, path }: PlacedSection<TerritoryCheckBlock>) {
  const [suggestions, { isLive }] = await Promise.all([getTerritorySuggestions(), getSiteIndex()]);
  const { anchor, businessTypeHelp, locationHelp, notes } = block;
  // The section's anchor keeps the ids unique if a page has two of these forms.
  const formId = `${anchor || 'territory'}-form`;
  return (
    <HeadedSection head={block} rank="main" ground="mist">
      <div className="mt-7 lg:mt-9">
        <TerritoryForm
          {...suggestions}
          id={formId}
          backTo={`${path}#${anchor || formId}`}
          businessTypeHelp={businessTypeHelp || null}
          locationHelp={locationHelp || null}
          enquiryHref={isLive(contactPath) ? `${contactPath}#lead-capture` : leadAnchorPath}
        />
      </div>
      {notes && notes.length > 0 ? (
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
    </HeadedSection>
  );
}

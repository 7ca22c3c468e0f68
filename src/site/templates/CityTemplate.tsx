import { useId } from 'react';
import type { CityPageView } from '@/content/rules/view-models';
import { CmsRichText } from '@/content/store/CmsRichText';
import { getSiteIdentity } from '@/content/store/site';
import { Section } from '@/design/layout/Section';
import { TextSection } from '@/design/layout/TextSection';
import { SectionHead } from '@/design/ui/SectionHead';
import { formatPriceSpan } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { CitySheet } from './CitySheet';
import { OfferPanel } from './OfferPanel';
import { PageIndex } from './PageIndex';
import { Questions } from './Questions';

interface GazetteerProps {
  eyebrow: string;
  heading: string;
  entries: { name: string; note: string }[];
}

/** Places with a remark each, set as a gazetteer sets them: the name runs into its entry. */
function Gazetteer({ eyebrow, heading, entries }: GazetteerProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} />
      <dl className="mt-9 gap-x-14 border-t border-ink pt-6 [column-rule:1px_solid_var(--color-rule)] sm:columns-2 lg:mt-12 lg:columns-3">
        {entries.map((entry) => (
          <div key={entry.name} className="break-inside-avoid pb-6">
            <dt className="inline font-display text-h4 font-[680]">{entry.name}.</dt>{' '}
            <dd className="inline text-muted">{entry.note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A city's page, set like the sheet of an atlas and its gazetteer. */
export async function CityTemplate({ view }: { view: CityPageView }) {
  const [book, { locality }] = await Promise.all([getPriceBook(), getSiteIdentity()]);
  const { name } = view;
  return (
    <>
      <CitySheet
        view={view}
        home={locality.split(',')[0] ?? locality}
        prices={[
          { term: 'One page', value: formatPriceSpan('express', book) },
          { term: 'A business site', value: formatPriceSpan('core-sites', book) },
          { term: 'A site for your trade', value: formatPriceSpan('industry', book) },
        ]}
      />
      {view.market ? (
        <TextSection eyebrow="The market" heading={`Business in ${name}`} layout="columns">
          <CmsRichText content={view.market} />
        </TextSection>
      ) : null}
      {view.build ? (
        <TextSection
          eyebrow="The site"
          heading={`What we would build for a firm in ${name}`}
          ground="mist"
        >
          <CmsRichText content={view.build} />
        </TextSection>
      ) : null}
      <Gazetteer
        eyebrow="Gazetteer"
        heading={`Places we would name on your ${name} site`}
        entries={view.places}
      />
      <PageIndex
        anchor="trades"
        eyebrow="By trade"
        heading={`Pages for ${name}, with prices`}
        items={view.niches.map((niche) => ({
          label: niche.name,
          href: niche.href,
          meta: niche.price,
        }))}
      />
      {view.visit ? (
        <TextSection eyebrow="The visit" heading={`How we get to ${name}`}>
          <CmsRichText content={view.visit} />
        </TextSection>
      ) : null}
      <Questions heading={`Questions from ${name}`} questions={view.questions} />
      <OfferPanel heading={`Start with something small in ${name}`} offer={view.offer} />
      <PageIndex
        eyebrow="Where we work"
        heading="The other towns"
        columns={3}
        items={view.otherCities.map((city) => ({ label: city.name, href: city.href, meta: null }))}
      />
    </>
  );
}

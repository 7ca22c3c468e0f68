import type { CityPageView } from '@/content/rules/place-views';
import { CmsRichText } from '@/content/store/CmsRichText';
import { getPriceBook } from '@/content/store/price-book';
import { getSiteIdentity } from '@/content/store/site';
import { TextSection } from '@/design/layout/TextSection';
import { formatPriceSpan } from '@/prices/rules/price-span';
import { CitySheet } from './CitySheet';
import { Gazetteer } from './Gazetteer';
import { OfferPanel } from './OfferPanel';
import { PageIndex } from './PageIndex';
import { Questions } from './Questions';

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

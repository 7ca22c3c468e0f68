import { useId } from 'react';
import { listCities } from '@/content/store/cities';
import { getSiteIdentity } from '@/content/store/site';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { formatDuration } from '@/design/ui/format-time';
import { SectionHead } from '@/design/ui/SectionHead';
import type { CityListBlock } from '@/payload-types';
import { RegionMap } from '../../map/RegionMap';

interface CityIndexProps {
  block: CityListBlock;
  cities: Awaited<ReturnType<typeof listCities>>;
  studioTown: string;
}

/** Index of cities, styled like an atlas index. A component that awaits can have no id. */
function CityIndex({ block, cities, studioTown }: CityIndexProps) {
  const { anchor, eyebrow, heading, intro, action } = block;
  const id = useId();
  const button = action?.label && action.href ? { label: action.label, href: action.href } : null;
  const head = (
    <SectionHead id={id} layout="stacked" eyebrow={eyebrow} heading={heading} intro={intro} />
  );
  const list = (
    <div className={classNames('self-start', button ? 'lg:col-span-7' : 'lg:col-span-5')}>
      {cities.some(({ travelMinutes }) => travelMinutes) ? (
        <p
          className={classNames('pb-2 font-mono text-label text-muted', button && 'max-sm:hidden')}
        >
          Towns we cover, by road from {studioTown}
        </p>
      ) : null}
      <ul
        className={classNames(
          'gap-x-6 border-t border-ink sm:gap-x-10',
          button ? 'columns-2' : 'sm:columns-2 lg:columns-1',
        )}
      >
        {cities.map((city) => (
          <li key={city.name} className="break-inside-avoid border-b border-rule">
            <a
              href={city.href}
              className="flex min-h-12 items-baseline justify-between gap-4 py-3 no-underline hover:underline"
            >
              <span className="font-display text-h4 font-[620]">{city.name}</span>
              <span
                className={classNames('font-mono text-label text-muted', button && 'max-sm:hidden')}
              >
                {city.travelMinutes ? formatDuration(city.travelMinutes) : city.region}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <Section id={anchor || undefined} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        {button ? (
          <div className="lg:col-span-5">
            {head}
            <Button href={button.href} variant="line" className="mt-7 max-sm:w-full">
              {button.label}
            </Button>
          </div>
        ) : (
          <>
            <div className="lg:col-span-12">{head}</div>
            <RegionMap
              cities={cities}
              studioTown={studioTown}
              className="self-start border border-ink lg:col-span-7"
            />
          </>
        )}
        {list}
      </div>
    </Section>
  );
}

/** The published cities: beside a button as a short list, without one with a map. */
export async function CityList({ block }: { block: CityListBlock }) {
  const [cities, { address }] = await Promise.all([listCities(), getSiteIdentity()]);
  return <CityIndex block={block} cities={cities} studioTown={address.town} />;
}

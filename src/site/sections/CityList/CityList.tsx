import { useId } from 'react';
import { listCities } from '@/content/store/cities';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { SectionHead } from '@/design/ui/SectionHead';
import type { CityListBlock } from '@/payload-types';

type Cities = Awaited<ReturnType<typeof listCities>>;

/** Index of cities, styled like an atlas index. A component that awaits can have no id. */
function CityIndex({ block, cities }: { block: CityListBlock; cities: Cities }) {
  const { anchor, eyebrow, heading, intro, action } = block;
  const id = useId();
  return (
    <Section id={anchor || undefined} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHead id={id} layout="stacked" eyebrow={eyebrow} heading={heading} intro={intro} />
          {action?.label && action.href ? (
            <Button href={action.href} variant="line" className="mt-7 max-sm:w-full">
              {action.label}
            </Button>
          ) : null}
        </div>
        <ul className="self-start border-t border-ink sm:columns-2 sm:gap-x-10 lg:col-span-7">
          {cities.map((city) => (
            <li key={city.name} className="break-inside-avoid border-b border-rule">
              <a
                href={city.href}
                className="flex min-h-12 items-baseline justify-between gap-4 py-3 no-underline hover:underline"
              >
                <span className="font-display text-h4 font-[620]">{city.name}</span>
                <span className="font-mono text-label text-muted">{city.region}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The published cities. */
export async function CityList({ block }: { block: CityListBlock }) {
  return <CityIndex block={block} cities={await listCities()} />;
}

import Link from 'next/link';
import { useId } from 'react';
import { listCities } from '@/content/store/cities';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { SectionHead } from '@/design/ui/SectionHead';
import type { LinkView } from '@/design/view-models';
import type { CityListBlock } from '@/payload-types';
import { sectionHead } from '../section-head';

export interface CityListProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  text: string | null;
  action: LinkView | null;
  cities: { name: string; href: string | null; note: string | null }[];
}

/** Index of cities, styled like an atlas index. */
export function CityList({ anchor, eyebrow, heading, text, action, cities }: CityListProps) {
  const id = useId();
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHead id={id} layout="stacked" eyebrow={eyebrow} heading={heading} intro={text} />
          {action ? (
            <Button href={action.href} variant="line" className="mt-7 max-sm:w-full">
              {action.label}
            </Button>
          ) : null}
        </div>
        <ul className="self-start border-t border-ink sm:columns-2 sm:gap-x-10 lg:col-span-7">
          {cities.map((city) => (
            <li key={city.name} className="break-inside-avoid border-b border-rule">
              <City {...city} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function City({ name, href, note }: CityListProps['cities'][number]) {
  const content = (
    <>
      <span className="font-display text-h4 font-[620]">{name}</span>
      {note ? <span className="font-mono text-label text-muted">{note}</span> : null}
    </>
  );
  const look = 'flex min-h-12 items-baseline justify-between gap-4 py-3';
  return href ? (
    <Link href={href} className={`${look} no-underline hover:underline`}>
      {content}
    </Link>
  ) : (
    <span className={look}>{content}</span>
  );
}

/** The published cities. */
export async function loadCityList(block: CityListBlock): Promise<CityListProps> {
  const { intro, ...head } = sectionHead(block);
  const { label, href } = block.action ?? {};
  const cities = await listCities();
  return {
    ...head,
    text: intro,
    action: label && href ? { label, href } : null,
    cities: cities.map(({ name, href, region }) => ({ name, href, note: region })),
  };
}

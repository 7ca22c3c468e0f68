import { listIndustries } from '@/content/store/industries';
import { CardLink } from '@/design/ui/CardLink';
import { Ranges } from '@/design/ui/Figures';
import { Picture } from '@/design/ui/Picture';
import type { IndustryListBlock } from '@/payload-types';
import { findSitePicture } from '../../case-study/site-picture';
import { HeadedSection } from '../HeadedSection';

/** List of trades, each with a site of its package and the price. */
export async function IndustryList({ block }: { block: IndustryListBlock }) {
  const industries = await Promise.all(
    (await listIndustries()).map(async ({ package: item, ...industry }) => ({
      ...industry,
      shown: item && (await findSitePicture(item)),
    })),
  );
  return (
    <HeadedSection head={block} reveal>
      <ul className="mt-7 border-t border-ink lg:mt-9">
        {industries.map((industry) => (
          <li
            key={industry.href}
            className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-b border-rule py-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-12 lg:items-center lg:gap-x-8 lg:py-6"
          >
            {industry.shown ? (
              <Picture
                picture={{ ...industry.shown.picture, alt: '' }}
                sizes="(min-width: 40rem) 190px, 88px"
                className="aspect-square w-full rounded-control border border-rule object-cover object-left-top max-lg:row-span-3 sm:aspect-16/10 lg:col-span-2"
              />
            ) : null}
            <h3 className="text-h3 max-lg:col-start-2 lg:col-span-3 lg:col-start-3">
              <CardLink href={industry.href}>{industry.name}</CardLink>
            </h3>
            <p className="text-small text-muted max-lg:col-start-2 lg:col-span-5">
              <Ranges text={industry.lead} />
            </p>
            <p className="font-mono max-lg:hidden lg:col-span-2 lg:text-end">{industry.price}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

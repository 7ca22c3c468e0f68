import { listIndustries } from '@/content/store/industries';
import { PlanDrawing } from '@/design/media/PlanDrawing';
import { CardLink } from '@/design/ui/CardLink';
import type { IndustryListBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/** List of trades, each with a drawn plan and the price of a site. */
export async function IndustryList({ block }: { block: IndustryListBlock }) {
  const industries = await listIndustries();
  return (
    <HeadedSection head={block} reveal>
      <ul className="mt-7 border-t border-ink lg:mt-9">
        {industries.map((industry) => (
          <li
            key={industry.href}
            className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-b border-rule py-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-12 lg:items-center lg:gap-x-8 lg:py-6"
          >
            <PlanDrawing
              seed={industry.seed}
              kind="floor"
              ground="sheet"
              className="aspect-square rounded-control border border-rule max-lg:row-span-3 sm:aspect-16/9 lg:col-span-2"
            />
            <h3 className="text-h3 lg:col-span-3">
              <CardLink href={industry.href}>{industry.name}</CardLink>
            </h3>
            <p className="text-small text-muted lg:col-span-5">{industry.lead}</p>
            <p className="font-mono max-lg:text-small lg:col-span-2 lg:text-end">
              {industry.price}
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

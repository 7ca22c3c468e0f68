import { getCaseStudy } from '@/content/store/case-studies';
import { CompareSlider } from '../lazy-parts';
import { HeadedSection } from '../sections/HeadedSection';
import type { SitePicture } from './site-picture';

/** Above a usual site and one of ours. */
export const comparisonHead = {
  heading: 'The usual site, and ours',
  intro: 'Drag the line to compare them.',
};

/** The usual site of such a firm under the one shown; nothing without a pair of pictures. */
export async function BeforeAfter({ site }: Pick<SitePicture, 'site'>) {
  const study = site && (await getCaseStudy(site.slug));
  if (!study?.beforeAfter) return null;
  return (
    <HeadedSection head={comparisonHead} shared>
      <div className="mt-7 lg:mt-9">
        <CompareSlider {...study.beforeAfter} />
      </div>
    </HeadedSection>
  );
}

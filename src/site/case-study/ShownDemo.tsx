import { listCaseStudies } from '@/content/store/case-studies';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Icon } from '@/design/ui/Icon';
import { Picture } from '@/design/ui/Picture';
import { formatPenceRange } from '@/prices/rules/money';
import type { PackageView } from '@/prices/rules/price-book';

/** A published site of a package, with its picture; null without one. */
export async function findShownSite({ caseStudyId }: Pick<PackageView, 'caseStudyId'>) {
  const study = (await listCaseStudies()).find(({ id }) => id === caseStudyId);
  return study?.image ? { ...study, image: study.image } : null;
}

interface ShownDemoProps {
  item: PackageView;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** Where they stand beside it already. */
  withoutFigures?: boolean;
}

/** A site of a package: its picture, and what such a site costs today. */
export async function ShownDemo({ item, sizes, withoutFigures = false }: ShownDemoProps) {
  const site = await findShownSite(item);
  if (!site) return null;
  const facts = [
    formatPenceRange(item.priceFromPence, item.priceToPence),
    item.timeline,
    `${item.pages} ${item.pages === '1' ? 'page' : 'pages'}`,
  ];
  return (
    <figure>
      <a href={site.href} className="group block no-underline">
        <BrowserFrame label={site.slug}>
          <Picture
            picture={site.image}
            sizes={sizes}
            className="aspect-16/10 w-full object-cover object-left-top"
          />
        </BrowserFrame>
        <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
          <span className="font-semibold underline decoration-1 underline-offset-4 group-hover:no-underline">
            {site.title}
            <Icon name="arrow-right" className="ms-1.5 inline size-4" />
          </span>
          <span className="text-muted">{site.isSample ? 'Demonstration' : site.category}</span>
          {withoutFigures ? null : (
            <span className="w-full font-mono text-label text-muted">{facts.join(' · ')}</span>
          )}
        </figcaption>
      </a>
    </figure>
  );
}

import type { ReactNode } from 'react';
import { listCaseStudies } from '@/content/store/case-studies';
import { findPicture } from '@/content/store/published';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { Icon } from '@/design/ui/Icon';
import { Picture } from '@/design/ui/Picture';
import type { PictureView } from '@/design/view-models';
import { formatPenceRange } from '@/prices/rules/money';
import type { PackageView } from '@/prices/rules/price-book';

/** A published site of a package, with its picture; null without one. */
export async function findShownSite({ caseStudyId }: Pick<PackageView, 'caseStudyId'>) {
  const study = (await listCaseStudies()).find(({ id }) => id === caseStudyId);
  return study?.image ? { ...study, image: study.image } : null;
}

const captionStyle = 'mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-small';

function Framed(props: { label: string; picture: PictureView; sizes: string }) {
  return (
    <BrowserFrame label={props.label}>
      <Picture
        picture={props.picture}
        sizes={props.sizes}
        className="aspect-16/10 w-full object-cover object-left-top"
      />
    </BrowserFrame>
  );
}

interface ShownDemoProps {
  item: PackageView | null;
  /** Display width, as in the `sizes` attribute. */
  sizes: string;
  /** Where they stand beside it already. */
  withoutFigures?: boolean;
  /** In place of a package without a picture. */
  fallback?: ReactNode;
}

/** A site of a package, or a drawn layout, and what such a site costs today. */
export async function ShownDemo({
  item,
  sizes,
  withoutFigures = false,
  fallback = null,
}: ShownDemoProps) {
  if (!item) return fallback;
  const figures = withoutFigures ? null : (
    <span className="w-full font-mono text-label text-muted">
      {[
        formatPenceRange(item.priceFromPence, item.priceToPence),
        item.timeline,
        `${item.pages} ${item.pages === '1' ? 'page' : 'pages'}`,
      ].join(' · ')}
    </span>
  );
  const site = await findShownSite(item);
  if (site) {
    return (
      <figure>
        <a href={site.href} className="group block no-underline">
          <Framed label={site.slug} picture={site.image} sizes={sizes} />
          <figcaption className={captionStyle}>
            <span className="font-semibold underline decoration-1 underline-offset-4 group-hover:no-underline">
              {site.title}
              <Icon name="arrow-right" className="ms-1.5 inline size-4" />
            </span>
            <span className="text-muted">{site.isSample ? 'Demonstration' : site.category}</span>
            {figures}
          </figcaption>
        </a>
      </figure>
    );
  }
  const picture = item.pictureId === null ? null : await findPicture(item.pictureId);
  if (!picture) return fallback;
  return (
    <figure>
      <Framed label={item.name} picture={picture} sizes={sizes} />
      <figcaption className={captionStyle}>
        <span className="text-muted">A layout we drew</span>
        {figures}
      </figcaption>
    </figure>
  );
}

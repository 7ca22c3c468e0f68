import { listCaseStudies, type SiteOffer } from '@/content/store/case-studies';
import { findPicture } from '@/content/store/published';
import type { LinkView, PictureView } from '@/design/view-models';
import { type AddOnView, formatPriceBuilt, type PackageView } from '@/prices/rules/price-book';

/** A published site of a package, with its picture; null without one. */
export async function findShownSite({ caseStudyId }: Pick<PackageView, 'caseStudyId'>) {
  const study = (await listCaseStudies()).find(({ id }) => id === caseStudyId);
  return study?.image ? { ...study, image: study.image } : null;
}

export interface SitePicture {
  picture: PictureView;
  /** The same site on a phone. */
  phonePicture: PictureView | null;
  /** Another page of it. */
  further: { picture: PictureView; phonePicture: PictureView | null } | null;
  /** Whose site it is, in the browser's bar; null for a drawn layout. */
  label: string | null;
  /** What is shown, e.g. `Demonstration`. */
  kind: string;
  /** The site and its case study; null for a drawn layout. */
  site: {
    slug: string;
    title: string;
    href: string;
    liveUrl: string | null;
    /** Where it may be shown in a frame. */
    livePreviewUrl: string | null;
  } | null;
  /** What the site does, and what of its price isn't the package's; null where the package names it. */
  note: string | null;
  /** What it has beside the package. */
  addOns: readonly Pick<AddOnView, 'name' | 'pricePence'>[];
  /** What this very site costs without add-ons; null for a drawn layout, and where the pages do not decide. */
  built: { pence: number; pageCount: number } | null;
}

/** The price of a site with its add-ons, where its offer is of this package. */
function priceBuilt({ id }: Pick<PackageView, 'id'>, offer: SiteOffer | null) {
  if (!offer?.built || offer.item.id !== id) return { addOns: [], built: null };
  const { built, addOns } = offer;
  return { addOns, built };
}

/** How a site of the package looks: a published one, or a layout drawn for it. */
export async function findSitePicture(
  item: Pick<PackageView, 'id' | 'caseStudyId' | 'pictureId'>,
): Promise<SitePicture | null> {
  const site = await findShownSite(item);
  if (site) {
    const kind = site.isSample ? 'Demonstration' : site.category;
    const { image: picture, phoneImage: phonePicture, further } = site;
    const pictures = { picture, phonePicture, further };
    const price = priceBuilt(item, site.offer);
    return { ...pictures, label: site.title, kind, site, note: null, ...price };
  }
  const picture = item.pictureId === null ? null : await findPicture(item.pictureId);
  return (
    picture && {
      ...{ picture, phonePicture: null, further: null, label: null },
      ...{ kind: 'A layout we drew', site: null, note: null, addOns: [], built: null },
    }
  );
}

/** A site of the very trade, or else how one of its package looks. */
export async function findTradePicture(
  item: Parameters<typeof findSitePicture>[0],
  caseStudyId: number | null,
) {
  const own = await findShownSite({ caseStudyId });
  if (!own || own.id === item.caseStudyId) return findSitePicture(item);
  const shown = await findSitePicture({ ...item, caseStudyId: own.id });
  return shown && { ...shown, note: own.description, addOns: own.offer?.addOns ?? [] };
}

/** Leads to the quote of the very site; null where there is none. */
export function quoteLink(shown: SitePicture | null): LinkView | null {
  if (!shown?.site || !shown.built) return null;
  const { title, href } = shown.site;
  const price = formatPriceBuilt(shown.built.pence, shown.addOns);
  return { label: `See the quote for ${title}: ${price}`, href: `${href}#investment` };
}

import 'server-only';
import { cache } from 'react';
import type { LinkView } from '@/design/view-models';
import type { SiteSetting } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { leadAnchorPath, privacyPath } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { formatUkMoment, replyDueAt, toWorkingTime } from '@/platform/time/working-time';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { findPlacesLeft, type PlacesLeftView } from '@/prices/rules/rates';
import { getPriceBook } from '@/prices/store/price-book';
import { keepLiveLinks } from '../rules/live-links';
import type { SiteIdentity } from '../rules/view-models';
import { toImageView } from './published';
import { getSiteIndex } from './site-index';

const readSettings = rememberUntilChange(async () => {
  const cms = await getCms();
  return cms.findGlobal({ slug: 'site-settings', depth: 1, overrideAccess: false });
});

const readNavigation = rememberUntilChange(async () => {
  const cms = await getCms();
  return cms.findGlobal({ slug: 'navigation', depth: 0, overrideAccess: false });
});

/** After the launch, no sample is shown anywhere. */
const isShown = ({ isLaunched }: SiteSetting, { isSample }: { isSample?: boolean | null }) =>
  !(isLaunched && isSample);

/** A launched site shows no sample number. */
function numbersOf(settings: SiteSetting) {
  const isContactSample = settings.isContactSample ?? false;
  const { phone, whatsapp } = isShown(settings, { isSample: isContactSample })
    ? settings
    : { phone: null, whatsapp: null };
  return { phone: phone || null, whatsapp: whatsapp || null, isContactSample };
}

const peopleOf = (settings: SiteSetting) =>
  (settings.people ?? [])
    .filter((person) => isShown(settings, person))
    .map(({ id, name, role, phone, words, portrait, isSample }) => ({
      ...{ id: id ?? name, name, role, phone: phone || null, words: words || null },
      ...{ portrait: toImageView(portrait), isSample: isSample ?? false },
    }));

/** True once the owner has launched the site. */
export const isLaunched = async () => (await readSettings()).isLaunched ?? false;

export const getSearchPicture = async () => toImageView((await readSettings()).searchPicture);

/** The agency's identity. */
export const getSiteIdentity = cache(async (): Promise<SiteIdentity> => {
  const [settings, book] = await Promise.all([readSettings(), getPriceBook()]);
  return {
    brandName: settings.brandName,
    tagline: settings.tagline,
    legalName: settings.legalName,
    companyNumber: settings.companyNumber,
    registeredAddress: settings.registeredAddress,
    email: settings.email,
    ...numbersOf(settings),
    people: peopleOf(settings),
    vatStatus: settings.vatStatus,
    locality: settings.locality,
    address: {
      street: settings.address?.street || '',
      town: settings.address?.town || '',
      county: settings.address?.county || '',
      postcode: settings.address?.postcode || '',
    },
    openingHours: settings.openingHours,
    replyWithinHours: book.policy.replyWithin,
    isSample: settings.isSample ?? false,
    isLaunched: settings.isLaunched ?? false,
  };
});

/** When an enquiry that is sent now is answered, e.g. `Monday 30 November, 17:00`. */
export async function getReplyBy(): Promise<string> {
  const [settings, { policy }] = await Promise.all([readSettings(), getPriceBook()]);
  return formatUkMoment(replyDueAt(new Date(), policy.replyWithin, toWorkingTime(settings)));
}

const toLinks = (links: { label: string; href: string }[] | null | undefined): LinkView[] =>
  (links ?? []).map(({ label, href }) => ({ label, href }));

export const getNavigation = cache(async () => {
  const [{ isLive }, stored] = await Promise.all([getSiteIndex(), readNavigation()]);
  const doc = keepLiveLinks(stored, isLive);
  return {
    header: toLinks(doc.header),
    headerAction: { label: doc.headerAction.label, href: doc.headerAction.href || leadAnchorPath },
    footer: (doc.footer ?? [])
      .map(({ heading, links }) => ({ heading, links: toLinks(links) }))
      .filter(({ links }) => links.length > 0),
    legal: toLinks(doc.legal),
  };
});

export type NavigationView = Awaited<ReturnType<typeof getNavigation>>;

/** Free places at the Portfolio Building Rate; `null` if it is not offered or full. */
export const getPlacesLeft = cache(async (): Promise<PlacesLeftView | null> => {
  const { portfolioRate } = await readSettings();
  return findPlacesLeft({
    isOn: portfolioRate.isOn ?? false,
    places: portfolioRate.places,
    taken: portfolioRate.taken,
    takenHere: portfolioRate.takenHere ?? 0,
  });
});

/** Enabled claims with their sources. */
export const listClaims = cache(async () => {
  const [settings, book] = await Promise.all([readSettings(), getPriceBook()]);
  return (settings.claims ?? [])
    .filter((claim) => claim.isShown && isShown(settings, claim))
    .map(({ figure, label, source, isSample }) => ({
      ...resolvePrices({ figure, label, source }, book),
      isSample: isSample ?? false,
    }));
});

export type ClaimView = Awaited<ReturnType<typeof listClaims>>[number];

/** The consent banner; `null` if staff have disabled the statistics. */
export const getConsent = cache(async () => {
  const [{ isLive }, { consent }] = await Promise.all([getSiteIndex(), readSettings()]);
  if (!consent.isOn) return null;
  const { heading, text } = consent;
  return { heading, text, policyHref: isLive(privacyPath) ? privacyPath : null };
});

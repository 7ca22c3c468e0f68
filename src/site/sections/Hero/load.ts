import { getPriceBook } from '@/content/store/price-book';
import { getPlacesLeft } from '@/content/store/site';
import type { HeroBlock } from '@/payload-types';
import { pricingPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import type { HeroProps } from './Hero';

type Receipt = HeroProps['receipt'];

async function loadReceipt(block: HeroBlock): Promise<Receipt> {
  const chosen = block.receiptPackage;
  if (!chosen || typeof chosen === 'number') return null;
  const { packages } = await getPriceBook();
  const item = packages.find(({ key }) => key === chosen.key);
  if (!item) return null;
  return {
    title: item.name,
    meta: item.timeline,
    stamp: block.receiptStamp || null,
    lines: (block.receiptLines ?? []).map(({ label, amount, struck }) => ({
      label,
      amount,
      muted: true,
      struck: struck ?? false,
    })),
    totalLabel: 'Total',
    total: formatPenceRange(item.priceFromPence, item.priceToPence),
    link: { label: 'See what is included', href: `${pricingPath}#${item.key}` },
  };
}

async function loadRate({ rate }: HeroBlock): Promise<HeroProps['rate']> {
  if (!rate?.title) return null;
  const places = await getPlacesLeft();
  return places && { title: rate.title, text: rate.text || null, ...places };
}

/** Fills the opening: the receipt's total is the package's price of today. */
export async function loadHero(block: HeroBlock): Promise<HeroProps> {
  const [receipt, rate] = await Promise.all([loadReceipt(block), loadRate(block)]);
  const { text, href } = block.teaser ?? {};
  return {
    eyebrow: block.eyebrow || null,
    heading: block.heading,
    headingAccent: block.headingAccent || null,
    lead: block.lead || null,
    dimension: block.dimension || null,
    actions: (block.actions ?? []).map(({ label, href: target }) => ({ label, href: target })),
    teaser: text && href ? { text, href } : null,
    places: block.places ?? [],
    rate,
    receipt,
    variant: receipt ? 'home' : 'page',
  };
}

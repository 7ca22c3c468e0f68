import { absoluteUrl } from '@/platform/paths';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import type { PriceBook } from '@/prices/rules/price-book';
import type { SiteIdentity, SiteLinkGroup } from './view-models';

export interface LlmsTextInput {
  siteUrl: string;
  identity: SiteIdentity;
  book: Pick<PriceBook, 'packages' | 'retainers' | 'chatbotTiers'>;
  groups: readonly SiteLinkGroup[];
  descriptions: ReadonlyMap<string, string>;
}

function priceLines({ book }: LlmsTextInput): string[] {
  return [
    ...book.packages.map(
      (item) =>
        `- ${item.name}: ${formatPenceRange(item.priceFromPence, item.priceToPence)}${/^\d/.test(item.timeline) ? `, ready in ${item.timeline}` : ''}. ${item.tagline}`,
    ),
    ...book.retainers.map(
      (item) => `- ${item.name}: ${formatPence(item.pricePerMonthPence)} a month. ${item.tagline}`,
    ),
    ...book.chatbotTiers.map(
      (tier) =>
        `- AI chatbot ${tier.name}: ${formatPenceRange(tier.pricePerMonthFromPence, tier.pricePerMonthToPence)} a month. ${tier.title}`,
    ),
  ];
}

function groupLines({ siteUrl, descriptions }: LlmsTextInput, group: SiteLinkGroup): string[] {
  const links = [...group.links, ...group.folded.flatMap(({ links: folded }) => folded)];
  return links.map(({ label, href }) => {
    const description = descriptions.get(href);
    return `- [${label}](${absoluteUrl(siteUrl, href)})${description ? `: ${description}` : ''}`;
  });
}

/** Writes `/llms.txt`, a Markdown summary of the site for AI assistants (llmstxt.org). */
export function llmsText(input: LlmsTextInput): string {
  const { identity, groups } = input;
  const { openingHours: hours } = identity;
  return [
    `# ${identity.brandName}`,
    '',
    `> ${identity.tagline}. ${identity.locality}. ${hours.days} ${hours.opens}–${hours.closes}. ${identity.email}`,
    '',
    '## Prices',
    '',
    ...priceLines(input),
    ...groups.flatMap((group) => ['', `## ${group.heading}`, '', ...groupLines(input, group)]),
    '',
  ].join('\n');
}

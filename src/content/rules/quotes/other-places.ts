import { auditPath, feedPath } from '@/platform/paths';
import type { QuotingPage } from './page-quotes';
import { postCard } from './shared-quotes';
import { findStored, rowsIn, type SiteContent, type Stored } from './stored-content';
import { type Quote, tokensIn } from './tokens-in';

function offerQuotes(
  content: SiteContent,
  offer: { relationTo?: unknown; value?: unknown },
): Quote[] {
  switch (offer.relationTo) {
    case 'packages':
      return quote('package', findStored(content, 'packages', offer.value));
    case 'retainers':
      return quote('retainer', findStored(content, 'retainers', offer.value));
    case 'add-ons':
      return quote('add-on', findStored(content, 'add-ons', offer.value));
    default:
      return [];
  }
}

function quote(kind: string, document: Stored | undefined): Quote[] {
  return document ? [`${kind}:${document.key}`] : [];
}

/** What quotes prices beside the published pages. */
export function listOtherPlaces(content: SiteContent): QuotingPage[] {
  const { packages, retainers, 'chatbot-tiers': tiers } = content.documents;
  const { audit, remedies } = content.settings['scanner-settings'];
  const offers = rowsIn(remedies).flatMap((remedy) => [
    ...tokensIn(remedy.words),
    ...rowsIn(remedy.offers).flatMap((offer) => offerQuotes(content, offer)),
  ]);
  return [
    {
      path: auditPath,
      title: 'Beta audit',
      quotes: ['policy:technicalReport', 'policy:strategyCall', ...tokensIn(audit)],
    },
    { path: null, title: 'Reports of the scanner, where they recommend something', quotes: offers },
    {
      path: feedPath,
      title: 'Feed of the blog',
      quotes: content.documents.posts.flatMap(postCard),
    },
    {
      path: '/llms.txt',
      title: 'Text for AI assistants',
      quotes: [
        ...packages.flatMap((item) => [`package:${item.key}`, ...tokensIn(item.tagline)]),
        ...retainers.flatMap((item) => [`retainer:${item.key}`, ...tokensIn(item.tagline)]),
        ...tiers.map(({ key }) => `chatbot:${key}`),
        ...tokensIn(metaDescriptions(content)),
      ],
    },
  ];
}

/** The pages’ descriptions stand in the list for assistants as well. */
function metaDescriptions({ documents }: SiteContent): unknown[] {
  return Object.values(documents).flatMap((list) =>
    list.map(({ meta }) => (meta as { description?: unknown } | undefined)?.description),
  );
}

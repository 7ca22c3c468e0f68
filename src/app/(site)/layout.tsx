import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getPreviewUser } from '@/accounts/store/viewer';
import { getChatFacts } from '@/chat/store/chat-facts';
import { ChatHost } from '@/chat/ui/ChatHost';
import { getConsent, getNavigation, getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { readersOf } from '@/enquiries/rules/readers';
import { getEnv } from '@/platform/env';
import { contactPath, isLocalAddress, privacyPath } from '@/platform/paths';
import { getPriceDraft } from '@/prices/store/price-book';
import { ConsentHost, CookieSettings } from '@/site/consent/ConsentHost';
import { GetStarted } from '@/site/shell/GetStarted';
import { PreviewBar } from '@/site/shell/PreviewBar';
import { PreviewMark, SiteFooter, SiteHeader } from '@/site/shell/SiteFrame';
import { publicMetadata, SiteDocument } from './document';
import './site.css';

/** A preview at a public address asks search engines to stay away. */
export async function generateMetadata(): Promise<Metadata> {
  const { isLaunched } = await getSiteIdentity();
  return isLaunched || isLocalAddress(getEnv().siteUrl)
    ? publicMetadata
    : { ...publicMetadata, robots: { index: false, follow: true } };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [identity, navigation, consent, previewUser, prices, { isLive }] = await Promise.all([
    getSiteIdentity(),
    getNavigation(),
    getConsent(),
    getPreviewUser(),
    getPriceDraft(),
    getSiteIndex(),
  ]);
  const footerLinks = navigation.footer.flatMap(({ links }) => links);
  return (
    <SiteDocument>
      {/* Displayed at the lower edge, and second in keyboard order. */}
      {consent ? <ConsentHost {...consent} /> : null}
      {previewUser ? (
        <PreviewBar
          siteUrl={getEnv().siteUrl}
          prices={prices && { id: prices.id, count: prices.figures.size }}
        />
      ) : null}
      <PreviewMark {...identity} />
      <SiteHeader
        numbers={identity}
        brandName={identity.brandName}
        links={navigation.header}
        furtherLinks={footerLinks.filter(
          ({ href }) =>
            href === contactPath && navigation.header.every((link) => link.href !== href),
        )}
        industries={footerLinks.filter(({ href }) => href.startsWith('/industries/'))}
        action={navigation.headerAction}
        contact={{ label: identity.email, href: `mailto:${identity.email}` }}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <GetStarted
        email={identity.email}
        privacyHref={isLive(privacyPath) ? privacyPath : null}
        replyWithinHours={identity.replyWithinHours}
        readers={readersOf(identity)}
        openingHours={identity.openingHours}
      />
      <ChatHost {...(await getChatFacts())} />
      <SiteFooter
        identity={identity}
        navigation={navigation}
        year={new Date().getFullYear()}
        settings={consent ? <CookieSettings /> : null}
      />
    </SiteDocument>
  );
}

import type { Element } from 'domhandler';
import { partOf } from '../../model/amounts.ts';
import type { Check, Proof } from '../../model/check.ts';
import { fail, notApplicable, pass } from '../../model/verdicts.ts';
import { accessibleName } from '../../page/accessible-name.ts';
import { languageOf } from '../../page/element-language.ts';
import { wordsOf } from '../../page/head-elements.ts';
import type { ParsedPage } from '../../page/parsed-page.ts';
import { absolute, attribute, byTag } from '../../page/query.ts';
import { isGenericLinkText } from './generic-link-texts.ts';

function withoutFragment(url: URL): string {
  return url.href.split('#', 1)[0] ?? '';
}

/** Links to other pages that search engines follow. */
function leadsElsewhere(link: Element, page: ParsedPage, own: URL): boolean {
  const target = absolute(page, attribute(link, 'href'));
  if (!target || wordsOf(link, 'rel').includes('nofollow')) return false;
  if (target.protocol === 'javascript:' || target.protocol === 'mailto:') return false;
  return withoutFragment(target) !== withoutFragment(own);
}

/** Lighthouse’s rule, but a description that is only heard (`aria-label`) counts too. */
export const seoLinkText: Check = {
  id: 'seo-link-text',
  category: 'seo',
  severity: 'low',
  title: 'Links don’t say where they lead',
  passed: 'Words on links',
  why: 'Words such as “click here” tell neither visitors nor search engines what the page behind the link is about.',
  fix: 'Name what is behind the link, such as “Our prices for boilers” instead of “Read more”.',
  remedy: 'words',
  source: {
    name: 'Google Search Central, link text',
    url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  },
  judge({ page, url }) {
    const own = new URL(url);
    const links = byTag(page, 'a')
      .filter((link) => leadsElsewhere(link, page, own))
      .map((link) => ({ link, text: accessibleName(page, link) }))
      .filter(({ text }) => text !== '');
    if (links.length === 0) return notApplicable('There are no links with words to other pages.');
    const generic = links.filter(({ link, text }) => isGenericLinkText(text, languageOf(link)));
    if (generic.length === 0) {
      return pass(
        links.length === 1
          ? 'The words of the 1 link say where it leads.'
          : `The words of the ${links.length} links say where they lead.`,
      );
    }
    return fail(
      `${partOf(generic.length, links.length, 'link')} ${generic.length === 1 ? 'says' : 'say'} nothing about where ${generic.length === 1 ? 'it leads' : 'they lead'}.`,
      {
        share: (links.length - generic.length) / links.length,
        proofs: generic.map(
          ({ link, text }): Proof => ({
            kind: 'text',
            value: text,
            remark: `Leads to ${attribute(link, 'href')?.trim() ?? ''}`,
          }),
        ),
      },
    );
  },
};

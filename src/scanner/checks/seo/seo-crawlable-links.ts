import type { Element } from 'domhandler';
import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  notApplicable,
  note,
  pass,
} from '../../model/check.ts';
import { isHtmlElement } from '../../page/head-elements.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

/** Attributes that require an address on the link. */
const linkAttributes = ['target', 'download', 'ping', 'rel', 'hreflang', 'type', 'referrerpolicy'];

const doesNothing = /javascript:void\(?0\)?/;

function addressOf(link: Element): string | undefined {
  return link.attribs.href ?? (isHtmlElement(link) ? undefined : link.attribs['xlink:href']);
}

/** A link with a role is another control. */
function hasRole(link: Element): boolean {
  return Boolean(link.attribs.role?.trim());
}

/** Lighthouse's rule (crawlable-anchors), for event handlers in the markup. */
function isUnusable(link: Element, url: string): boolean {
  const raw = addressOf(link);
  const address = (raw ?? '').replace(/\s/g, '');
  if (hasRole(link) || address.startsWith('mailto:')) return false;
  // An anchor with an id or a name is a jump target.
  if (address === '' && link.attribs.id) return false;
  if (address.startsWith('file:')) return true;
  if (link.attribs.name?.trim()) return false;
  if (raw === undefined) {
    const names = Object.keys(link.attribs);
    // HTML defines an anchor without either as a placeholder.
    return names.some((name) => linkAttributes.includes(name) || /^on[a-z]/.test(name));
  }
  return doesNothing.test(address) || URL.parse(address, url) === null;
}

function startsScript(link: Element): boolean {
  return !hasRole(link) && /^\s*javascript\s*:/i.test(addressOf(link) ?? '');
}

export const seoCrawlableLinks: Check = {
  id: 'seo-crawlable-links',
  severity: 'medium',
  title: 'Search engines can’t follow some links',
  passed: 'Links that search engines can follow',
  why: 'Search engines find your other pages by following links. A link without a proper address leads them nowhere.',
  fix: 'Give every link the address it leads to in its href. Use a <button> for what opens a menu or starts a script.',
  remedy: 'build',
  needsContent: 'to-apply',
  sourceName: 'Google Search Central, crawlable links',
  sourceUrl: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  judge({ page, url }) {
    const links = findByTag(page, 'a');
    if (links.length === 0) return notApplicable('There are no links on the page.');
    const unusable = links.filter((link) => isUnusable(link, url));
    if (unusable.length > 0) {
      return fail(
        `${countPartOf(unusable.length, links.length, 'link')} on the page ${unusable.length === 1 ? 'has' : 'have'} no address to follow.`,
        unusable.map((link) => makeElementProof(link)),
        { share: (links.length - unusable.length) / links.length },
      );
    }
    const scripted = links.filter(startsScript);
    return scripted.length > 0
      ? note(
          `${countNoun(scripted.length, 'link')} on the page ${scripted.length === 1 ? 'starts' : 'start'} a script, which search engines don’t follow.`,
          scripted.map((link) => makeElementProof(link)),
        )
      : pass(
          links.length === 1
            ? 'The 1 link on the page has an address.'
            : `The ${links.length} links on the page have addresses.`,
        );
  },
};

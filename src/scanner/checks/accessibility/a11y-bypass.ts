import type { Element } from 'domhandler';
import {
  type Check,
  fail,
  notApplicable,
  note,
  pass,
  unknown,
  type Verdict,
} from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findRole } from '../../page/find-role.ts';
import { findElementById } from '../../page/page-ids.ts';
import { isBuiltByScript } from '../../page/page-text.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

/** A fragment on the same page; `#!` and `#/` are routes of script-built pages. */
const withinPage = /^#[^/!]/;

function target(page: ParsedPage, link: Element): Element | undefined | null {
  const written = (link.attribs.href ?? '').slice(1);
  let name = written;
  try {
    name = decodeURIComponent(written);
  } catch {
    // The fragment is not percent-encoded.
  }
  const byId = findElementById(page, written) ?? findElementById(page, name);
  return byId ?? findByTag(page, 'a').find((anchor) => anchor.attribs.name === name);
}

/** Returns the first link if its fragment is missing on the page; `top` always exists. */
function brokenSkipLink(page: ParsedPage, links: readonly Element[]): Element | null {
  const [first] = links;
  const href = first?.attribs.href;
  if (!href || !withinPage.test(href) || href.toLowerCase() === '#top') return null;
  return target(page, first) ? null : first;
}

function waysPast(page: ParsedPage, links: readonly Element[]): string | null {
  if (listExposedElements(page, (element) => findRole(element) === 'main').length > 0) {
    return 'a marked main part';
  }
  if (listExposedElements(page, (element) => findRole(element) === 'heading').length > 0)
    return 'headings';
  const jump = links.some((link) => withinPage.test(link.attribs.href ?? ''));
  return jump ? 'links within the page' : null;
}

function judge(page: ParsedPage): Verdict {
  const links = findByTag(page, 'a').filter((link) => link.attribs.href !== undefined);
  if (links.length === 0) return notApplicable('There are no links on the page to skip over.');
  const way = waysPast(page, links);
  const broken = brokenSkipLink(page, links);
  if (way && broken) {
    return note('The link that skips the menu leads to a place that is not on the page.', [
      makeElementProof(broken),
    ]);
  }
  if (way) return pass(`Visitors can skip the menu: the page has ${way}.`);
  if (isBuiltByScript(page)) {
    return unknown('The page is put together by a script, so its parts could not be read.');
  }
  return fail(
    'There is no way to skip the menu: no skip link, no marked main part, no heading.',
    [],
    { confidence: 'likely' },
  );
}

export const a11yBypass: Check = {
  id: 'a11y-bypass',
  severity: 'medium',
  title: 'No way to skip the menu',
  passed: 'A way to skip the menu',
  why: 'Visitors who use the keyboard or a screen reader have to go through every menu item on every page before they reach what they came for.',
  fix: 'Mark the content with <main>, give it headings, and make the first link of the page “Skip to content”, leading to the id of the main part.',
  remedy: 'access',
  needsContent: 'to-apply',
  sourceName: 'WCAG 2.2, 2.4.1 Bypass Blocks',
  sourceUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html',
  judge: ({ page }) => judge(page),
};

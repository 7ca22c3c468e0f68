import { textContent } from 'domutils';
import { type Check, note, pass, type Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { findOpeningHours } from '../../page/contact-details.ts';
import { findByTag, resolveAddress } from '../../page/parse-page.ts';
import {
  describePagesRead,
  hasDescribedValue,
  judgeMissing,
  listDescribedOrganizations,
  listSitePages,
} from './business-facts.ts';

const inData = ['openingHoursSpecification', 'openingHours', 'hoursAvailable'];

function judge(evidence: ScanEvidence): Verdict {
  const pages = listSitePages(evidence);
  for (const { text, url, isMain } of pages) {
    const hours = findOpeningHours(text);
    if (hours === null) continue;
    const remark = isMain ? {} : { remark: url };
    return pass('The opening hours are shown.', [{ kind: 'text', value: hours, ...remark }]);
  }
  if (
    listDescribedOrganizations(pages).some((business) => hasDescribedValue(business, ...inData))
  ) {
    return pass('The opening hours are in the structured data.');
  }
  const link = findByTag(evidence.page, 'a').find((one) =>
    /\bopening (?:hours|times)\b/i.test(textContent(one)),
  );
  const target = link ? resolveAddress(evidence.page, link.attribs.href) : null;
  if (
    target &&
    /^https?:$/.test(target.protocol) &&
    target.pathname !== new URL(evidence.url).pathname
  ) {
    return note('The opening hours seem to have a page of their own, which was not read.', [
      { kind: 'address', value: target.href },
    ]);
  }
  return judgeMissing(evidence, `No opening hours were found on ${describePagesRead(pages)}.`);
}

export const localHours: Check = {
  id: 'local-hours',
  severity: 'medium',
  title: 'No opening hours',
  passed: 'Opening hours',
  why: 'People look up whether you are open before they come or call. If they can’t find it, they may try the next one.',
  fix: 'Write the hours as text on the home or contact page, such as “Mon–Fri 9am–5.30pm, Sat 10am–4pm”, or when you can be called; add openingHoursSpecification to the JSON-LD.',
  remedy: 'local',
  sourceName: 'Google Search Central, local business',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  judge,
};

import { type ReferenceMark, reference } from '../references';

interface Recommendation {
  remedy: string;
  offers: { relationTo: 'packages' | 'retainers' | 'add-ons'; value: ReferenceMark }[];
  words: string;
}

const offer = (relationTo: 'packages' | 'retainers' | 'add-ons', key: string) => ({
  relationTo,
  value: reference(relationTo, key),
});

/** Our service for each kind of fault. */
const remedies: Recommendation[] = [
  {
    remedy: 'words',
    offers: [offer('add-ons', 'service-page-update'), offer('retainers', 'content-engine')],
    words: 'Page by page, or month by month with new articles.',
  },
  {
    remedy: 'build',
    offers: [offer('retainers', 'site-guardian'), offer('packages', 'business-starter')],
    words: 'Part of the month on a site we look after. An old site is often cheaper to replace.',
  },
  {
    remedy: 'speed',
    offers: [offer('retainers', 'site-guardian'), offer('packages', 'business-starter')],
    words: 'We sort out pictures, caching and scripts, or build a light site.',
  },
  {
    remedy: 'hosting',
    offers: [offer('retainers', 'site-guardian')],
    words: 'This plan covers certificates, headers and updates.',
  },
  {
    remedy: 'access',
    offers: [offer('retainers', 'site-guardian'), offer('packages', 'business-starter')],
    words: 'We fix single faults as we find them, and test every site we build.',
  },
  {
    remedy: 'visibility',
    offers: [offer('retainers', 'content-engine'), offer('packages', 'growth')],
    words: 'We let search engines and assistants in and give them something to read.',
  },
  {
    remedy: 'local',
    offers: [offer('add-ons', 'service-page-update'), offer('packages', 'trades')],
    words: 'Phone, address, hours and area, for people and for machines.',
  },
  {
    remedy: 'legal',
    offers: [offer('add-ons', 'service-page-update')],
    words: 'We put the details where they belong. For what the law asks of you, ask a solicitor.',
  },
];

/** Settings of the scanner. Fair use is with the other periods and limits. */
export const scannerSettings = {
  remedies,
  isOpen: true,
  closedMessage:
    'The scanner is closed while we work on it. Write to us and we’ll look at your site ourselves.',
  audit: {
    heading: 'Professional website audit, private beta',
    intro:
      'The free scan, with the whole report at once, in {{site:scanDuration}}. Tell us what you’d change.',
    reportText:
      'A technical report on your site for {{policy:technicalReport}}: a person checks the findings and puts them in order of what they cost you, with instructions for a developer. Digital, by e-mail.',
    callText:
      'A strategy call for {{policy:strategyCall}}: {{policy:strategyCallLength}} with the people who’d do the work, booked within {{policy:strategyCallBookWithin}}. We credit the fee against a project of at least {{policy:strategyCallCreditMinimum}}.',
    terms:
      'The technical report is digital: I ask for it to be delivered before the cancellation period of {{policy:statutoryCancellation}} ends and know that it can’t be returned after delivery. A strategy call can be cancelled as the cancellation policy says. I accept the terms of service and the cancellation policy.',
  },
} as const;

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
    words: 'Page by page, or month by month along with new articles.',
  },
  {
    remedy: 'build',
    offers: [offer('retainers', 'site-guardian'), offer('packages', 'business-starter')],
    words:
      'On a site we look after it is part of the month; an old one is often cheaper to replace.',
  },
  {
    remedy: 'speed',
    offers: [offer('retainers', 'site-guardian'), offer('packages', 'business-starter')],
    words: 'Pictures, caching and scripts put in order, or a site that starts out light.',
  },
  {
    remedy: 'hosting',
    offers: [offer('retainers', 'site-guardian')],
    words: 'Certificates, headers and updates are what this plan is for.',
  },
  {
    remedy: 'access',
    offers: [offer('retainers', 'site-guardian'), offer('packages', 'business-starter')],
    words: 'Single faults are mended as they are found; every site we build is tested for them.',
  },
  {
    remedy: 'visibility',
    offers: [offer('retainers', 'content-engine'), offer('packages', 'growth')],
    words: 'Search engines and assistants let in, and given something to read.',
  },
  {
    remedy: 'local',
    offers: [offer('add-ons', 'service-page-update'), offer('packages', 'trades')],
    words: 'Phone, address, hours and area, for people and for machines.',
  },
  {
    remedy: 'legal',
    offers: [offer('add-ons', 'service-page-update')],
    words: 'We put the details where they belong; what the law asks of you, ask a solicitor.',
  },
];

/** Settings of the scanner. Fair use is with the other periods and limits. */
export const scannerSettings = {
  remedies,
  isOpen: true,
  closedMessage:
    'The scanner is closed while we work on it. Write to us and we look at your site ourselves.',
  audit: {
    heading: 'Professional website audit, private beta',
    intro:
      'The scan of the free tool with the whole report at once, under our own eyes. Results in {{site:scanDuration}}. As a tester you tell us what is wrong with it.',
    reportText:
      'A technical report on your site for {{policy:technicalReport}}: the findings checked by a person, put in order of what they cost you, with instructions a developer can work from. Digital, delivered by e-mail.',
    callText:
      'A strategy call for {{policy:strategyCall}}: {{policy:strategyCallLength}} with whoever would do the work, booked within {{policy:strategyCallBookWithin}}. The fee is credited against a project of at least {{policy:strategyCallCreditMinimum}}.',
    terms:
      'The technical report is digital: I ask for it to be delivered before the cancellation period of {{policy:statutoryCancellation}} ends and know that it can’t be returned after delivery. A strategy call can be cancelled as the cancellation policy says. I accept the terms of service and the cancellation policy.',
  },
} as const;

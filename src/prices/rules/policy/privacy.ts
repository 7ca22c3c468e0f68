import type { PolicyFigure } from './figure';

/** How long data is kept, how fast requests are answered, fair use of the scanner. Values: specification, section 9. */
export const privacyFigures = {
  dataRequestReply: {
    label: 'Requests about personal data are answered within',
    help: 'Set by law: at most one month.',
    unit: 'months',
    initial: 1,
  },
  dataComplaintAcknowledge: {
    label: 'Data protection complaints are confirmed within',
    help: 'Set by law: at most 30 days.',
    unit: 'days',
    initial: 30,
  },
  keepProjects: {
    label: 'Project files are kept for',
    help: 'Years after the work together ends.',
    unit: 'years',
    initial: 2,
  },
  keepEnquiries: {
    label: 'Enquiries are kept for',
    help: 'Years after the last message, if no work came of it.',
    unit: 'years',
    initial: 1,
  },
  keepSpam: {
    label: 'Messages held as spam are kept for',
    help: 'Days. Long enough to notice one that was a real enquiry.',
    unit: 'days',
    initial: 30,
  },
  keepFinancial: {
    label: 'Financial records are kept for',
    help: 'Years. Tax and company law ask for them.',
    unit: 'years',
    initial: 6,
  },
  keepMarketingConsent: {
    label: 'Marketing consent lapses after',
    help: 'Years without activity.',
    unit: 'years',
    initial: 3,
  },
  keepAnalytics: {
    label: 'Visitor statistics are kept for about',
    help: 'In months.',
    unit: 'months',
    initial: 26,
  },
  keepScanHashes: {
    label: 'Coded addresses from scans are kept for',
    help: 'Days. Covers network addresses and the e-mail addresses confirmed for scans.',
    unit: 'days',
    initial: 30,
  },
  scanFreeLimit: {
    label: 'Free scans per address',
    help: 'Scans from one network address before an e-mail address must be confirmed.',
    unit: 'scans',
    initial: 3,
  },
  scanFreeWindow: {
    label: 'Free scans are counted over',
    help: 'In hours.',
    unit: 'hours',
    initial: 24,
  },
  scanCaptchaAfter: {
    label: 'CAPTCHA after',
    help: 'Scans from one network address without one.',
    unit: 'scans',
    initial: 2,
  },
  accessibilityReply: {
    label: 'Accessibility feedback is answered within',
    help: 'In business days.',
    unit: 'businessDays',
    initial: 5,
  },
} as const satisfies Record<string, PolicyFigure>;

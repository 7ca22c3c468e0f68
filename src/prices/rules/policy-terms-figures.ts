/** The figures of the one line about refunds beside forms and prices. */
export const refundPromise = [
  'statutoryCancellation',
  'refundEarlyStage',
  'refundEarlyStageUpTo',
  'refundMiddleStage',
  'refundMiddleStageUpTo',
] as const;

/** Cancelling and refunds of calls, projects and payment plans. Values: specification, section 9. */
export const refundsFigures = {
  strategyCallFullRefundNotice: {
    label: 'Strategy call, full refund if cancelled earlier than',
    help: 'Days before the call. More notice than this brings the full price back.',
    unit: 'days',
    initial: 14,
  },
  strategyCallPartialRefund: {
    label: 'Strategy call, part refund',
    help: 'Share paid back between the two notice periods.',
    unit: 'percent',
    initial: 50,
  },
  strategyCallPartialRefundNotice: {
    label: 'Strategy call, part refund down to',
    help: 'Days before the call. Less notice than this brings no refund.',
    unit: 'days',
    initial: 7,
  },
  strategyCallReschedules: {
    label: 'Strategy call, late changes of date allowed',
    help: 'How often a call may be moved when it is too late for a refund.',
    unit: 'times',
    initial: 1,
  },
  strategyCallCreditMinimum: {
    label: 'Strategy call, credited against projects from',
    help: 'The project must cost at least this much.',
    unit: 'pence',
    initial: 120000,
  },
  strategyCallCreditValid: {
    label: 'Strategy call, credit valid for',
    help: 'Days from the call in which the project must be ordered.',
    unit: 'days',
    initial: 90,
  },
  statutoryCancellation: {
    label: 'Cancellation period',
    help: 'Set by law for consumers. It may be longer, never shorter.',
    unit: 'days',
    initial: 14,
  },
  earlyWorkKept: {
    label: 'Kept after substantial early work',
    help: 'Least share kept when a business client cancels after substantial work inside the cancellation period. Consumers pay in proportion instead, by law.',
    unit: 'percent',
    initial: 50,
  },
  substantialWorkHours: {
    label: 'Work counts as substantial from',
    help: 'Hours spent on the project. A first draft or wireframes count as well.',
    unit: 'hours',
    initial: 15,
  },
  refundBeforeWork: {
    label: 'Refund before work starts',
    help: 'After the cancellation period. Share of what was paid.',
    unit: 'percent',
    initial: 90,
  },
  refundEarlyStage: {
    label: 'Refund in the first stage',
    help: 'Share of what was paid, once work has started.',
    unit: 'percent',
    initial: 50,
  },
  refundEarlyStageUpTo: {
    label: 'First stage ends at',
    help: 'Share of the project that is complete.',
    unit: 'percent',
    initial: 30,
  },
  refundMiddleStage: {
    label: 'Refund in the middle stage',
    help: 'Share of what was paid.',
    unit: 'percent',
    initial: 25,
  },
  refundMiddleStageUpTo: {
    label: 'Middle stage ends at',
    help: 'Share of the project that is complete. Beyond it nothing is refunded.',
    unit: 'percent',
    initial: 70,
  },
  clientCausedFee: {
    label: 'Fee when a client causes the end',
    help: 'Share of the unused funds, after a breach that was not put right.',
    unit: 'percent',
    initial: 35,
  },
  clientSilence: {
    label: 'A project ends when a client stays silent for',
    help: 'In days.',
    unit: 'days',
    initial: 30,
  },
  silenceFee: {
    label: 'Fee when a silent project ends',
    help: 'Share of the unused funds.',
    unit: 'percent',
    initial: 50,
  },
  paymentPlanExit: {
    label: 'Leaving a payment plan early',
    help: 'Share of the balance still to be paid that falls due.',
    unit: 'percent',
    initial: 25,
  },
  refundReply: {
    label: 'Refund requests are answered within',
    help: 'In business days.',
    unit: 'businessDays',
    initial: 5,
  },
  refundPayment: {
    label: 'Refunds are paid within',
    help: 'Days from agreeing the refund. The law allows no more than 14 when a consumer cancels.',
    unit: 'days',
    initial: 14,
  },
} as const;

/** Retention, response times, fair use of the scanner. Values: specification, section 9. */
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
} as const;

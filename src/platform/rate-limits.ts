const day = 24 * 60 * 60;

/** Limits per network address or as noted. PostgreSQL holds the counts for all processes. */
export const rateLimits = {
  /** Enquiries sent. Visitors correct and resend; programs send hundreds. */
  enquiry: { points: 8, seconds: 10 * 60 },
  territory: { points: 40, seconds: 10 * 60 },
  /** Questions to the site search and the chat. */
  search: { points: 120, seconds: 10 * 60 },
  /** Conversations opened with a person, their messages, and looks for an answer every few seconds. */
  chatPerson: { points: 5, seconds: 60 * 60 },
  chatMessage: { points: 40, seconds: 10 * 60 },
  chatRead: { points: 400, seconds: 10 * 60 },
  /** Page views counted for statistics. */
  visit: { points: 300, seconds: 10 * 60 },
  /** Clients' questions and decisions about proposals. */
  proposalAnswer: { points: 20, seconds: 10 * 60 },
  /** Opened proposals; and one proposal in one browser, counted once. */
  proposalViews: { points: 60, seconds: 10 * 60 },
  proposalView: { points: 1, seconds: 30 * 60 },
  /** Proposals as PDF: each starts a browser. */
  proposalPdf: { points: 20, seconds: 10 * 60 },
  /** Requests for a scan or a crawl, including refused ones. */
  scanAsked: { points: 60, seconds: 10 * 60 },
  /** Scans, also with a confirmed e-mail address. Fees and periods sets the free ones. */
  scanBurst: { points: 5, seconds: 10 * 60 },
  scanDay: { points: 20, seconds: day },
  /** Scans per confirmed e-mail address, from all network addresses. */
  scanEmail: { points: 20, seconds: day },
  /** Scans of one site by one visitor, and by all: strangers must not use up the owner's. */
  scanSite: { points: 3, seconds: 60 * 60 },
  scanTarget: { points: 12, seconds: 60 * 60 },
  scanChallenge: { points: 60, seconds: 10 * 60 },
  /** One use per solved puzzle, for longer than its validity. */
  scanSolution: { points: 1, seconds: 15 * 60 },
  /** Sitemap tool crawls: each makes up to 200 requests. */
  crawl: { points: 3, seconds: 60 * 60 },
  crawlDay: { points: 10, seconds: day },
  /** Crawls of one site, by all visitors. */
  crawlTarget: { points: 3, seconds: 60 * 60 },
  /** Scans of the beta audit, which requires only its password. */
  auditBurst: { points: 12, seconds: 10 * 60 },
  auditDay: { points: 60, seconds: day },
  /** CMS requests per account. The back office makes a few per page. */
  staffQuestion: { points: 600, seconds: 60 },
  /** Wrong shared passwords: per network address, and per area from all addresses. */
  sharedPassword: { points: 10, seconds: 15 * 60 },
  sharedPasswordArea: { points: 100, seconds: 15 * 60 },
  /** Wrong passwords per network address: for one account, with a growing wait, and in total. */
  signIn: { points: 5, seconds: 15 * 60 },
  signInFrom: { points: 30, seconds: 15 * 60 },
  /** Wrong passwords for one account, from all addresses: later tries wait, none is refused. */
  signInAccount: { points: 20, seconds: 60 * 60 },
  /** Wrong second steps: per network address with a growing wait; and app codes in total. */
  secondStep: { points: 5, seconds: 15 * 60 },
  secondStepCodes: { points: 30, seconds: 60 * 60 },
  /** One use per passkey challenge, for longer than its validity. */
  passkeyChallenge: { points: 1, seconds: 15 * 60 },
  emailChange: { points: 5, seconds: 60 * 60 },
  /** Password links: requested per network address, and sent per e-mail address. */
  passwordAsked: { points: 5, seconds: 15 * 60 },
  passwordMailTo: { points: 3, seconds: 60 * 60 },
  /** Audit log entries about blocked attempts. */
  auditBlocked: { points: 3, seconds: 60 * 60 },
  /** Confirmation mails: per recipient, and per requesting network address. */
  scanMailTo: { points: 3, seconds: day },
  scanMailFrom: { points: 3, seconds: day },
} as const satisfies Record<string, RateLimit>;

interface RateLimit {
  points: number;
  /** Window, from the first point taken. */
  seconds: number;
}

export type RateLimitName = keyof typeof rateLimits;

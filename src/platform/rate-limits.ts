const day = 24 * 60 * 60;

/**
 * How often one network address (or whatever else a line names) may do what costs us something, in
 * one table. Counted in PostgreSQL, so that every process counts together.
 */
export const rateLimits = {
  /** Enquiries sent. A person corrects and sends again; a program sends by the hundred. */
  enquiry: { points: 8, seconds: 10 * 60 },
  /** Looks at whether an area is free. */
  territory: { points: 40, seconds: 10 * 60 },
  /** Pages counted for the statistics. */
  visit: { points: 300, seconds: 10 * 60 },
  /** What clients send about their proposals: questions, and yes or no. */
  proposalAnswer: { points: 20, seconds: 10 * 60 },
  /** Proposals that were opened; and one of them in one browser, counted once. */
  proposalViews: { points: 60, seconds: 10 * 60 },
  proposalView: { points: 1, seconds: 30 * 60 },
  /** Proposals set as PDF: a browser runs for each. */
  proposalPdf: { points: 20, seconds: 10 * 60 },
  /** Wishes for a scan or a crawl, whatever comes of them. */
  scanAsked: { points: 60, seconds: 10 * 60 },
  /** Scans, also with a confirmed e-mail address. Free ones are counted by Fees and periods. */
  scanBurst: { points: 5, seconds: 10 * 60 },
  scanDay: { points: 20, seconds: day },
  /** Scans for one confirmed e-mail address, from wherever. */
  scanEmail: { points: 20, seconds: day },
  /** Scans of one site, by whomever. */
  scanTarget: { points: 3, seconds: 60 * 60 },
  /** Puzzles handed out for the CAPTCHA. */
  scanChallenge: { points: 60, seconds: 10 * 60 },
  /** One solved puzzle, for longer than it is valid. */
  scanSolution: { points: 1, seconds: 15 * 60 },
  /** Sites whose pages are listed for the sitemap tool: each is up to 200 requests. */
  crawl: { points: 3, seconds: 60 * 60 },
  crawlDay: { points: 10, seconds: day },
  /** Crawls of one site, by whomever. */
  crawlTarget: { points: 3, seconds: 60 * 60 },
  /** Scans of the beta audit, which needs no other proof than its password. */
  auditBurst: { points: 12, seconds: 10 * 60 },
  auditDay: { points: 60, seconds: day },
  /** Questions of one account to the CMS. The back office asks a few for each page. */
  staffQuestion: { points: 600, seconds: 60 },
  /** Wrong tries at a shared password: from one address, and at one area from all of them. */
  sharedPassword: { points: 10, seconds: 15 * 60 },
  sharedPasswordArea: { points: 100, seconds: 15 * 60 },
  /** Wrong tries at signing in from one address: at one account, with a wait that grows, and in all. */
  signIn: { points: 5, seconds: 15 * 60 },
  signInFrom: { points: 30, seconds: 15 * 60 },
  /** Wrong tries at one account, from all addresses: further ones are slowed, never refused. */
  signInAccount: { points: 20, seconds: 60 * 60 },
  /** Wrong second steps: from one address with a wait that grows; and codes of an app in all. */
  secondStep: { points: 5, seconds: 15 * 60 },
  secondStepCodes: { points: 30, seconds: 60 * 60 },
  /** One challenge for a passkey, for longer than it is valid. */
  passkeyChallenge: { points: 1, seconds: 15 * 60 },
  /** Other e-mail addresses that an account was to get. */
  emailChange: { points: 5, seconds: 60 * 60 },
  /** Links for a new password: asked for from one network address, and sent to one of e-mail. */
  passwordAsked: { points: 5, seconds: 15 * 60 },
  passwordMailTo: { points: 3, seconds: 60 * 60 },
  /** Lines of the audit log about tries that were turned away. */
  auditBlocked: { points: 3, seconds: 60 * 60 },
  /** Mails that ask to confirm an address: to one address, and asked for by one. */
  scanMailTo: { points: 3, seconds: day },
  scanMailFrom: { points: 3, seconds: day },
} as const satisfies Record<string, RateLimit>;

interface RateLimit {
  points: number;
  /** Window, from the first point that was taken. */
  seconds: number;
}

export type RateLimitName = keyof typeof rateLimits;

import { type Caller, callers } from '../support/callers';
import type { Desk } from '../support/desk';

export interface PageRow {
  /** Folder below `src/app`. */
  page: string;
  about?: string;
  /** Who sees it. */
  for: readonly Caller[];
  /** Where other callers are redirected, or the name of what they get instead. */
  otherwise?: string;
  ask?: (desk: Desk) => Promise<{
    params?: Record<string, string>;
    searchParams?: Record<string, string>;
  }>;
}

const admins = ['admin'] as const;
const toSignIn = '/auth?denied';

/**
 * The six screens of the SEO dashboard are for admins; the studio’s password does not open them.
 */
const dashboard = ['', '/gaps', '/generate', '/import', '/pages', '/suggest'].map(
  (below): PageRow => ({
    page: `(staff)/seo-dashboard${below}`,
    for: admins,
    otherwise: toSignIn,
  }),
);

const withoutKey: PageRow['ask'] = async (desk) => ({
  params: { slug: (await desk.sentPrivately()).slug },
});
const withKey: PageRow['ask'] = async (desk) => {
  const proposal = await desk.sentPrivately();
  const { searchParams } = new URL(desk.clientPath(proposal), 'http://localhost');
  return {
    params: { slug: proposal.slug },
    searchParams: { key: searchParams.get('key') ?? '' },
  };
};

/** Who may see each page that is not public. */
export const pageTable: readonly PageRow[] = [
  // The two addresses of the gate, which asks for the studio’s password.
  { page: '(staff)/admin', for: callers },
  { page: '(staff)/admin/login', for: callers },
  { page: '(staff)/admin/proposals', for: ['admin', 'studio'], otherwise: '/admin' },
  {
    // Admins are already signed in, and redirected.
    page: '(staff)/auth',
    for: callers.filter((caller) => caller !== 'admin'),
    otherwise: '/seo-dashboard',
  },
  {
    // Reachable only after a correct password: each sign-in step checks the account.
    page: '(staff)/auth/second-step',
    for: [],
    otherwise: '/cms',
  },
  // The link in a mail leads here. Only its button changes data.
  { page: '(staff)/auth/confirm-email', for: callers },
  ...dashboard,
  {
    page: '(proposal)/proposals/[slug]',
    about: 'without the key of its link',
    for: ['admin', 'sales', 'studio'],
    otherwise: 'MissingPage',
    ask: withoutKey,
  },
  {
    page: '(proposal)/proposals/[slug]',
    about: 'with the key of its link',
    for: callers,
    ask: withKey,
  },
  {
    page: '(certificate)/exclusivity/[certificateId]',
    about: 'of an address that was given out',
    for: callers,
    ask: async (desk) => ({ params: { certificateId: await desk.certificate() } }),
  },
  {
    page: '(certificate)/exclusivity/[certificateId]',
    about: 'by the number of the contract',
    for: [],
    otherwise: 'MissingPage',
    ask: async (desk) => ({ params: { certificateId: String(await desk.territory()) } }),
  },
  { page: '(audit)/beta-audit-ftj2025', for: ['admin', 'tester'], otherwise: 'Gate' },
  {
    page: '(audit)/beta-audit-ftj2025/report/[scanId]',
    for: ['admin', 'tester'],
    otherwise: 'Gate',
    ask: async () => ({ params: { scanId: crypto.randomUUID() } }),
  },
  // Says that the address has no id.
  { page: '(audit)/beta-audit-ftj2025/report', for: callers },
];

/** Public pages and files, with published content only. */
export const publicPages: readonly string[] = [
  '(site)/[[...path]]',
  '(site)/blog/page/filtered',
  '(site)/blog/[slug]',
  '(site)/scan/confirm/[scanId]',
  '(site)/scan/mail',
  '(site)/scan/report',
  '(site)/search',
  '(site)/scan/report/[scanId]',
  '(site)/tools/sitemap/result/[id]',
];

/** Rendered by Payload, which checks the account; views added by the site must check as well. */
export const cmsPage = '(payload)/cms/[[...segments]]';
export const cmsViews: readonly string[] = ['prices', 'person'];

/** Server actions, by file below `src`. */
export const actionTable: Readonly<Record<string, readonly Caller[]>> = {
  'keywords/actions/keyword-actions.ts addKeywords': admins,
  'keywords/actions/keyword-actions.ts assignPages': admins,
  // Public forms, the gates and the sign-out, which need no account.
  'enquiries/actions/enquiry-actions.ts sendEnquiry': callers,
  'enquiries/actions/enquiry-actions.ts sendOrder': callers,
  'proposals/actions/answer-actions.ts sendAnswer': callers,
  'scans/actions/report-mail-actions.ts answerReportMail': callers,
  'scans/actions/report-mail-actions.ts sendReportWish': callers,
  'scans/actions/scan-actions.ts chooseTrade': callers,
  'scans/actions/scan-actions.ts confirmAddress': callers,
  'scans/actions/scan-actions.ts sendCrawlRequest': callers,
  'scans/actions/scan-actions.ts sendScanRequest': callers,
  'accounts/actions/sign-in-actions.ts enterAudit': callers,
  'accounts/actions/sign-in-actions.ts enterStudio': callers,
  'accounts/actions/sign-in-actions.ts logOutOfStudio': callers,
  'accounts/actions/sign-in-actions.ts confirmNewEmail': callers,
  'accounts/actions/sign-in-actions.ts giveCode': callers,
  'accounts/actions/sign-in-actions.ts signIn': callers,
  'accounts/actions/sign-in-actions.ts signOut': callers,
  'accounts/actions/sign-in-actions.ts startAgain': callers,
  'territories/actions/territory-actions.ts checkTerritory': callers,
};

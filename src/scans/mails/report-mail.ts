import type { Payload, PayloadRequest } from 'payload';
import type { Mail, ReportMail, ScanResult } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { queueMail } from '@/platform/jobs/queue-mail';
import { facts, type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { privacyPath, reportMailPath, scanReportPath } from '@/platform/paths';
import type { ScanReport } from '@/scanner/model/report';
import { confirmationHours } from '../rules/scan-request';
import { categoryLabels, formatScanMoment } from '../rules/scan-state';

type ReportMailKind = 'report-confirmation' | 'scan-report';

const subjects: Readonly<Record<ReportMailKind, string>> = {
  'report-confirmation': 'Confirm your address for the scan report',
  'scan-report': 'Your website scan report',
};

export async function queueReportMail(
  req: PayloadRequest,
  kind: ReportMailKind,
  { id, email }: Pick<ReportMail, 'id' | 'email'>,
): Promise<void> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  await queueMail(req, {
    kind,
    to: email,
    replyTo: settings.email,
    subject: `${subjects[kind]}, ${settings.brandName}`,
    reportMail: id,
  });
}

const linkOf = ({ siteUrl }: LetterHead, { uuid }: Pick<ReportMail, 'uuid'>) =>
  `${siteUrl}${reportMailPath}?key=${uuid}`;

const privacy = ({ siteUrl }: LetterHead) =>
  ({ kind: 'link', label: 'How we treat your data', href: `${siteUrl}${privacyPath}` }) as const;

/** The mail omits the site: an attacker could enter any text under another person’s address. */
function wordReportConfirmation(
  head: LetterHead,
  wish: Pick<ReportMail, 'uuid' | 'isMonthly'>,
): Letter {
  return setLetter(head, [
    'Hello,',
    wish.isMonthly
      ? 'You asked us to mail you the report of a website scan, to scan the page again every month, and to tell you what changed. Open the page below and press the button.'
      : 'You asked us to mail you the report of a website scan. Open the page below and press the button.',
    { kind: 'link', label: 'Confirm your address', href: linkOf(head, wish) },
    `The link works for ${confirmationHours} hours. If it wasn’t you, ignore this mail: nothing more comes, and we delete the address.`,
    privacy(head),
  ]);
}

interface ReportLetter {
  key: string;
  isMonthly: boolean;
  host: string;
  reportId: string;
  /** Null: the scan ended without a score, for the reason in `because`. */
  report: ScanReport | null;
  because: string | null;
  /** The last scan with a score that was mailed before this one. */
  before: ScanReport | null;
}

const listed = (titles: readonly string[], none: string) =>
  titles.length > 0 ? titles.join('\n') : none;

/** The checks’ texts are half of the scanner’s size, so they load only when a report is mailed. */
const comparing = () => import('../rules/compare-reports');

async function wordScore(letter: ReportLetter, report: ScanReport) {
  const { changeInWords, compareReports, firstTitles } = await comparing();
  const { host, before } = letter;
  const when = formatScanMoment(new Date(report.scannedAt));
  const first = ['What to do first', listed(firstTitles(report), 'Nothing failed.')] as const;
  if (!before) {
    const scores = report.categories.map(
      ({ category, score }) => [categoryLabels[category], String(score ?? 'not scored')] as const,
    );
    return [
      `Here is the report on ${host} that you asked for: ${report.overall} of 100, scanned on ${when}.`,
      { kind: 'facts', rows: facts([...scores, first]) },
    ] as const;
  }
  const { difference, mended, appeared, isSameRules } = compareReports(report, before);
  const rules = isSameRules
    ? ''
    : ' Our rules have changed since, so part of it may come from that.';
  return [
    `We scanned ${host} again on ${when}: ${report.overall} of 100, ${changeInWords(difference)} since ${formatScanMoment(new Date(before.scannedAt))}.${rules}`,
    {
      kind: 'facts',
      rows: facts([
        ['Fixed since then', listed(mended, 'Nothing that failed then.')],
        ['New since then', listed(appeared, 'Nothing.')],
        first,
      ]),
    },
  ] as const;
}

async function wordScanReport(head: LetterHead, letter: ReportLetter): Promise<Letter> {
  const { key, isMonthly, host, reportId, report, because } = letter;
  const stop = linkOf(head, { uuid: key });
  const found = report
    ? await wordScore(letter, report)
    : [`We scanned ${host} again, but there is no score this time. ${because ?? ''}`.trim()];
  const worded = setLetter(head, [
    'Hello,',
    ...found,
    {
      kind: 'link',
      label: report ? 'Read the whole report' : 'See this scan',
      href: `${head.siteUrl}${scanReportPath(reportId)}`,
    },
    ...(isMonthly
      ? ([
          'We scan the page again in a month and mail you what changed.',
          { kind: 'link', label: 'Stop these mails', href: stop },
        ] as const)
      : ['This was the only mail: we delete your address within two days.']),
    privacy(head),
  ]);
  return isMonthly
    ? { ...worded, stopUrl: `${head.siteUrl}/api${reportMailPath}?key=${key}` }
    : worded;
}

async function readWish(payload: Payload, mail: Mail): Promise<ReportMail | null> {
  const id = idOf(mail.reportMail);
  if (!id) return null;
  const found = await payload.findByID({
    collection: 'report-mails',
    id,
    depth: 0,
    disableErrors: true,
  });
  return found?.email === mail.to ? found : null;
}

async function readScan(payload: Payload, scan: ReportMail['scan']): Promise<ScanResult | null> {
  const id = idOf(scan);
  if (!id) return null;
  const at = { collection: 'scan-results', depth: 0, disableErrors: true, joins: false } as const;
  return payload.findByID({ ...at, id });
}

const reportConfirmation: MailDefinition = {
  kind: 'report-confirmation',
  label: 'Confirm an address for a report',
  async word(payload, mail, head) {
    const wish = await readWish(payload, mail);
    return wish && wordReportConfirmation(head, wish);
  },
};

const scanReport: MailDefinition = {
  kind: 'scan-report',
  label: 'Report of a scan',
  async word(payload, mail, head) {
    const wish = await readWish(payload, mail);
    const scan = wish && (await readScan(payload, wish.scan));
    if (!scan) return null;
    const before = await readScan(payload, wish.before);
    return wordScanReport(head, {
      key: wish.uuid,
      isMonthly: wish.isMonthly === true,
      host: wish.host,
      reportId: scan.uuid,
      report: scan.result ?? null,
      because: scan.because ?? null,
      before: before?.result ?? null,
    });
  },
};

export const reportMails: readonly MailDefinition[] = [reportConfirmation, scanReport];

import Link from 'next/link';
import { Status, Table, type Tone } from '@/design/office/pieces';
import { Due, readReplyWarning } from '@/enquiries/office/Due';
import { toAnswer } from '@/enquiries/office/quick-filters';
import { projectTypeOptions, wordRingTime } from '@/enquiries/rules/options';
import { optionLabel } from '@/platform/option-label';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { formatUkMoment } from '@/platform/time/working-time';
import { formatPence } from '@/prices/rules/money';
import type { ProposalNeed } from '@/proposals/rules/proposal-needs';
import { proposalStatuses } from '@/proposals/rules/statuses';
import { cappedCount } from '../readers';
import {
  type ProposalSum,
  readConversations,
  readEnquiries,
  readProposals,
  readScans,
  type ScanLine,
} from './read-sales';
import { listOf, Widget, type WidgetProps } from './Widget';

export async function Enquiries({ payload, user, now }: WidgetProps) {
  const found = await readEnquiries(payload, user);
  if (!found) return null;
  const { waiting, count, heldAsSpam } = found;
  const warningHours = await readReplyWarning(payload);
  const list = listOf(payload, 'submissions');
  const spam = listOf(payload, 'submissions', { and: [{ status: { equals: 'spam' } }] });
  return (
    <Widget
      title="Enquiries to answer"
      count={count}
      lines={waiting.map((enquiry) => ({
        key: enquiry.id,
        label: [
          enquiry.name,
          optionLabel(projectTypeOptions, enquiry.projectType),
          ...(enquiry.ringWhen ? [`ring ${wordRingTime(enquiry.ringWhen)}`] : []),
        ].join(', '),
        href: `${list}/${enquiry.id}`,
        note: <Due enquiry={enquiry} now={now} warningHours={warningHours} />,
      }))}
      more={[
        ...(count > 0
          ? [
              {
                label: 'All that wait for an answer',
                href: listOf(payload, 'submissions', { and: toAnswer }),
              },
            ]
          : []),
        ...(heldAsSpam > 0
          ? [{ label: `Held as spam: ${cappedCount(heldAsSpam)}`, href: spam }]
          : []),
      ]}
    >
      {count === 0 && <p>Nothing is waiting.</p>}
    </Widget>
  );
}

export async function Conversations({ payload, user }: WidgetProps) {
  const found = await readConversations(payload, user);
  if (!found || found.count === 0) return null;
  const list = listOf(payload, 'conversations');
  return (
    <Widget
      title="Questions in the chat"
      count={found.count}
      lines={found.waiting.map(({ id, name, dueAt }) => ({
        key: id,
        label: name,
        href: `${list}/${id}`,
        note: dueAt ? `Answer due ${formatUkMoment(new Date(dueAt))}` : undefined,
      }))}
      more={[{ label: 'All conversations', href: list }]}
    />
  );
}

const amount = (pence: number) => (pence > 0 ? formatPence(pence) : '–');

function Sums({ sums, hrefOf }: { sums: ProposalSum[]; hrefOf: (status: string) => string }) {
  return (
    <Table head={['Status', 'Number', 'Once', 'A month']}>
      {sums.map((sum) => (
        <tr key={sum.status}>
          <th scope="row">
            <Link href={hrefOf(sum.status)} prefetch={false}>
              {optionLabel(proposalStatuses, sum.status)}
            </Link>
            {sum.status === 'accepted' && <small>, 30 days</small>}
          </th>
          <td>{sum.count.toLocaleString('en-GB')}</td>
          <td>{amount(sum.oncePence)}</td>
          <td>{amount(sum.monthlyPence)}</td>
        </tr>
      ))}
    </Table>
  );
}

const tones: Record<ProposalNeed['kind'], Tone> = {
  question: 'caution',
  ending: 'caution',
  accepted: 'good',
  untouched: 'plain',
};

export async function Proposals({ payload, user, now }: WidgetProps) {
  const found = await readProposals(payload, user, now);
  if (!found) return null;
  const { sums, lines } = found;
  const list = listOf(payload, 'proposals');
  return (
    <Widget
      title="Proposals"
      lines={lines.map(({ id, label, need }) => ({
        key: id,
        label,
        href: `${list}/${id}`,
        note: <Status tone={tones[need.kind]}>{need.text}</Status>,
      }))}
      more={[
        sums.length > 0
          ? { label: 'All proposals', href: list }
          : { label: 'Write a proposal', href: `${list}/create` },
      ]}
    >
      {sums.length === 0 ? (
        <p>None is out, and none is being written.</p>
      ) : (
        <Sums
          sums={sums}
          hrefOf={(status) =>
            listOf(payload, 'proposals', { and: [{ status: { equals: status } }] })
          }
        />
      )}
    </Widget>
  );
}

function ScanNote({ scan, enquiryPath, now }: { scan: ScanLine; enquiryPath: string; now: Date }) {
  const { score, enquiry, createdAt } = scan;
  return (
    <>
      {score === null ? 'No score' : `${score} of 100`}, {shortUkMoment(new Date(createdAt), now)}
      {enquiry && (
        <>
          {', '}
          <Link href={`${enquiryPath}/${enquiry.id}`} prefetch={false}>
            with an enquiry
          </Link>
        </>
      )}
    </>
  );
}

export async function Scans({ payload, user, now }: WidgetProps) {
  const found = await readScans(payload, user, now);
  if (!found) return null;
  const { scans, count } = found;
  const list = listOf(payload, 'scan-results');
  return (
    <Widget
      title="Scans of the last three days"
      count={count}
      lines={scans.map((scan) => ({
        key: scan.id,
        label: scan.host,
        href: `${list}/${scan.id}`,
        note: <ScanNote scan={scan} enquiryPath={listOf(payload, 'submissions')} now={now} />,
      }))}
      more={[{ label: 'All scans', href: list }]}
    >
      {count === 0 && <p>No site was scanned.</p>}
    </Widget>
  );
}

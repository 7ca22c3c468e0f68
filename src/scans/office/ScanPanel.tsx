import Link from 'next/link';
import type { Payload, UIFieldServerProps } from 'payload';
import { Panel, Table } from '@/design/office/pieces';
import type { ScanResult, User } from '@/payload-types';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { reportPathOf } from '../rules/scan-state';

interface TrendRow {
  id: number;
  when: string;
  /** Path on the host: scores of other pages are not comparable. */
  page: string;
  score: number;
  /** Version of the rules: scores of different versions are not comparable. */
  engine: string;
}

const mostRows = 12;

function pageOf({ finalUrl, url }: Pick<ScanResult, 'finalUrl' | 'url'>): string {
  const { pathname = '', search = '' } = URL.parse(finalUrl || url) ?? {};
  return pathname + search;
}

async function readTrend(payload: Payload, user: User, host: string, now: Date) {
  const { docs } = await payload.find({
    collection: 'scan-results',
    where: { host: { equals: host }, status: { equals: 'scored' } },
    sort: '-finishedAt',
    limit: mostRows,
    depth: 0,
    pagination: false,
    joins: false,
    select: { url: true, finalUrl: true, overallScore: true, engine: true, finishedAt: true },
    user,
    overrideAccess: false,
  });
  return docs.map((scan) => ({
    id: scan.id,
    when: scan.finishedAt ? shortUkMoment(new Date(scan.finishedAt), now) : '',
    page: pageOf(scan),
    score: scan.overallScore ?? 0,
    engine: scan.engine ?? '',
  }));
}

interface TrendProps {
  rows: readonly TrendRow[];
  current: number;
  admin: string;
}

function Trend({ rows, current, admin }: TrendProps) {
  return (
    <Table
      caption="Scores of this site, the newest first"
      head={['When', 'Page', 'Score', 'Rules']}
    >
      {rows.map(({ id, when, page, score, engine }) => (
        <tr key={id} aria-current={id === current ? 'true' : undefined}>
          <td>
            {id === current ? (
              `${when}, this one`
            ) : (
              <Link href={`${admin}/collections/scan-results/${id}`} prefetch={false}>
                {when}
              </Link>
            )}
          </td>
          <td>{page}</td>
          <td>
            <meter min={0} max={100} value={score} aria-hidden="true" /> {score}
          </td>
          <td>{engine}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Panel on a scan: a link to its report and the site’s trend. */
export async function ScanPanel({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user) return null;
  const { host, uuid, tool, status } = data as ScanResult;
  const rows = await readTrend(payload, user, host, new Date());
  return (
    <Panel title="Report">
      <p>
        {status === 'scored' ? (
          <a href={reportPathOf(tool, uuid)}>Open the report</a>
        ) : (
          'There is no report: the site has no score.'
        )}
      </p>
      {rows.length > 0 && (
        <Trend rows={rows} current={Number(id)} admin={payload.config.routes.admin} />
      )}
    </Panel>
  );
}

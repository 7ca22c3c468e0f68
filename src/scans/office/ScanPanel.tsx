import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import type { ScanResult, User } from '@/payload-types';
import { reportPathOf } from '../rules/report-path';
import { readTrend, type TrendRow } from './read-trend';

interface TrendProps {
  rows: readonly TrendRow[];
  /** The scan that is being looked at. */
  current: number;
  /** Path of the back office. */
  admin: string;
}

function Trend({ rows, current, admin }: TrendProps) {
  return (
    <table>
      <caption>Scores of this site, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Page</th>
          <th scope="col">Score</th>
          <th scope="col">Rules</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}

/** On a scan: the way to its report, and how the site’s score has changed. */
export async function ScanPanel({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user) return null;
  const { host, uuid, tool, status } = data as ScanResult;
  const rows = await readTrend(payload, user, host, new Date());
  return (
    <section className="scan-panel" aria-labelledby="scan-panel">
      <h3 id="scan-panel">Report</h3>
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
    </section>
  );
}

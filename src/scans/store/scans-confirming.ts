import 'server-only';
import { getCms } from '@/platform/cms';
import type { ScanStatus } from '../rules/statuses';

interface ScanToConfirm {
  email: string | null;
  host: string;
  status: ScanStatus;
  createdAt: Date;
}

/** What has to be known of a scan to confirm its address. For the server alone: it holds the address. */
export async function findScanToConfirm(uuid: string): Promise<ScanToConfirm | null> {
  const { docs } = await (await getCms()).find({
    collection: 'scan-results',
    where: { uuid: { equals: uuid } },
    limit: 1,
    depth: 0,
    pagination: false,
    joins: false,
    select: { email: true, host: true, status: true, createdAt: true },
  });
  const [scan] = docs;
  if (!scan) return null;
  const { email, host, status, createdAt } = scan;
  return { email: email ?? null, host, status, createdAt: new Date(createdAt) };
}

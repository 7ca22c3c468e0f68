import type { Payload } from 'payload';
import { getEnv } from '@/platform/env';
import { scannerBotPath } from '@/platform/paths';
import { siteOf } from '../rules/left-alone';

/**
 * How the scanner goes about, for everything that it reads: by which name, and whom it leaves alone.
 *
 * @param brand the scanner’s, from the site’s settings
 */
export async function scannerOptions(payload: Payload, brand: string) {
  const { siteUrl, scannerAllowHosts } = getEnv();
  const settings = await payload.findGlobal({ slug: 'scanner-settings', depth: 0 });
  const optOuts = (settings.optOuts ?? []).map(({ host }) => siteOf(host));
  return {
    allowHosts: scannerAllowHosts,
    denyHosts: [siteOf(siteUrl), ...optOuts].filter(Boolean),
    userAgent: `${brand.replaceAll(/[^\w.-]/g, '') || 'Scanner'}/1.0 (+${siteUrl}${scannerBotPath})`,
    now: () => Date.now(),
  };
}

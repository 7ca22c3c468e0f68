import type { ScanRequestOutcome } from '@/scans/rules/scan-request';
import { settleWork } from './after-answers';
import { fillSettings } from './enquiries';
import { startSite } from './running-site';
import { browserAt, newAddress, quickEngine, scanWith } from './scans';

type Browser = Pick<ReturnType<typeof browserAt>, 'headers' | 'cookies' | 'keep'>;

/**
 * A site with visitors who request scans, each at a separate network address.
 *
 * @param network the first three numbers of those addresses
 */
export async function startAsking(network: string) {
  const site = await startSite();
  const { payload } = site;
  // Loads the configuration, which reads the environment that was set above.
  const { requestScan } = await import('@/scans/actions/request-scan');
  await fillSettings(payload);
  scanWith(payload, quickEngine);
  let visitors = 0;

  return {
    site,
    payload,
    somebody(): Browser {
      visitors += 1;
      return browserAt(`${network}.${visitors}`);
    },
    /** Sends a request from a browser, and stores the cookie of the answer there. */
    async ask(browser: Browser, wish: object = {}): Promise<ScanRequestOutcome> {
      const { outcome, owner } = await requestScan({ url: newAddress(), ...wish }, browser);
      if (owner) browser.keep('scan_owner', owner);
      return outcome;
    },
    /** Sets the limits of fair use. */
    async allow(scanCaptchaAfter: number, scanFreeLimit: number): Promise<void> {
      const data = { scanCaptchaAfter, scanFreeLimit };
      await payload.updateGlobal({ slug: 'policy-settings', data });
    },
    /** Waits for all work scheduled after an answer. */
    settle: settleWork,
    sql: (text: string, values: unknown[] = []) => payload.db.pool.query(text, values),
    /** Counted free scans of each requester. */
    async counted(): Promise<number[]> {
      const { rows } = await payload.db.pool.query(
        "select points from rate_limits where key like 'scanFree%' order by points",
      );
      return rows.map(({ points }) => points);
    },
  };
}

/** The outcome when a scan begins. */
export const accepted = { status: 'accepted', isStored: false };

export const idOf = (outcome: ScanRequestOutcome): string => ('id' in outcome ? outcome.id : '');

import { auditPath } from '../../domain/routing/paths.ts';
import type { FirstAdmin } from '../tasks/first-admin.ts';

export type Greeting = {
  siteUrl: string;
  dataDir: string;
  firstAdmin?: FirstAdmin;
  /** Present only if it was made up in this start. */
  betaPassword?: string;
};

const shownOnce = '          shown only this once: keep it safe';

/** What the operator reads when the site is ready: where it is, and passwords that were made up. */
export function greeting({ siteUrl, dataDir, firstAdmin, betaPassword }: Greeting): string {
  const lines = [`Site      ${siteUrl}`, `CMS       ${siteUrl}/cms`, `Data      ${dataDir}`];
  if (firstAdmin) lines.push('', `Account   ${firstAdmin.email}`);
  if (firstAdmin?.password) lines.push(`Password  ${firstAdmin.password}`, shownOnce);
  if (betaPassword) {
    lines.push('', `Beta      ${siteUrl}${auditPath}`);
    lines.push(`Password  ${betaPassword}`, shownOnce);
  }
  return [...lines, '', 'Ctrl-C stops the site.'].join('\n');
}

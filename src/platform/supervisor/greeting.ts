import { auditPath, studioPath } from '../paths.ts';

/** The first account, made when there was none. */
export type FirstAdmin = {
  email: string;
  /** Present only if it was made up here: nobody else knows it. */
  password?: string;
};

export type Greeting = {
  siteUrl: string;
  dataDir: string;
  firstAdmin?: FirstAdmin;
  /** Present only if they were made up in this start. */
  studioPassword?: string;
  betaPassword?: string;
};

const shownOnce = '          shown only this once: keep it safe';

/** What the operator reads when the site is ready: where it is, and passwords that were made up. */
export function greeting({ siteUrl, dataDir, firstAdmin, ...made }: Greeting): string {
  const lines = [`Site      ${siteUrl}`, `CMS       ${siteUrl}/cms`, `Data      ${dataDir}`];
  if (firstAdmin) lines.push('', `Account   ${firstAdmin.email}`);
  if (firstAdmin?.password) lines.push(`Password  ${firstAdmin.password}`, shownOnce);
  const area = (name: string, path: string, password: string | undefined) => {
    if (password) lines.push('', `${name}${siteUrl}${path}`, `Password  ${password}`, shownOnce);
  };
  area('Studio    ', studioPath, made.studioPassword);
  area('Beta      ', auditPath, made.betaPassword);
  return [...lines, '', 'Ctrl-C stops the site.'].join('\n');
}

import { auditPath, studioPath } from '../paths.ts';

export type FirstAdmin = {
  email: string;
  /** Present only if generated here and so unknown to others. */
  password?: string;
};

export type Greeting = {
  siteUrl: string;
  dataDir: string;
  firstAdmin?: FirstAdmin;
  /** Present only if generated in this start. */
  studioPassword?: string;
  betaPassword?: string;
};

const shownOnce = '          shown only this once: keep it safe';

/** Text for the operator when the site is ready: its address and generated passwords. */
export function writeGreeting({ siteUrl, dataDir, firstAdmin, ...made }: Greeting): string {
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

'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { PasswordOutcome } from '../rules/shared-password';
import { auditArea } from '../store/areas';
import { rememberEntry } from '../store/session-cookie';
import { enterArea } from './enter-area';

/** Opens the beta audit in this browser. */
export async function enterAudit(form: FormData): Promise<PasswordOutcome> {
  const entry = await enterArea(auditArea, form.get('password'), { headers: await headers() });
  if (entry.session) await rememberEntry(auditArea, entry.session);
  return entry.outcome;
}

/** The page that was asked for, if it is one of the area’s. */
function pageIn(area: string, asked: FormDataEntryValue | null): string {
  const path = typeof asked === 'string' && /^[\w/-]{1,200}$/.test(asked) ? asked : area;
  return path.startsWith(`${area}/`) ? path : area;
}

/** The same without script: on to the page that the gate stood in front of. */
export async function enterAuditWithoutScript(
  _: PasswordOutcome | null,
  form: FormData,
): Promise<PasswordOutcome> {
  const outcome = await enterAudit(form);
  if (outcome.status === 'open') redirect(pageIn(auditArea.path, form.get('path')));
  return outcome;
}

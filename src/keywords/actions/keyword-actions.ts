'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { demandAdmin } from '@/accounts/store/viewer';
import { logFailure } from '@/platform/log-failure';
import { seoDashboardPath } from '@/platform/paths';
import { mostProposals } from '../rules/propose-keywords';
import { addProposals, assignKeywordPages } from '../store/import-keywords';
import { findProposals, listTargetPages } from '../store/keywords-suggestions';

/** What stood in the way; `null` before anything was sent. */
export type ChoiceProblem = string | null;

const nothingTicked = 'Tick at least one.';
const failed = 'It could not be saved. Try again.';
const unreadable = 'That could not be read. Load the page again.';

const keywordsSchema = z.array(z.string().min(1).max(200)).max(mostProposals);

/** @returns how many were saved; `null` when none could be */
const tryToSave = (save: () => Promise<number>) =>
  logFailure<number | null>('Keywords could not be saved.', null, save);

/** Lists the ticked proposals. Values that were not proposed are dropped. */
export async function addKeywords(_: ChoiceProblem, form: FormData): Promise<ChoiceProblem> {
  const user = await demandAdmin();
  const chosen = keywordsSchema.safeParse(form.getAll('choice'));
  if (!chosen.success) return unreadable;
  if (chosen.data.length === 0) return nothingTicked;
  const author = { user, headers: await headers() };
  const count = await tryToSave(async () =>
    addProposals(await findProposals(new Set(chosen.data)), author),
  );
  if (count === null) return failed;
  redirect(`${seoDashboardPath}?added=${count}`);
}

/** `12 /web-design-reading`: the keyword’s number and its page. */
const pageChoice = z
  .string()
  .regex(/^\d{1,9} \/[\w/-]{0,199}$/)
  .transform((text) => {
    const [id, page = ''] = text.split(' ');
    return { id: Number(id), page };
  });
const pageChoices = z.array(pageChoice).max(mostProposals);

/** Gives the ticked keywords the page that was suggested for them. */
export async function assignPages(_: ChoiceProblem, form: FormData): Promise<ChoiceProblem> {
  const user = await demandAdmin();
  const chosen = pageChoices.safeParse(form.getAll('choice'));
  if (!chosen.success) return unreadable;
  if (chosen.data.length === 0) return nothingTicked;
  const author = { user, headers: await headers() };
  const count = await tryToSave(async () => {
    const targets = new Set((await listTargetPages()).map(({ path }) => path));
    const known = chosen.data.filter(({ page }) => targets.has(page));
    return assignKeywordPages(known, author);
  });
  if (count === null) return failed;
  redirect(`${seoDashboardPath}?assigned=${count}`);
}

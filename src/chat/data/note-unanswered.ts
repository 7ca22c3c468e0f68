import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { sameWords } from '../rules/conversation';
import { withoutPersonalData } from '../rules/question';

/** Counts a question that nothing published answers, without what may name a person. */
export async function noteUnanswered(req: PayloadRequest, asked: string, now: Date): Promise<void> {
  const question = withoutPersonalData(asked);
  const words = sameWords(question);
  if (words.length < 4) return;
  await inTransaction(req, () =>
    execute(
      req,
      sql`insert into unanswered_questions (question, words, status, times, last_asked_at)
        values (${question}, ${words}, 'open', 1, ${now.toISOString()})
        on conflict (words) do update
          set times = unanswered_questions.times + 1, last_asked_at = excluded.last_asked_at,
              updated_at = now()`,
    ),
  );
}

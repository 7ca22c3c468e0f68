import type { Payload } from 'payload';
import { vi } from 'vitest';
import type { AuditLog } from '@/payload-types';
import { nextNumber } from './documents';
import type { Answer } from './rest';
import { type Account, makeAccount, type RunningSite, startSite } from './running-site';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';

export interface Visitor {
  /** Headers that identify the visitor. */
  from: Record<string, string>;
  /** Signs in to the CMS. */
  cms: (credentials: object) => Promise<Answer>;
}

export interface Doors {
  site: RunningSite;
  payload: Payload;
  /** A visitor at a separate network address. */
  somebody: () => Visitor;
  newcomer: () => Promise<Account>;
  sql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Clears attempts and log entries. */
  begin: () => Promise<void>;
  log: () => Promise<AuditLog[]>;
}

/** A site for testing sign-ins. */
export async function startDoors(): Promise<Doors> {
  const site = await startSite();
  const { payload } = site;
  const stranger = await site.as('anonymous');
  const sql: Doors['sql'] = (text, values = []) => payload.db.pool.query(text, values);
  return {
    site,
    payload,
    sql,
    somebody() {
      const from = { 'x-client-address': `198.51.102.${nextNumber()}`, 'user-agent': firefox };
      return {
        from,
        cms: (body) => stranger('POST', '/users/login', { body, headers: from }),
      };
    },
    newcomer: () => makeAccount(payload, stranger, 'admin'),
    async begin() {
      await sql('delete from rate_limits');
      await sql('delete from audit_log');
      // Mocks are reset after each test.
      vi.spyOn(payload.logger, 'error');
    },
    async log() {
      return (await payload.find({ collection: 'audit-log', sort: 'id', depth: 0, limit: 0 })).docs;
    },
  };
}

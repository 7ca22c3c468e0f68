import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '@/platform/database/transaction';
import { type FoundPerson, phoneDigits } from '../rules/person';

const mostFound = 50;

/** People whose name, or telephone number in an enquiry, matches the search. */
export function findPeople(req: PayloadRequest, search: string): Promise<FoundPerson[]> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const phone = phoneDigits(search);
  const digits = sql`regexp_replace(concat_ws(' ', message, notes), '[^0-9]', '', 'g')`;
  const hasNumber = phone ? sql`or position(${phone} in ${digits}) > 0` : sql``;
  return execute<FoundPerson>(
    req,
    sql`select email, min(name) as name from (
          select lower(email) as email, name from submissions
           where name ilike ${like} ${hasNumber}
          union all
          select lower(client_email), coalesce(contact_name, client_name) from proposals
           where client_email is not null
             and (client_name ilike ${like} or contact_name ilike ${like})
        ) as found group by email order by 2, 1 limit ${mostFound}`,
  );
}

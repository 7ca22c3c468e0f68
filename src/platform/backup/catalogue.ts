import type pg from 'pg';
import type { TableEntry } from './manifest.ts';

/** The methods of pg used here; a connection of Payload's pool has them too. */
export type Queryable = Pick<pg.ClientBase, 'query' | 'escapeIdentifier'>;

export type Table = Pick<TableEntry, 'name' | 'columns'>;

const ours = `(select oid from pg_namespace where nspname = current_schema())`;

export async function listTables(client: Queryable): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attname) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = ${ours} and c.relkind = 'r'
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    group by c.relname
    order by c.relname`);
  return rows;
}

/** Sequences ignore transactions, so their values are never behind the rows. */
export async function listSequences(client: Queryable): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query(`
    select sequencename as name, last_value::text as value
    from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename`);
  return rows;
}

export type ForeignKey = { table: string; name: string; definition: string };

export async function listForeignKeys(client: Queryable): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = ${ours} and conparentid = 0
    order by conname`);
  return rows;
}

/** Text forms of dates, numbers and intervals that every PostgreSQL reads alike. */
export async function fixTextForms(client: Queryable): Promise<void> {
  await client.query(
    "set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; " +
      "set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex'",
  );
}

/** `"submissions" ("id", "name")`, as COPY takes it. */
export function copyTarget(client: Queryable, { name, columns }: Table): string {
  const list = columns.map((column) => client.escapeIdentifier(column.name)).join(', ');
  return `${client.escapeIdentifier(name)} (${list})`;
}

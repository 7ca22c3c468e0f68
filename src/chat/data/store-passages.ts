import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { factNames, facts, factsAsked } from '../rules/facts';
import {
  type AnsweringCollection,
  alsoAsked,
  answering,
  type Passage,
  passagesIn,
  titleOf,
} from '../rules/passages';
import { plain } from '../rules/question';

/** Source of what the settings answer. */
export const factSource = 'site-settings';

interface Row extends Passage {
  place: number;
  title: string;
  topic: string | null;
  is_hidden: boolean;
}

const accented = /\S*[À-ÖØ-öø-ž]\S*/g;
/** Keywords with the words of a passage as a British keyboard has them: “cafe” finds “café”. */
function withPlainWords({ heading, body, keywords }: Passage): string {
  const words = `${heading} ${body}`.match(accented) ?? [];
  return [keywords, ...new Set(words.map(plain))].join(' ').trim();
}

/** Words for the correction of typing errors. They stay after their passages: only passages are found. */
const rememberWords = (rows: readonly Row[]) => {
  const text = rows
    .map(({ heading, body, keywords }) => `${heading} ${body} ${keywords}`)
    .join(' ');
  const words = new Set(
    text
      .replaceAll(/\{\{[^}]*\}\}/g, ' ')
      .toLowerCase()
      .match(/[a-z]{4,30}/g),
  );
  return sql`insert into passage_words (word)
    select jsonb_array_elements_text(${JSON.stringify([...words].sort())}::jsonb)
    on conflict do nothing`;
};

/** Replaces a document's passages, unless they are the same: most saves change a few words. */
async function writePassages(
  req: PayloadRequest,
  source: string,
  id: number,
  rows: readonly Row[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(place integer, topic varchar, anchor varchar, title text, heading text, body text,
             keywords text, is_hidden boolean)`;
  await execute(
    req,
    sql`delete from passages as old where source = ${source} and source_id = ${id}
      and not exists (select from ${given} where given.place = old.place
        and given.topic is not distinct from old.topic
        and given.anchor is not distinct from old.anchor and given.title = old.title
        and given.heading = old.heading and given.body = old.body
        and given.keywords = old.keywords and given.is_hidden = old.is_hidden)`,
  );
  if (rows.length === 0) return;
  await execute(
    req,
    sql`insert into passages
        (source, source_id, place, topic, anchor, title, heading, body, keywords, is_hidden)
      select ${source}, ${id}, place, topic, anchor, title, heading, body, keywords, is_hidden
        from ${given} order by place
      on conflict do nothing`,
  );
  await execute(req, rememberWords(rows));
}

interface Published {
  id: number;
  topic?: string | null;
  meta?: { noIndex?: boolean | null } | null;
}

/** Stores what a saved document answers as published; drafts and the trash answer nothing. */
export async function storePassages(
  req: PayloadRequest,
  slug: AnsweringCollection,
  id: number | string,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slug,
    req,
    draft: false,
    trash: false,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    joins: false as never,
    pagination: false,
    overrideAccess: true,
  });
  const [doc] = docs as Published[];
  const rows = doc
    ? passagesIn(slug, doc).map((passage, place) => ({
        ...passage,
        keywords: withPlainWords(passage),
        place,
        title: titleOf(doc as never),
        topic: doc.topic ?? null,
        is_hidden: doc.meta?.noIndex ?? false,
      }))
    : [];
  await writePassages(req, slug, Number(id), rows);
}

export async function forgetPassages(
  req: PayloadRequest,
  slug: AnsweringCollection,
  id: number | string,
): Promise<void> {
  await execute(
    req,
    sql`delete from passages where source = ${slug} and source_id = ${Number(id)}`,
  );
}

/** The questions that the settings answer; their words never change, the answers do. */
export async function storeFacts(req: PayloadRequest): Promise<void> {
  const itself = factNames.map((topic) => ({
    ...{ ...facts[topic], anchor: null, body: facts[topic].heading, topic },
  }));
  const inOtherWords = factNames.flatMap((topic) =>
    alsoAsked(factsAsked[topic] ?? []).map((passage) => ({ ...passage, topic })),
  );
  const rows = [...itself, ...inOtherWords].map((passage, place) => ({
    ...{ ...passage, place, title: facts[passage.topic].heading, is_hidden: false },
  }));
  await writePassages(req, factSource, 0, rows);
}

/** Stores the passages of documents that were written without the CMS, or before it kept them. */
export async function storeMissingPassages(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, () => storeFacts(req));
  for (const slug of answering) {
    const { rows } = await payload.db.pool.query<{ id: number }>(
      `select id from "${slug.replaceAll('-', '_')}" as doc
        where _status = 'published' and deleted_at is null
          and not exists (select from passages where source = $1 and source_id = doc.id)
        order by id`,
      [slug],
    );
    for (const { id } of rows) {
      const own = await createLocalReq({}, payload);
      await inTransaction(own, () => storePassages(own, slug, id));
    }
  }
}

import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { readLiveRow } from '@/platform/database/live-state';
import { listPublished } from '@/platform/database/published';
import { execute, inTransaction } from '@/platform/database/transaction';
import { type PagedCollection, pagedCollections, pathOf, postPath } from '@/platform/paths';
import { tokenKinds } from '@/prices/rules/price-tokens';
import type { QuotingPage } from '../rules/price-places';
import type { Quote } from '../rules/price-quotes';
import { isSearched, searched } from './store-uses';

/** A place affected by deleting a document. */
export interface Use {
  /** E.g. `Post: How to hire a web designer`. */
  label: string;
  /** Edit page, relative to the back office's path. */
  path: string;
  isDraft: boolean;
}

/** The places that name a document. */
export interface Uses {
  /** The first of them. */
  listed: Use[];
  count: number;
}

/** Shown in a list; more would not be read. */
const mostListed = 50;

/** A document's present address; `null` without a published page. */
export async function readAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | null> {
  if (!(pagedCollections as readonly string[]).includes(collection)) return null;
  const live = await readLiveRow(collection, id, req);
  return live ? pathOf(collection as PagedCollection, live) : null;
}

interface Source {
  source: string;
  id: number;
  isDraft: boolean;
}

/** Title of a listed place, as its editor knows it. */
async function describeSources(req: PayloadRequest, sources: readonly Source[]): Promise<Use[]> {
  const titles = new Map<string, string>();
  for (const slug of searched) {
    const ids = sources.flatMap(({ source, id }) => (source === slug ? [id] : []));
    if (ids.length === 0) continue;
    const { config } = req.payload.collections[slug];
    const title = config.admin.useAsTitle ?? 'id';
    // The draft's title wins: editors see it in the list.
    for (const draft of [false, true]) {
      const { docs } = await req.payload.find({
        collection: slug,
        req,
        draft,
        where: { id: { in: ids } },
        depth: 0,
        joins: false as never,
        pagination: false,
        select: { [title]: true } as never,
        overrideAccess: true,
      });
      for (const doc of docs as ({ id: number } & Record<string, unknown>)[]) {
        const name = String(doc[title] || 'without a title');
        titles.set(`${slug}:${doc.id}`, `${config.labels.singular}: ${name}`);
      }
    }
  }
  return sources.flatMap(({ source, id, isDraft }): Use[] => {
    if (isSearched(source)) {
      const label = titles.get(`${source}:${id}`);
      return label ? [{ label, path: `/collections/${source}/${id}`, isDraft }] : [];
    }
    const label = req.payload.globals.config.find(({ slug }) => slug === source)?.label;
    return [{ label: String(label ?? source), path: `/globals/${source}`, isDraft }];
  });
}

async function readKeywords(req: PayloadRequest, addresses: readonly string[]): Promise<Uses> {
  if (addresses.length === 0) return { listed: [], count: 0 };
  const { docs, totalDocs } = await req.payload.find({
    collection: 'keywords',
    req,
    where: { page: { in: [...addresses] } },
    limit: mostListed,
    depth: 0,
    select: { keyword: true },
    overrideAccess: true,
  });
  const listed = docs.map(({ id, keyword }) => ({
    label: `Keyword: ${keyword}`,
    path: `/collections/keywords/${id}`,
    isDraft: false,
  }));
  return { listed, count: totalDocs };
}

/** Finds references to a document, also in drafts, but not in the trash. */
export async function readUses(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Uses> {
  const address = await readAddress(req, collection, id);
  const addresses = address ? [address, `${req.payload.config.serverURL}${address}`] : [];
  const kind = (tokenKinds as Partial<Record<CollectionSlug, string>>)[collection];
  const { key } = (
    kind ? await req.payload.findByID({ collection, id, req, depth: 0, trash: true }) : {}
  ) as { key?: string };
  const figure = key === undefined ? null : `${kind}:${key}`;
  const rows = await inTransaction(req, () =>
    execute<Source & { count: string }>(
      req,
      sql`select source, source_id as id, bool_and(is_draft) as "isDraft", count(*) over () as count
        from uses
       where ((kind = 'document' and target = ${`${collection}:${id}`})
           or (kind = 'link' and target = any(${sql.param(addresses)}::text[]))
           or (kind = 'figure' and (target = ${figure} or target like ${figure} || ':%')))
         and not (source = ${collection} and source_id = ${Number(id)})
       group by source, source_id
       order by array_position(${sql.param([...searched])}::varchar[], source), source_id desc
       limit ${mostListed}`,
    ),
  );
  const keywords = await readKeywords(req, addresses);
  const listed = [...(await describeSources(req, rows)), ...keywords.listed];
  return {
    listed: listed.slice(0, mostListed),
    count: Number(rows[0]?.count ?? 0) + keywords.count,
  };
}

/** Figures that published posts quote; `card`: in their cards. */
export async function readQuotesOfPosts(
  req: PayloadRequest,
  kind: 'figure' | 'card',
): Promise<Quote[]> {
  const { rows } = await req.payload.db.pool.query<{ target: Quote }>(
    `select distinct target from uses where kind = $1 and source = 'posts' and not is_draft`,
    [kind],
  );
  return rows.map(({ target }) => target);
}

/**
 * Published posts that quote a figure of a group, the newest of each group.
 * @returns per group the posts, and whether there are more
 */
export async function readQuotingPosts(
  req: PayloadRequest,
  groups: readonly (readonly Quote[])[],
): Promise<{ posts: QuotingPage[]; hasMore: boolean }[]> {
  const { rows } = await req.payload.db.pool.query<{ group: number; id: number }>(
    `select asked.number::int as group, found.source_id as id
       from jsonb_array_elements($1::jsonb) with ordinality as asked (quotes, number)
      cross join lateral
        (select distinct source_id from uses
          where kind = 'figure' and source = 'posts' and not is_draft
            and target in (select jsonb_array_elements_text(asked.quotes) collate "C")
          order by source_id desc limit ${mostListed + 1}) as found`,
    [JSON.stringify(groups)],
  );
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (ids.length === 0) return groups.map(() => ({ posts: [], hasMore: false }));
  const docs = await listPublished(req.payload, 'posts', {
    req,
    depth: 0,
    sort: '-id',
    where: { id: { in: ids } },
    select: { title: true, slug: true },
  });
  const quoted = await req.payload.db.pool.query<{ id: number; quotes: Quote[] }>(
    `select source_id as id, array_agg(target) as quotes from uses
      where source = 'posts' and source_id = any($1) and kind = 'figure' and not is_draft
      group by source_id`,
    [ids],
  );
  const quotes = new Map(quoted.rows.map((row) => [row.id, row.quotes]));
  const posts = new Map(
    docs.map(({ id, title, slug }) => [
      id,
      { path: postPath(slug), title, quotes: quotes.get(id) ?? [] },
    ]),
  );
  return groups.map((_group, index) => {
    const own = rows.filter(({ group }) => group === index + 1).map(({ id }) => id);
    return {
      posts: own.slice(0, mostListed).flatMap((id) => posts.get(id) ?? []),
      hasMore: own.length > mostListed,
    };
  });
}

import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { listConditions } from '../http/rest-requests';

/** Staff narrow a longer list by another word. Counting it would read the text of every row. */
const mostCounted = 1_000;

/**
 * Counts the results of a text search up to a limit. A search with more results says one more than
 * the limit; its further pages stay reachable.
 */
export function boundSearchCounts(adapter: PostgresAdapter): void {
  const find = adapter.find.bind(adapter);
  adapter.find = async (args) => {
    const { collection, where, req, limit = 0, page = 1, pagination } = args;
    const isSearch = listConditions(where).some(
      ({ operator }) => operator === 'like' || operator === 'contains',
    );
    if (!isSearch || pagination === false || limit < 1) return find(args);
    const found = await find<{ id: number }>({ ...args, pagination: false });
    const counted = await find({
      collection,
      ...(where ? { where } : {}),
      ...(req ? { req } : {}),
      limit: mostCounted + 1,
      pagination: false,
      select: { id: true },
      sort: '-id',
    });
    const reached = (page - 1) * limit + found.docs.length;
    const mayHaveMore = counted.docs.length > mostCounted && found.docs.length === limit;
    const totalDocs = Math.max(counted.docs.length, mayHaveMore ? reached + 1 : reached);
    const totalPages = Math.max(1, Math.ceil(totalDocs / limit));
    return {
      ...found,
      totalDocs,
      totalPages,
      page,
      pagingCounter: (page - 1) * limit + 1,
      hasPrevPage: page > 1,
      hasNextPage: totalPages > page,
      prevPage: page > 1 ? page - 1 : null,
      nextPage: totalPages > page ? page + 1 : null,
    } as never;
  };
}

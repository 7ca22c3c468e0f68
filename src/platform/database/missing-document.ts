import type { PostgresAdapter } from '@payloadcms/db-postgres';

/**
 * Lets a document that is not there be deleted without a fault. Payload looks for it twice, the second
 * time without the tables that its conditions speak of, and PostgreSQL refuses that.
 */
export function deleteOnlyWhatIsThere(adapter: PostgresAdapter): void {
  const deleteOne = adapter.deleteOne.bind(adapter);
  adapter.deleteOne = async (args) => {
    const { collection, where, req } = args;
    const found = await adapter.findOne<{ id: number }>({
      collection,
      where,
      ...(req ? { req } : {}),
    });
    if (!found) return null as never;
    return deleteOne({ ...args, where: { id: { equals: found.id } } });
  };
}

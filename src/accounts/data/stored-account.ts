import type { User } from '@/payload-types';

/** As the row stands in the database: Payload itself shows no hash. */
export type StoredAccount = User & { hash?: string | null };

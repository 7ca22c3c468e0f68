import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_ring_when" AS ENUM('any', 'morning', 'afternoon');
  ALTER TABLE "submissions" ADD COLUMN "ring_when" "enum_submissions_ring_when";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DROP COLUMN "ring_when";
  DROP TYPE "public"."enum_submissions_ring_when";`)
}

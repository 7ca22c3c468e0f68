import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs" ADD COLUMN "also_asked" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_also_asked" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs" DROP COLUMN "also_asked";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_also_asked";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "niches" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "_niches_v" ADD COLUMN "version_case_study_id" integer;
  ALTER TABLE "niches" ADD CONSTRAINT "niches_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "niches_case_study_idx" ON "niches" USING btree ("case_study_id");
  CREATE INDEX "_niches_v_version_version_case_study_idx" ON "_niches_v" USING btree ("version_case_study_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "niches" DROP CONSTRAINT "niches_case_study_id_case_studies_id_fk";
  
  ALTER TABLE "_niches_v" DROP CONSTRAINT "_niches_v_version_case_study_id_case_studies_id_fk";
  
  DROP INDEX "niches_case_study_idx";
  DROP INDEX "_niches_v_version_version_case_study_idx";
  ALTER TABLE "niches" DROP COLUMN "case_study_id";
  ALTER TABLE "_niches_v" DROP COLUMN "version_case_study_id";`)
}

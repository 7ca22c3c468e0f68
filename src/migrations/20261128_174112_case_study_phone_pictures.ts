import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_features" ADD COLUMN "phone_image_id" integer;
  ALTER TABLE "case_studies_screenshots" ADD COLUMN "phone_image_id" integer;
  ALTER TABLE "case_studies" ADD COLUMN "before_after_after_phone_image_id" integer;
  ALTER TABLE "_case_studies_v_version_features" ADD COLUMN "phone_image_id" integer;
  ALTER TABLE "_case_studies_v_version_screenshots" ADD COLUMN "phone_image_id" integer;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_before_after_after_phone_image_id" integer;
  ALTER TABLE "case_studies_features" ADD CONSTRAINT "case_studies_features_phone_image_id_media_id_fk" FOREIGN KEY ("phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_screenshots" ADD CONSTRAINT "case_studies_screenshots_phone_image_id_media_id_fk" FOREIGN KEY ("phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_before_after_after_phone_image_id_media_id_fk" FOREIGN KEY ("before_after_after_phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_features" ADD CONSTRAINT "_case_studies_v_version_features_phone_image_id_media_id_fk" FOREIGN KEY ("phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_screenshots" ADD CONSTRAINT "_case_studies_v_version_screenshots_phone_image_id_media_id_fk" FOREIGN KEY ("phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_before_after_after_phone_image_id_media_id_fk" FOREIGN KEY ("version_before_after_after_phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "case_studies_features_phone_image_idx" ON "case_studies_features" USING btree ("phone_image_id");
  CREATE INDEX "case_studies_screenshots_phone_image_idx" ON "case_studies_screenshots" USING btree ("phone_image_id");
  CREATE INDEX "case_studies_before_after_before_after_after_phone_image_idx" ON "case_studies" USING btree ("before_after_after_phone_image_id");
  CREATE INDEX "_case_studies_v_version_features_phone_image_idx" ON "_case_studies_v_version_features" USING btree ("phone_image_id");
  CREATE INDEX "_case_studies_v_version_screenshots_phone_image_idx" ON "_case_studies_v_version_screenshots" USING btree ("phone_image_id");
  CREATE INDEX "_case_studies_v_version_before_after_version_before_af_2_idx" ON "_case_studies_v" USING btree ("version_before_after_after_phone_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_features" DROP CONSTRAINT "case_studies_features_phone_image_id_media_id_fk";
  
  ALTER TABLE "case_studies_screenshots" DROP CONSTRAINT "case_studies_screenshots_phone_image_id_media_id_fk";
  
  ALTER TABLE "case_studies" DROP CONSTRAINT "case_studies_before_after_after_phone_image_id_media_id_fk";
  
  ALTER TABLE "_case_studies_v_version_features" DROP CONSTRAINT "_case_studies_v_version_features_phone_image_id_media_id_fk";
  
  ALTER TABLE "_case_studies_v_version_screenshots" DROP CONSTRAINT "_case_studies_v_version_screenshots_phone_image_id_media_id_fk";
  
  ALTER TABLE "_case_studies_v" DROP CONSTRAINT "_case_studies_v_version_before_after_after_phone_image_id_media_id_fk";
  
  DROP INDEX "case_studies_features_phone_image_idx";
  DROP INDEX "case_studies_screenshots_phone_image_idx";
  DROP INDEX "case_studies_before_after_before_after_after_phone_image_idx";
  DROP INDEX "_case_studies_v_version_features_phone_image_idx";
  DROP INDEX "_case_studies_v_version_screenshots_phone_image_idx";
  DROP INDEX "_case_studies_v_version_before_after_version_before_af_2_idx";
  ALTER TABLE "case_studies_features" DROP COLUMN "phone_image_id";
  ALTER TABLE "case_studies_screenshots" DROP COLUMN "phone_image_id";
  ALTER TABLE "case_studies" DROP COLUMN "before_after_after_phone_image_id";
  ALTER TABLE "_case_studies_v_version_features" DROP COLUMN "phone_image_id";
  ALTER TABLE "_case_studies_v_version_screenshots" DROP COLUMN "phone_image_id";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_before_after_after_phone_image_id";`)
}

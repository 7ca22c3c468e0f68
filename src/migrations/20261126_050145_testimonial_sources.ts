import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials" ADD COLUMN "website" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "review_url" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "portrait_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_website" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_review_url" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_portrait_id" integer;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "testimonials_portrait_idx" ON "testimonials" USING btree ("portrait_id");
  CREATE INDEX "_testimonials_v_version_version_portrait_idx" ON "_testimonials_v" USING btree ("version_portrait_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_portrait_id_media_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_portrait_id_media_id_fk";
  
  DROP INDEX "testimonials_portrait_idx";
  DROP INDEX "_testimonials_v_version_version_portrait_idx";
  ALTER TABLE "testimonials" DROP COLUMN "website";
  ALTER TABLE "testimonials" DROP COLUMN "review_url";
  ALTER TABLE "testimonials" DROP COLUMN "portrait_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_website";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_review_url";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_portrait_id";`)
}

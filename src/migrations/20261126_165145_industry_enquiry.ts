import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" ADD COLUMN "enquiry_frames_found_picture_id" integer;
  ALTER TABLE "industries" ADD COLUMN "enquiry_frames_found_text" varchar;
  ALTER TABLE "industries" ADD COLUMN "enquiry_frames_asked_picture_id" integer;
  ALTER TABLE "industries" ADD COLUMN "enquiry_frames_asked_text" varchar;
  ALTER TABLE "industries" ADD COLUMN "enquiry_frames_message" varchar;
  ALTER TABLE "industries" ADD COLUMN "enquiry_frames_arrived_text" varchar;
  ALTER TABLE "industries" ADD COLUMN "new_customer_example" varchar;
  ALTER TABLE "industries" ADD COLUMN "new_customer_profit_pence" numeric;
  ALTER TABLE "_industries_v" ADD COLUMN "version_enquiry_frames_found_picture_id" integer;
  ALTER TABLE "_industries_v" ADD COLUMN "version_enquiry_frames_found_text" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_enquiry_frames_asked_picture_id" integer;
  ALTER TABLE "_industries_v" ADD COLUMN "version_enquiry_frames_asked_text" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_enquiry_frames_message" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_enquiry_frames_arrived_text" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_new_customer_example" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_new_customer_profit_pence" numeric;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_enquiry_frames_found_picture_id_media_id_fk" FOREIGN KEY ("enquiry_frames_found_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_enquiry_frames_asked_picture_id_media_id_fk" FOREIGN KEY ("enquiry_frames_asked_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_enquiry_frames_found_picture_id_media_id_fk" FOREIGN KEY ("version_enquiry_frames_found_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_enquiry_frames_asked_picture_id_media_id_fk" FOREIGN KEY ("version_enquiry_frames_asked_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "industries_enquiry_frames_enquiry_frames_found_picture_idx" ON "industries" USING btree ("enquiry_frames_found_picture_id");
  CREATE INDEX "industries_enquiry_frames_enquiry_frames_asked_picture_idx" ON "industries" USING btree ("enquiry_frames_asked_picture_id");
  CREATE INDEX "_industries_v_version_enquiry_frames_version_enquiry_fra_idx" ON "_industries_v" USING btree ("version_enquiry_frames_found_picture_id");
  CREATE INDEX "_industries_v_version_enquiry_frames_version_enquiry_f_1_idx" ON "_industries_v" USING btree ("version_enquiry_frames_asked_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" DROP CONSTRAINT "industries_enquiry_frames_found_picture_id_media_id_fk";
  
  ALTER TABLE "industries" DROP CONSTRAINT "industries_enquiry_frames_asked_picture_id_media_id_fk";
  
  ALTER TABLE "_industries_v" DROP CONSTRAINT "_industries_v_version_enquiry_frames_found_picture_id_media_id_fk";
  
  ALTER TABLE "_industries_v" DROP CONSTRAINT "_industries_v_version_enquiry_frames_asked_picture_id_media_id_fk";
  
  DROP INDEX "industries_enquiry_frames_enquiry_frames_found_picture_idx";
  DROP INDEX "industries_enquiry_frames_enquiry_frames_asked_picture_idx";
  DROP INDEX "_industries_v_version_enquiry_frames_version_enquiry_fra_idx";
  DROP INDEX "_industries_v_version_enquiry_frames_version_enquiry_f_1_idx";
  ALTER TABLE "industries" DROP COLUMN "enquiry_frames_found_picture_id";
  ALTER TABLE "industries" DROP COLUMN "enquiry_frames_found_text";
  ALTER TABLE "industries" DROP COLUMN "enquiry_frames_asked_picture_id";
  ALTER TABLE "industries" DROP COLUMN "enquiry_frames_asked_text";
  ALTER TABLE "industries" DROP COLUMN "enquiry_frames_message";
  ALTER TABLE "industries" DROP COLUMN "enquiry_frames_arrived_text";
  ALTER TABLE "industries" DROP COLUMN "new_customer_example";
  ALTER TABLE "industries" DROP COLUMN "new_customer_profit_pence";
  ALTER TABLE "_industries_v" DROP COLUMN "version_enquiry_frames_found_picture_id";
  ALTER TABLE "_industries_v" DROP COLUMN "version_enquiry_frames_found_text";
  ALTER TABLE "_industries_v" DROP COLUMN "version_enquiry_frames_asked_picture_id";
  ALTER TABLE "_industries_v" DROP COLUMN "version_enquiry_frames_asked_text";
  ALTER TABLE "_industries_v" DROP COLUMN "version_enquiry_frames_message";
  ALTER TABLE "_industries_v" DROP COLUMN "version_enquiry_frames_arrived_text";
  ALTER TABLE "_industries_v" DROP COLUMN "version_new_customer_example";
  ALTER TABLE "_industries_v" DROP COLUMN "version_new_customer_profit_pence";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "case_studies_investment_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"duration" varchar,
  	"from_pence" numeric,
  	"to_pence" numeric
  );
  
  CREATE TABLE "case_studies_investment_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hours_per_month" numeric,
  	"price_per_month_pence" numeric
  );
  
  CREATE TABLE "_case_studies_v_version_investment_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"duration" varchar,
  	"from_pence" numeric,
  	"to_pence" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_investment_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"hours_per_month" numeric,
  	"price_per_month_pence" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "case_studies_investment_rates" ADD CONSTRAINT "case_studies_investment_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_investment_support" ADD CONSTRAINT "case_studies_investment_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_investment_rates" ADD CONSTRAINT "_case_studies_v_version_investment_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_investment_support" ADD CONSTRAINT "_case_studies_v_version_investment_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "case_studies_investment_rates_order_idx" ON "case_studies_investment_rates" USING btree ("_order");
  CREATE INDEX "case_studies_investment_rates_parent_id_idx" ON "case_studies_investment_rates" USING btree ("_parent_id");
  CREATE INDEX "case_studies_investment_support_order_idx" ON "case_studies_investment_support" USING btree ("_order");
  CREATE INDEX "case_studies_investment_support_parent_id_idx" ON "case_studies_investment_support" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_investment_rates_order_idx" ON "_case_studies_v_version_investment_rates" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_investment_rates_parent_id_idx" ON "_case_studies_v_version_investment_rates" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_investment_support_order_idx" ON "_case_studies_v_version_investment_support" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_investment_support_parent_id_idx" ON "_case_studies_v_version_investment_support" USING btree ("_parent_id");
  CREATE INDEX "media_seed_key_idx" ON "media" USING btree ("seed_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_investment_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_investment_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_investment_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_investment_support" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "case_studies_investment_rates" CASCADE;
  DROP TABLE "case_studies_investment_support" CASCADE;
  DROP TABLE "_case_studies_v_version_investment_rates" CASCADE;
  DROP TABLE "_case_studies_v_version_investment_support" CASCADE;
  DROP INDEX "media_seed_key_idx";
  ALTER TABLE "media" DROP COLUMN "seed_key";`)
}

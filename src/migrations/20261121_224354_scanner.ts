import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_order_kind" AS ENUM('technical-report', 'strategy-call');
  CREATE TYPE "public"."enum_scan_results_status" AS ENUM('unconfirmed', 'queued', 'running', 'scored', 'blocked', 'no-page', 'unreachable', 'failed');
  CREATE TYPE "public"."enum_scan_results_tool" AS ENUM('scan', 'page-speed', 'audit');
  CREATE TYPE "public"."enum_site_crawls_status" AS ENUM('queued', 'running', 'done', 'blocked', 'unreachable', 'failed');
  CREATE TYPE "public"."enum_scanner_settings_remedies_remedy" AS ENUM('words', 'build', 'speed', 'hosting', 'access', 'visibility', 'local', 'legal');
  CREATE TYPE "public"."enum__scanner_settings_v_version_remedies_remedy" AS ENUM('words', 'build', 'speed', 'hosting', 'access', 'visibility', 'local', 'legal');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'scan-confirmation';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'scan-site' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'crawl-site' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'scan-site' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'crawl-site' BEFORE 'schedulePublish';
  CREATE TABLE "site_crawls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"page_count" numeric,
  	"because" varchar,
  	"status" "enum_site_crawls_status" DEFAULT 'queued' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"uuid" varchar NOT NULL,
  	"pages" jsonb,
  	"progress" jsonb,
  	"requester_hash" varchar,
  	"owner_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "scanner_settings_remedies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"remedy" "enum_scanner_settings_remedies_remedy" NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "scanner_settings_opt_outs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "scanner_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_open" boolean DEFAULT true,
  	"closed_message" varchar,
  	"duration_words" varchar DEFAULT '5 to 10 seconds' NOT NULL,
  	"measured_seconds" numeric,
  	"audit_heading" varchar,
  	"audit_intro" varchar,
  	"audit_report_text" varchar,
  	"audit_call_text" varchar,
  	"audit_terms" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "scanner_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer,
  	"retainers_id" integer,
  	"add_ons_id" integer
  );
  
  CREATE TABLE "_scanner_settings_v_version_remedies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"remedy" "enum__scanner_settings_v_version_remedies_remedy" NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_scanner_settings_v_version_opt_outs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_scanner_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_open" boolean DEFAULT true,
  	"version_closed_message" varchar,
  	"version_duration_words" varchar DEFAULT '5 to 10 seconds' NOT NULL,
  	"version_measured_seconds" numeric,
  	"version_audit_heading" varchar,
  	"version_audit_intro" varchar,
  	"version_audit_report_text" varchar,
  	"version_audit_call_text" varchar,
  	"version_audit_terms" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_scanner_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer,
  	"retainers_id" integer,
  	"add_ons_id" integer
  );
  
  ALTER TABLE "submissions" ADD COLUMN "scan_summary" varchar;
  ALTER TABLE "submissions" ADD COLUMN "order_kind" "enum_submissions_order_kind";
  ALTER TABLE "submissions" ADD COLUMN "order_price_pence" numeric;
  ALTER TABLE "submissions" ADD COLUMN "order_terms" varchar;
  ALTER TABLE "submissions" ADD COLUMN "order_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "scan_id" integer;
  ALTER TABLE "scan_results" ADD COLUMN "final_url" varchar;
  ALTER TABLE "scan_results" ADD COLUMN "scores_seo" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "scores_performance" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "scores_accessibility" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "scores_security" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "scores_mobile" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "scores_ai_search" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "scores_local_business" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "counts_critical" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "counts_high" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "counts_medium" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "counts_low" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "because" varchar;
  ALTER TABLE "scan_results" ADD COLUMN "status" "enum_scan_results_status" DEFAULT 'queued' NOT NULL;
  ALTER TABLE "scan_results" ADD COLUMN "tool" "enum_scan_results_tool" DEFAULT 'scan' NOT NULL;
  ALTER TABLE "scan_results" ADD COLUMN "is_partial" boolean DEFAULT false;
  ALTER TABLE "scan_results" ADD COLUMN "http_status" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "email" varchar;
  ALTER TABLE "scan_results" ADD COLUMN "started_at" timestamp(3) with time zone;
  ALTER TABLE "scan_results" ADD COLUMN "finished_at" timestamp(3) with time zone;
  ALTER TABLE "scan_results" ADD COLUMN "duration_ms" numeric;
  ALTER TABLE "scan_results" ADD COLUMN "engine" varchar;
  ALTER TABLE "scan_results" ADD COLUMN "progress" jsonb;
  ALTER TABLE "scan_results" ADD COLUMN "requester_hash" varchar;
  ALTER TABLE "scan_results" ADD COLUMN "owner_hash" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_crawls_id" integer;
  ALTER TABLE "scanner_settings_remedies" ADD CONSTRAINT "scanner_settings_remedies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scanner_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_opt_outs" ADD CONSTRAINT "scanner_settings_opt_outs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scanner_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."scanner_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_version_remedies" ADD CONSTRAINT "_scanner_settings_v_version_remedies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_scanner_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_version_opt_outs" ADD CONSTRAINT "_scanner_settings_v_version_opt_outs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_scanner_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_scanner_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_crawls_host_idx" ON "site_crawls" USING btree ("host");
  CREATE INDEX "site_crawls_status_idx" ON "site_crawls" USING btree ("status");
  CREATE UNIQUE INDEX "site_crawls_uuid_idx" ON "site_crawls" USING btree ("uuid");
  CREATE INDEX "site_crawls_requester_hash_idx" ON "site_crawls" USING btree ("requester_hash");
  CREATE INDEX "site_crawls_updated_at_idx" ON "site_crawls" USING btree ("updated_at");
  CREATE INDEX "site_crawls_created_at_idx" ON "site_crawls" USING btree ("created_at");
  CREATE INDEX "scanner_settings_remedies_order_idx" ON "scanner_settings_remedies" USING btree ("_order");
  CREATE INDEX "scanner_settings_remedies_parent_id_idx" ON "scanner_settings_remedies" USING btree ("_parent_id");
  CREATE INDEX "scanner_settings_opt_outs_order_idx" ON "scanner_settings_opt_outs" USING btree ("_order");
  CREATE INDEX "scanner_settings_opt_outs_parent_id_idx" ON "scanner_settings_opt_outs" USING btree ("_parent_id");
  CREATE INDEX "scanner_settings_rels_order_idx" ON "scanner_settings_rels" USING btree ("order");
  CREATE INDEX "scanner_settings_rels_parent_idx" ON "scanner_settings_rels" USING btree ("parent_id");
  CREATE INDEX "scanner_settings_rels_path_idx" ON "scanner_settings_rels" USING btree ("path");
  CREATE INDEX "scanner_settings_rels_packages_id_idx" ON "scanner_settings_rels" USING btree ("packages_id");
  CREATE INDEX "scanner_settings_rels_retainers_id_idx" ON "scanner_settings_rels" USING btree ("retainers_id");
  CREATE INDEX "scanner_settings_rels_add_ons_id_idx" ON "scanner_settings_rels" USING btree ("add_ons_id");
  CREATE INDEX "_scanner_settings_v_version_remedies_order_idx" ON "_scanner_settings_v_version_remedies" USING btree ("_order");
  CREATE INDEX "_scanner_settings_v_version_remedies_parent_id_idx" ON "_scanner_settings_v_version_remedies" USING btree ("_parent_id");
  CREATE INDEX "_scanner_settings_v_version_opt_outs_order_idx" ON "_scanner_settings_v_version_opt_outs" USING btree ("_order");
  CREATE INDEX "_scanner_settings_v_version_opt_outs_parent_id_idx" ON "_scanner_settings_v_version_opt_outs" USING btree ("_parent_id");
  CREATE INDEX "_scanner_settings_v_created_at_idx" ON "_scanner_settings_v" USING btree ("created_at");
  CREATE INDEX "_scanner_settings_v_updated_at_idx" ON "_scanner_settings_v" USING btree ("updated_at");
  CREATE INDEX "_scanner_settings_v_rels_order_idx" ON "_scanner_settings_v_rels" USING btree ("order");
  CREATE INDEX "_scanner_settings_v_rels_parent_idx" ON "_scanner_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_scanner_settings_v_rels_path_idx" ON "_scanner_settings_v_rels" USING btree ("path");
  CREATE INDEX "_scanner_settings_v_rels_packages_id_idx" ON "_scanner_settings_v_rels" USING btree ("packages_id");
  CREATE INDEX "_scanner_settings_v_rels_retainers_id_idx" ON "_scanner_settings_v_rels" USING btree ("retainers_id");
  CREATE INDEX "_scanner_settings_v_rels_add_ons_id_idx" ON "_scanner_settings_v_rels" USING btree ("add_ons_id");
  ALTER TABLE "mails" ADD CONSTRAINT "mails_scan_id_scan_results_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_crawls_fk" FOREIGN KEY ("site_crawls_id") REFERENCES "public"."site_crawls"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_scan_idx" ON "mails" USING btree ("scan_id");
  CREATE INDEX "scan_results_overall_score_idx" ON "scan_results" USING btree ("overall_score");
  CREATE INDEX "scan_results_status_idx" ON "scan_results" USING btree ("status");
  CREATE INDEX "scan_results_tool_idx" ON "scan_results" USING btree ("tool");
  CREATE INDEX "scan_results_email_idx" ON "scan_results" USING btree ("email");
  CREATE INDEX "scan_results_finished_at_idx" ON "scan_results" USING btree ("finished_at");
  CREATE INDEX "scan_results_requester_hash_idx" ON "scan_results" USING btree ("requester_hash");
  CREATE INDEX "host_finishedAt_idx" ON "scan_results" USING btree ("host","finished_at");
  CREATE INDEX "url_status_finishedAt_idx" ON "scan_results" USING btree ("url","status","finished_at");
  CREATE INDEX "tool_status_createdAt_idx" ON "scan_results" USING btree ("tool","status","created_at");
  CREATE INDEX "payload_locked_documents_rels_site_crawls_id_idx" ON "payload_locked_documents_rels" USING btree ("site_crawls_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_crawls" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scanner_settings_remedies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scanner_settings_opt_outs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scanner_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scanner_settings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_scanner_settings_v_version_remedies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_scanner_settings_v_version_opt_outs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_scanner_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_scanner_settings_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_crawls" CASCADE;
  DROP TABLE "scanner_settings_remedies" CASCADE;
  DROP TABLE "scanner_settings_opt_outs" CASCADE;
  DROP TABLE "scanner_settings" CASCADE;
  DROP TABLE "scanner_settings_rels" CASCADE;
  DROP TABLE "_scanner_settings_v_version_remedies" CASCADE;
  DROP TABLE "_scanner_settings_v_version_opt_outs" CASCADE;
  DROP TABLE "_scanner_settings_v" CASCADE;
  DROP TABLE "_scanner_settings_v_rels" CASCADE;
  ALTER TABLE "mails" DROP CONSTRAINT "mails_scan_id_scan_results_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_site_crawls_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('enquiry-notice', 'enquiry-confirmation', 'reply');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mail', 'purge-old-data', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mail', 'purge-old-data', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "mails_scan_idx";
  DROP INDEX "scan_results_overall_score_idx";
  DROP INDEX "scan_results_status_idx";
  DROP INDEX "scan_results_tool_idx";
  DROP INDEX "scan_results_email_idx";
  DROP INDEX "scan_results_finished_at_idx";
  DROP INDEX "scan_results_requester_hash_idx";
  DROP INDEX "host_finishedAt_idx";
  DROP INDEX "url_status_finishedAt_idx";
  DROP INDEX "tool_status_createdAt_idx";
  DROP INDEX "payload_locked_documents_rels_site_crawls_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "scan_summary";
  ALTER TABLE "submissions" DROP COLUMN "order_kind";
  ALTER TABLE "submissions" DROP COLUMN "order_price_pence";
  ALTER TABLE "submissions" DROP COLUMN "order_terms";
  ALTER TABLE "submissions" DROP COLUMN "order_accepted_at";
  ALTER TABLE "mails" DROP COLUMN "scan_id";
  ALTER TABLE "scan_results" DROP COLUMN "final_url";
  ALTER TABLE "scan_results" DROP COLUMN "scores_seo";
  ALTER TABLE "scan_results" DROP COLUMN "scores_performance";
  ALTER TABLE "scan_results" DROP COLUMN "scores_accessibility";
  ALTER TABLE "scan_results" DROP COLUMN "scores_security";
  ALTER TABLE "scan_results" DROP COLUMN "scores_mobile";
  ALTER TABLE "scan_results" DROP COLUMN "scores_ai_search";
  ALTER TABLE "scan_results" DROP COLUMN "scores_local_business";
  ALTER TABLE "scan_results" DROP COLUMN "counts_critical";
  ALTER TABLE "scan_results" DROP COLUMN "counts_high";
  ALTER TABLE "scan_results" DROP COLUMN "counts_medium";
  ALTER TABLE "scan_results" DROP COLUMN "counts_low";
  ALTER TABLE "scan_results" DROP COLUMN "because";
  ALTER TABLE "scan_results" DROP COLUMN "status";
  ALTER TABLE "scan_results" DROP COLUMN "tool";
  ALTER TABLE "scan_results" DROP COLUMN "is_partial";
  ALTER TABLE "scan_results" DROP COLUMN "http_status";
  ALTER TABLE "scan_results" DROP COLUMN "email";
  ALTER TABLE "scan_results" DROP COLUMN "started_at";
  ALTER TABLE "scan_results" DROP COLUMN "finished_at";
  ALTER TABLE "scan_results" DROP COLUMN "duration_ms";
  ALTER TABLE "scan_results" DROP COLUMN "engine";
  ALTER TABLE "scan_results" DROP COLUMN "progress";
  ALTER TABLE "scan_results" DROP COLUMN "requester_hash";
  ALTER TABLE "scan_results" DROP COLUMN "owner_hash";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_crawls_id";
  DROP TYPE "public"."enum_submissions_order_kind";
  DROP TYPE "public"."enum_scan_results_status";
  DROP TYPE "public"."enum_scan_results_tool";
  DROP TYPE "public"."enum_site_crawls_status";
  DROP TYPE "public"."enum_scanner_settings_remedies_remedy";
  DROP TYPE "public"."enum__scanner_settings_v_version_remedies_remedy";`)
}

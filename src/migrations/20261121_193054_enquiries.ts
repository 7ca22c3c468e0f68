import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_channel" AS ENUM('form', 'hand');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('enquiry-notice', 'enquiry-confirmation', 'reply');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deliver-mail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'purge-old-data' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deliver-mail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'purge-old-data' BEFORE 'schedulePublish';
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar,
  	"html" varchar,
  	"kind" "enum_mails_kind" NOT NULL,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"submission_id" integer,
  	"sent_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "housekeeping_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted" numeric NOT NULL,
  	"summary" varchar NOT NULL,
  	"has_problem" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_bank_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_bank_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "submissions" ADD COLUMN "estimate_total_pence" numeric;
  ALTER TABLE "submissions" ADD COLUMN "estimate_summary" varchar;
  ALTER TABLE "submissions" ADD COLUMN "estimate_link" varchar;
  ALTER TABLE "submissions" ADD COLUMN "scan_id" integer;
  ALTER TABLE "submissions" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "last_contact_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "work_ended_on" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "took_portfolio_rate" boolean DEFAULT false;
  ALTER TABLE "submissions" ADD COLUMN "held_because" varchar;
  ALTER TABLE "submissions" ADD COLUMN "reference" varchar;
  ALTER TABLE "submissions" ADD COLUMN "channel" "enum_submissions_channel" DEFAULT 'hand' NOT NULL;
  ALTER TABLE "submissions" ADD COLUMN "page" varchar;
  ALTER TABLE "submissions" ADD COLUMN "submission_key" varchar;
  ALTER TABLE "submissions" ADD COLUMN "fingerprint" varchar;
  ALTER TABLE "payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_views_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "housekeeping_reports_id" integer;
  ALTER TABLE "policy_settings" ADD COLUMN "reply_warning" numeric DEFAULT 4 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "keep_spam" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_reply_warning" numeric DEFAULT 4 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_keep_spam" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "enquiry_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "mail_from" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "portfolio_rate_taken_here" numeric DEFAULT 0;
  ALTER TABLE "site_settings" ADD COLUMN "consent_is_on" boolean DEFAULT true;
  ALTER TABLE "site_settings" ADD COLUMN "consent_heading" varchar DEFAULT 'May we count your visit?' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "consent_text" varchar DEFAULT 'We would like to know which pages are read. The count stays on our own server, names nobody and goes to no other company. The site works the same if you say no.' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_enquiry_email" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_mail_from" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_portfolio_rate_taken_here" numeric DEFAULT 0;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_is_on" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_heading" varchar DEFAULT 'May we count your visit?' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_text" varchar DEFAULT 'We would like to know which pages are read. The count stays on our own server, names nobody and goes to no other company. The site works the same if you say no.' NOT NULL;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_bank_holidays" ADD CONSTRAINT "site_settings_bank_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_bank_holidays" ADD CONSTRAINT "_site_settings_v_version_bank_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_submission_idx" ON "mails" USING btree ("submission_id");
  CREATE INDEX "mails_sent_by_idx" ON "mails" USING btree ("sent_by_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "page_views_day_idx" ON "page_views" USING btree ("day");
  CREATE INDEX "page_views_updated_at_idx" ON "page_views" USING btree ("updated_at");
  CREATE INDEX "page_views_created_at_idx" ON "page_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_path_idx" ON "page_views" USING btree ("day","path");
  CREATE INDEX "housekeeping_reports_updated_at_idx" ON "housekeeping_reports" USING btree ("updated_at");
  CREATE INDEX "housekeeping_reports_created_at_idx" ON "housekeeping_reports" USING btree ("created_at");
  CREATE INDEX "site_settings_bank_holidays_order_idx" ON "site_settings_bank_holidays" USING btree ("_order");
  CREATE INDEX "site_settings_bank_holidays_parent_id_idx" ON "site_settings_bank_holidays" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_bank_holidays_order_idx" ON "_site_settings_v_version_bank_holidays" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_bank_holidays_parent_id_idx" ON "_site_settings_v_version_bank_holidays" USING btree ("_parent_id");
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_scan_id_scan_results_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_views_fk" FOREIGN KEY ("page_views_id") REFERENCES "public"."page_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_housekeeping_reports_fk" FOREIGN KEY ("housekeeping_reports_id") REFERENCES "public"."housekeeping_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_scan_idx" ON "submissions" USING btree ("scan_id");
  CREATE INDEX "submissions_due_at_idx" ON "submissions" USING btree ("due_at");
  CREATE INDEX "submissions_last_contact_at_idx" ON "submissions" USING btree ("last_contact_at");
  CREATE UNIQUE INDEX "submissions_reference_idx" ON "submissions" USING btree ("reference");
  CREATE UNIQUE INDEX "submissions_submission_key_idx" ON "submissions" USING btree ("submission_key");
  CREATE INDEX "submissions_fingerprint_idx" ON "submissions" USING btree ("fingerprint");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_page_views_id_idx" ON "payload_locked_documents_rels" USING btree ("page_views_id");
  CREATE INDEX "payload_locked_documents_rels_housekeeping_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("housekeeping_reports_id");`)

  // What the schema in code can't say.
  await db.execute(sql`
   CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
  CREATE INDEX "submissions_status_created_at_idx" ON "submissions" USING btree ("status","created_at");
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "submissions_name_trgm_idx" ON "submissions" USING gin ("name" gin_trgm_ops);
    CREATE INDEX "submissions_email_trgm_idx" ON "submissions" USING gin ("email" gin_trgm_ops);
    CREATE INDEX "submissions_message_trgm_idx" ON "submissions" USING gin ("message" gin_trgm_ops);
    CREATE INDEX "submissions_reference_trgm_idx" ON "submissions" USING gin ("reference" gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'Without the extension pg_trgm, searching many enquiries is slow.';
  END
  $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rate_limits";
  DROP INDEX IF EXISTS "submissions_status_created_at_idx";
  DROP INDEX IF EXISTS "submissions_name_trgm_idx";
  DROP INDEX IF EXISTS "submissions_email_trgm_idx";
  DROP INDEX IF EXISTS "submissions_message_trgm_idx";
  DROP INDEX IF EXISTS "submissions_reference_trgm_idx";`)
  await db.execute(sql`
   ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "housekeeping_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_bank_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_bank_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "page_views" CASCADE;
  DROP TABLE "housekeeping_reports" CASCADE;
  DROP TABLE "site_settings_bank_holidays" CASCADE;
  DROP TABLE "_site_settings_v_version_bank_holidays" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "submissions" DROP CONSTRAINT "submissions_scan_id_scan_results_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_views_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_housekeeping_reports_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "submissions_scan_idx";
  DROP INDEX "submissions_due_at_idx";
  DROP INDEX "submissions_last_contact_at_idx";
  DROP INDEX "submissions_reference_idx";
  DROP INDEX "submissions_submission_key_idx";
  DROP INDEX "submissions_fingerprint_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_views_id_idx";
  DROP INDEX "payload_locked_documents_rels_housekeeping_reports_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "estimate_total_pence";
  ALTER TABLE "submissions" DROP COLUMN "estimate_summary";
  ALTER TABLE "submissions" DROP COLUMN "estimate_link";
  ALTER TABLE "submissions" DROP COLUMN "scan_id";
  ALTER TABLE "submissions" DROP COLUMN "due_at";
  ALTER TABLE "submissions" DROP COLUMN "answered_at";
  ALTER TABLE "submissions" DROP COLUMN "last_contact_at";
  ALTER TABLE "submissions" DROP COLUMN "work_ended_on";
  ALTER TABLE "submissions" DROP COLUMN "took_portfolio_rate";
  ALTER TABLE "submissions" DROP COLUMN "held_because";
  ALTER TABLE "submissions" DROP COLUMN "reference";
  ALTER TABLE "submissions" DROP COLUMN "channel";
  ALTER TABLE "submissions" DROP COLUMN "page";
  ALTER TABLE "submissions" DROP COLUMN "submission_key";
  ALTER TABLE "submissions" DROP COLUMN "fingerprint";
  ALTER TABLE "payload_jobs" DROP COLUMN "meta";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_views_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "housekeeping_reports_id";
  ALTER TABLE "policy_settings" DROP COLUMN "reply_warning";
  ALTER TABLE "policy_settings" DROP COLUMN "keep_spam";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_reply_warning";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_keep_spam";
  ALTER TABLE "site_settings" DROP COLUMN "enquiry_email";
  ALTER TABLE "site_settings" DROP COLUMN "mail_from";
  ALTER TABLE "site_settings" DROP COLUMN "portfolio_rate_taken_here";
  ALTER TABLE "site_settings" DROP COLUMN "consent_is_on";
  ALTER TABLE "site_settings" DROP COLUMN "consent_heading";
  ALTER TABLE "site_settings" DROP COLUMN "consent_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_enquiry_email";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_mail_from";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_portfolio_rate_taken_here";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_is_on";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_heading";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_text";
  DROP TYPE "public"."enum_submissions_channel";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_status";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposal_events_kind" AS ENUM('sent', 'viewed', 'question', 'answer', 'reminded', 'accepted', 'declined', 'expired', 'extended', 'new-link', 'superseded');
  CREATE TYPE "public"."enum_price_changes_state" AS ENUM('preview', 'saved');
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('sign-in', 'sign-in-failed', 'sign-in-blocked', 'sign-out', 'area-opened', 'area-refused', 'password-asked', 'password-changed', 'invited', 'role-changed', 'account-deleted', 'session-ended', 'export', 'import');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('onlyMe', 'everyone', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('onlyMe', 'everyone', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('onlyMe', 'everyone', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('submissions', 'proposals', 'mails', 'posts', 'scan-results', 'keywords');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'proposal';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'proposal-answer';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'proposal-reminder';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'proposal-receipt';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'proposal-news';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'account-invitation';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'account-password';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'account-changed';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'watch-proposals' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'watch-proposals' BEFORE 'schedulePublish';
  CREATE TABLE "proposal_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"proposal_id" integer NOT NULL,
  	"kind" "enum_proposal_events_kind" NOT NULL,
  	"text" varchar,
  	"by_name" varchar,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proposal_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"effective_on" timestamp(3) with time zone NOT NULL,
  	"body" jsonb NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_proposal_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_version" varchar NOT NULL,
  	"version_effective_on" timestamp(3) with time zone NOT NULL,
  	"version_body" jsonb NOT NULL,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar NOT NULL,
  	"state" "enum_price_changes_state" DEFAULT 'saved' NOT NULL,
  	"changes" jsonb NOT NULL,
  	"user_id" integer,
  	"by_name" varchar,
  	"reverts_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" "enum_audit_log_event" NOT NULL,
  	"who" varchar,
  	"account_id" integer,
  	"detail" varchar,
  	"device" varchar,
  	"address_hash" varchar,
  	"session" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "proposals_lines" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "proposals_lines" ALTER COLUMN "amount_pence" DROP NOT NULL;
  ALTER TABLE "_proposals_v_version_lines" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_proposals_v_version_lines" ALTER COLUMN "amount_pence" DROP NOT NULL;
  ALTER TABLE "submissions" ADD COLUMN "trade" varchar;
  ALTER TABLE "submissions" ADD COLUMN "place" varchar;
  ALTER TABLE "proposals_lines" ADD COLUMN "detail" varchar;
  ALTER TABLE "proposals_lines" ADD COLUMN "quantity" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "proposals_lines" ADD COLUMN "is_ticked" boolean DEFAULT false;
  ALTER TABLE "proposals" ADD COLUMN "contact_name" varchar;
  ALTER TABLE "proposals" ADD COLUMN "scan_id" integer;
  ALTER TABLE "proposals" ADD COLUMN "niche_id" integer;
  ALTER TABLE "proposals" ADD COLUMN "place" varchar;
  ALTER TABLE "proposals" ADD COLUMN "sections" jsonb;
  ALTER TABLE "proposals" ADD COLUMN "terms_id" integer;
  ALTER TABLE "proposals" ADD COLUMN "owner_id" integer;
  ALTER TABLE "proposals" ADD COLUMN "total_once_pence" numeric;
  ALTER TABLE "proposals" ADD COLUMN "total_monthly_pence" numeric;
  ALTER TABLE "proposals" ADD COLUMN "sent_at" timestamp(3) with time zone;
  ALTER TABLE "proposals" ADD COLUMN "first_viewed_at" timestamp(3) with time zone;
  ALTER TABLE "proposals" ADD COLUMN "last_viewed_at" timestamp(3) with time zone;
  ALTER TABLE "proposals" ADD COLUMN "view_count" numeric DEFAULT 0;
  ALTER TABLE "proposals" ADD COLUMN "acceptance_name" varchar;
  ALTER TABLE "proposals" ADD COLUMN "acceptance_at" timestamp(3) with time zone;
  ALTER TABLE "proposals" ADD COLUMN "acceptance_hash" varchar;
  ALTER TABLE "proposals" ADD COLUMN "acceptance_chosen" jsonb;
  ALTER TABLE "proposals" ADD COLUMN "acceptance_consent" varchar;
  ALTER TABLE "proposals" ADD COLUMN "declined_because" varchar;
  ALTER TABLE "proposals" ADD COLUMN "supersedes_id" integer;
  ALTER TABLE "proposals" ADD COLUMN "frozen" jsonb;
  ALTER TABLE "proposals" ADD COLUMN "link_salt" varchar;
  ALTER TABLE "proposals" ADD COLUMN "link_hash" varchar;
  ALTER TABLE "proposals" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "_proposals_v_version_lines" ADD COLUMN "detail" varchar;
  ALTER TABLE "_proposals_v_version_lines" ADD COLUMN "quantity" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "_proposals_v_version_lines" ADD COLUMN "is_ticked" boolean DEFAULT false;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_contact_name" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_scan_id" integer;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_niche_id" integer;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_place" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_terms_id" integer;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_owner_id" integer;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_total_once_pence" numeric;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_total_monthly_pence" numeric;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_sent_at" timestamp(3) with time zone;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_first_viewed_at" timestamp(3) with time zone;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_last_viewed_at" timestamp(3) with time zone;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_view_count" numeric DEFAULT 0;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_acceptance_name" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_acceptance_at" timestamp(3) with time zone;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_acceptance_hash" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_acceptance_chosen" jsonb;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_acceptance_consent" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_declined_because" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_supersedes_id" integer;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_frozen" jsonb;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_link_salt" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_link_hash" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_reminded_at" timestamp(3) with time zone;
  ALTER TABLE "territories" ADD COLUMN "certificate_id" varchar;
  ALTER TABLE "mails" ADD COLUMN "proposal_id" integer;
  ALTER TABLE "mails" ADD COLUMN "proposal_event_id" integer;
  ALTER TABLE "mails" ADD COLUMN "account_id" integer;
  ALTER TABLE "keywords" ADD COLUMN "page" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposal_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposal_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_changes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposal_terms_v" ADD CONSTRAINT "_proposal_terms_v_parent_id_proposal_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."proposal_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_reverts_id_price_changes_id_fk" FOREIGN KEY ("reverts_id") REFERENCES "public"."price_changes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "proposal_events_proposal_idx" ON "proposal_events" USING btree ("proposal_id");
  CREATE INDEX "proposal_events_kind_idx" ON "proposal_events" USING btree ("kind");
  CREATE INDEX "proposal_events_user_idx" ON "proposal_events" USING btree ("user_id");
  CREATE INDEX "proposal_events_updated_at_idx" ON "proposal_events" USING btree ("updated_at");
  CREATE INDEX "proposal_events_created_at_idx" ON "proposal_events" USING btree ("created_at");
  CREATE INDEX "proposal_kind_createdAt_idx" ON "proposal_events" USING btree ("proposal_id","kind","created_at");
  CREATE UNIQUE INDEX "proposal_terms_version_idx" ON "proposal_terms" USING btree ("version");
  CREATE INDEX "proposal_terms_effective_on_idx" ON "proposal_terms" USING btree ("effective_on");
  CREATE INDEX "proposal_terms_seed_key_idx" ON "proposal_terms" USING btree ("seed_key");
  CREATE INDEX "proposal_terms_updated_at_idx" ON "proposal_terms" USING btree ("updated_at");
  CREATE INDEX "proposal_terms_created_at_idx" ON "proposal_terms" USING btree ("created_at");
  CREATE INDEX "_proposal_terms_v_parent_idx" ON "_proposal_terms_v" USING btree ("parent_id");
  CREATE INDEX "_proposal_terms_v_version_version_version_idx" ON "_proposal_terms_v" USING btree ("version_version");
  CREATE INDEX "_proposal_terms_v_version_version_effective_on_idx" ON "_proposal_terms_v" USING btree ("version_effective_on");
  CREATE INDEX "_proposal_terms_v_version_version_seed_key_idx" ON "_proposal_terms_v" USING btree ("version_seed_key");
  CREATE INDEX "_proposal_terms_v_version_version_updated_at_idx" ON "_proposal_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_proposal_terms_v_version_version_created_at_idx" ON "_proposal_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_proposal_terms_v_created_at_idx" ON "_proposal_terms_v" USING btree ("created_at");
  CREATE INDEX "_proposal_terms_v_updated_at_idx" ON "_proposal_terms_v" USING btree ("updated_at");
  CREATE INDEX "price_changes_state_idx" ON "price_changes" USING btree ("state");
  CREATE INDEX "price_changes_user_idx" ON "price_changes" USING btree ("user_id");
  CREATE INDEX "price_changes_reverts_idx" ON "price_changes" USING btree ("reverts_id");
  CREATE INDEX "price_changes_updated_at_idx" ON "price_changes" USING btree ("updated_at");
  CREATE INDEX "price_changes_created_at_idx" ON "price_changes" USING btree ("created_at");
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");
  CREATE INDEX "audit_log_account_idx" ON "audit_log" USING btree ("account_id");
  CREATE INDEX "audit_log_address_hash_idx" ON "audit_log" USING btree ("address_hash");
  CREATE INDEX "audit_log_session_idx" ON "audit_log" USING btree ("session");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_scan_id_scan_results_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_niche_id_niches_id_fk" FOREIGN KEY ("niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_terms_id_proposal_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."proposal_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_supersedes_id_proposals_id_fk" FOREIGN KEY ("supersedes_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_scan_id_scan_results_id_fk" FOREIGN KEY ("version_scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_niche_id_niches_id_fk" FOREIGN KEY ("version_niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_terms_id_proposal_terms_id_fk" FOREIGN KEY ("version_terms_id") REFERENCES "public"."proposal_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_supersedes_id_proposals_id_fk" FOREIGN KEY ("version_supersedes_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_proposal_event_id_proposal_events_id_fk" FOREIGN KEY ("proposal_event_id") REFERENCES "public"."proposal_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_events_fk" FOREIGN KEY ("proposal_events_id") REFERENCES "public"."proposal_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_terms_fk" FOREIGN KEY ("proposal_terms_id") REFERENCES "public"."proposal_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_changes_fk" FOREIGN KEY ("price_changes_id") REFERENCES "public"."price_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "proposals_client_email_idx" ON "proposals" USING btree ("client_email");
  CREATE INDEX "proposals_scan_idx" ON "proposals" USING btree ("scan_id");
  CREATE INDEX "proposals_niche_idx" ON "proposals" USING btree ("niche_id");
  CREATE INDEX "proposals_terms_idx" ON "proposals" USING btree ("terms_id");
  CREATE INDEX "proposals_valid_until_idx" ON "proposals" USING btree ("valid_until");
  CREATE INDEX "proposals_owner_idx" ON "proposals" USING btree ("owner_id");
  CREATE INDEX "proposals_total_once_pence_idx" ON "proposals" USING btree ("total_once_pence");
  CREATE INDEX "proposals_total_monthly_pence_idx" ON "proposals" USING btree ("total_monthly_pence");
  CREATE INDEX "proposals_supersedes_idx" ON "proposals" USING btree ("supersedes_id");
  CREATE INDEX "proposals_link_hash_idx" ON "proposals" USING btree ("link_hash");
  CREATE INDEX "_proposals_v_version_version_client_email_idx" ON "_proposals_v" USING btree ("version_client_email");
  CREATE INDEX "_proposals_v_version_version_scan_idx" ON "_proposals_v" USING btree ("version_scan_id");
  CREATE INDEX "_proposals_v_version_version_niche_idx" ON "_proposals_v" USING btree ("version_niche_id");
  CREATE INDEX "_proposals_v_version_version_terms_idx" ON "_proposals_v" USING btree ("version_terms_id");
  CREATE INDEX "_proposals_v_version_version_valid_until_idx" ON "_proposals_v" USING btree ("version_valid_until");
  CREATE INDEX "_proposals_v_version_version_owner_idx" ON "_proposals_v" USING btree ("version_owner_id");
  CREATE INDEX "_proposals_v_version_version_total_once_pence_idx" ON "_proposals_v" USING btree ("version_total_once_pence");
  CREATE INDEX "_proposals_v_version_version_total_monthly_pence_idx" ON "_proposals_v" USING btree ("version_total_monthly_pence");
  CREATE INDEX "_proposals_v_version_version_supersedes_idx" ON "_proposals_v" USING btree ("version_supersedes_id");
  CREATE INDEX "_proposals_v_version_version_link_hash_idx" ON "_proposals_v" USING btree ("version_link_hash");
  CREATE UNIQUE INDEX "territories_certificate_id_idx" ON "territories" USING btree ("certificate_id");
  CREATE INDEX "mails_proposal_idx" ON "mails" USING btree ("proposal_id");
  CREATE INDEX "mails_proposal_event_idx" ON "mails" USING btree ("proposal_event_id");
  CREATE INDEX "mails_account_idx" ON "mails" USING btree ("account_id");
  CREATE INDEX "keywords_page_idx" ON "keywords" USING btree ("page");
  CREATE INDEX "payload_locked_documents_rels_proposal_events_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_events_id");
  CREATE INDEX "payload_locked_documents_rels_proposal_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_terms_id");
  CREATE INDEX "payload_locked_documents_rels_price_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("price_changes_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  -- What was written as introduction and terms goes on as sections.
  UPDATE "proposals" SET "sections" = (CASE WHEN "introduction" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('id', substr(md5(random()::text), 1, 24), 'blockType', 'proposalText', 'body', "introduction")) END) || (CASE WHEN "terms" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('id', substr(md5(random()::text), 1, 24), 'blockType', 'proposalText', 'heading', 'Terms', 'body', "terms")) END) WHERE "introduction" IS NOT NULL OR "terms" IS NOT NULL;
  UPDATE "_proposals_v" SET "version_sections" = (CASE WHEN "version_introduction" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('id', substr(md5(random()::text), 1, 24), 'blockType', 'proposalText', 'body', "version_introduction")) END) || (CASE WHEN "version_terms" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('id', substr(md5(random()::text), 1, 24), 'blockType', 'proposalText', 'heading', 'Terms', 'body', "version_terms")) END) WHERE "version_introduction" IS NOT NULL OR "version_terms" IS NOT NULL;
  ALTER TABLE "proposals" DROP COLUMN "introduction";
  ALTER TABLE "proposals" DROP COLUMN "terms";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_introduction";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_terms";
  ALTER TABLE "proposals" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_seed_key" varchar;
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp(3) with time zone;
  CREATE INDEX "proposals_seed_key_idx" ON "proposals" USING btree ("seed_key");
  CREATE INDEX "_proposals_v_version_version_seed_key_idx" ON "_proposals_v" USING btree ("version_seed_key");
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "scan_results_url_trgm_idx" ON "scan_results" USING gin ("url" gin_trgm_ops);
    CREATE INDEX "scan_results_host_trgm_idx" ON "scan_results" USING gin ("host" gin_trgm_ops);
    CREATE INDEX "scan_results_email_trgm_idx" ON "scan_results" USING gin ("email" gin_trgm_ops);
    CREATE INDEX "mails_to_trgm_idx" ON "mails" USING gin ("to" gin_trgm_ops);
    CREATE INDEX "mails_subject_trgm_idx" ON "mails" USING gin ("subject" gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'Without the extension pg_trgm, searching many scans and mails is slow.';
  END
  $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX IF EXISTS "scan_results_url_trgm_idx";
  DROP INDEX IF EXISTS "scan_results_host_trgm_idx";
  DROP INDEX IF EXISTS "scan_results_email_trgm_idx";
  DROP INDEX IF EXISTS "mails_to_trgm_idx";
  DROP INDEX IF EXISTS "mails_subject_trgm_idx";
   ALTER TABLE "proposal_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposal_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_proposal_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "proposal_events" CASCADE;
  DROP TABLE "proposal_terms" CASCADE;
  DROP TABLE "_proposal_terms_v" CASCADE;
  DROP TABLE "price_changes" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  ALTER TABLE "proposals" DROP CONSTRAINT "proposals_scan_id_scan_results_id_fk";
  
  ALTER TABLE "proposals" DROP CONSTRAINT "proposals_niche_id_niches_id_fk";
  
  ALTER TABLE "proposals" DROP CONSTRAINT "proposals_terms_id_proposal_terms_id_fk";
  
  ALTER TABLE "proposals" DROP CONSTRAINT "proposals_owner_id_users_id_fk";
  
  ALTER TABLE "proposals" DROP CONSTRAINT "proposals_supersedes_id_proposals_id_fk";
  
  ALTER TABLE "_proposals_v" DROP CONSTRAINT "_proposals_v_version_scan_id_scan_results_id_fk";
  
  ALTER TABLE "_proposals_v" DROP CONSTRAINT "_proposals_v_version_niche_id_niches_id_fk";
  
  ALTER TABLE "_proposals_v" DROP CONSTRAINT "_proposals_v_version_terms_id_proposal_terms_id_fk";
  
  ALTER TABLE "_proposals_v" DROP CONSTRAINT "_proposals_v_version_owner_id_users_id_fk";
  
  ALTER TABLE "_proposals_v" DROP CONSTRAINT "_proposals_v_version_supersedes_id_proposals_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_proposal_id_proposals_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_proposal_event_id_proposal_events_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_account_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposal_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposal_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('enquiry-notice', 'enquiry-confirmation', 'reply', 'scan-confirmation');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mail', 'purge-old-data', 'scan-site', 'crawl-site', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mail', 'purge-old-data', 'scan-site', 'crawl-site', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "proposals_client_email_idx";
  DROP INDEX "proposals_scan_idx";
  DROP INDEX "proposals_niche_idx";
  DROP INDEX "proposals_terms_idx";
  DROP INDEX "proposals_valid_until_idx";
  DROP INDEX "proposals_owner_idx";
  DROP INDEX "proposals_total_once_pence_idx";
  DROP INDEX "proposals_total_monthly_pence_idx";
  DROP INDEX "proposals_supersedes_idx";
  DROP INDEX "proposals_link_hash_idx";
  DROP INDEX "_proposals_v_version_version_client_email_idx";
  DROP INDEX "_proposals_v_version_version_scan_idx";
  DROP INDEX "_proposals_v_version_version_niche_idx";
  DROP INDEX "_proposals_v_version_version_terms_idx";
  DROP INDEX "_proposals_v_version_version_valid_until_idx";
  DROP INDEX "_proposals_v_version_version_owner_idx";
  DROP INDEX "_proposals_v_version_version_total_once_pence_idx";
  DROP INDEX "_proposals_v_version_version_total_monthly_pence_idx";
  DROP INDEX "_proposals_v_version_version_supersedes_idx";
  DROP INDEX "_proposals_v_version_version_link_hash_idx";
  DROP INDEX "territories_certificate_id_idx";
  DROP INDEX "mails_proposal_idx";
  DROP INDEX "mails_proposal_event_idx";
  DROP INDEX "mails_account_idx";
  DROP INDEX "keywords_page_idx";
  DROP INDEX "payload_locked_documents_rels_proposal_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_proposal_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_price_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "proposals_lines" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "proposals_lines" ALTER COLUMN "amount_pence" SET NOT NULL;
  ALTER TABLE "_proposals_v_version_lines" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_proposals_v_version_lines" ALTER COLUMN "amount_pence" SET NOT NULL;
  ALTER TABLE "proposals" ADD COLUMN "introduction" jsonb;
  ALTER TABLE "proposals" ADD COLUMN "terms" jsonb;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_introduction" jsonb;
  ALTER TABLE "_proposals_v" ADD COLUMN "version_terms" jsonb;
  ALTER TABLE "submissions" DROP COLUMN "trade";
  ALTER TABLE "submissions" DROP COLUMN "place";
  ALTER TABLE "proposals_lines" DROP COLUMN "detail";
  ALTER TABLE "proposals_lines" DROP COLUMN "quantity";
  ALTER TABLE "proposals_lines" DROP COLUMN "is_ticked";
  ALTER TABLE "proposals" DROP COLUMN "contact_name";
  ALTER TABLE "proposals" DROP COLUMN "scan_id";
  ALTER TABLE "proposals" DROP COLUMN "niche_id";
  ALTER TABLE "proposals" DROP COLUMN "place";
  ALTER TABLE "proposals" DROP COLUMN "sections";
  ALTER TABLE "proposals" DROP COLUMN "terms_id";
  ALTER TABLE "proposals" DROP COLUMN "owner_id";
  ALTER TABLE "proposals" DROP COLUMN "total_once_pence";
  ALTER TABLE "proposals" DROP COLUMN "total_monthly_pence";
  ALTER TABLE "proposals" DROP COLUMN "sent_at";
  ALTER TABLE "proposals" DROP COLUMN "first_viewed_at";
  ALTER TABLE "proposals" DROP COLUMN "last_viewed_at";
  ALTER TABLE "proposals" DROP COLUMN "view_count";
  ALTER TABLE "proposals" DROP COLUMN "acceptance_name";
  ALTER TABLE "proposals" DROP COLUMN "acceptance_at";
  ALTER TABLE "proposals" DROP COLUMN "acceptance_hash";
  ALTER TABLE "proposals" DROP COLUMN "acceptance_chosen";
  ALTER TABLE "proposals" DROP COLUMN "acceptance_consent";
  ALTER TABLE "proposals" DROP COLUMN "declined_because";
  ALTER TABLE "proposals" DROP COLUMN "supersedes_id";
  ALTER TABLE "proposals" DROP COLUMN "frozen";
  ALTER TABLE "proposals" DROP COLUMN "link_salt";
  ALTER TABLE "proposals" DROP COLUMN "link_hash";
  ALTER TABLE "proposals" DROP COLUMN "reminded_at";
  ALTER TABLE "_proposals_v_version_lines" DROP COLUMN "detail";
  ALTER TABLE "_proposals_v_version_lines" DROP COLUMN "quantity";
  ALTER TABLE "_proposals_v_version_lines" DROP COLUMN "is_ticked";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_contact_name";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_scan_id";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_niche_id";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_place";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_sections";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_terms_id";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_owner_id";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_total_once_pence";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_total_monthly_pence";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_sent_at";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_first_viewed_at";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_last_viewed_at";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_view_count";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_acceptance_name";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_acceptance_at";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_acceptance_hash";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_acceptance_chosen";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_acceptance_consent";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_declined_because";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_supersedes_id";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_frozen";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_link_salt";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_link_hash";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_reminded_at";
  ALTER TABLE "territories" DROP COLUMN "certificate_id";
  ALTER TABLE "mails" DROP COLUMN "proposal_id";
  ALTER TABLE "mails" DROP COLUMN "proposal_event_id";
  ALTER TABLE "mails" DROP COLUMN "account_id";
  ALTER TABLE "keywords" DROP COLUMN "page";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposal_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposal_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_proposal_events_kind";
  DROP TYPE "public"."enum_price_changes_state";
  DROP TYPE "public"."enum_audit_log_event";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP INDEX "proposals_seed_key_idx";
  DROP INDEX "_proposals_v_version_version_seed_key_idx";
  ALTER TABLE "proposals" DROP COLUMN "seed_key";
  ALTER TABLE "_proposals_v" DROP COLUMN "version_seed_key";
  ALTER TABLE "users" DROP COLUMN "invited_at";
  ALTER TABLE "users" DROP COLUMN "last_sign_in_at";`)
}

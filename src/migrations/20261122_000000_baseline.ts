import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_project_type" AS ENUM('new_website', 'rebuild', 'web_app', 'other');
  CREATE TYPE "public"."enum_submissions_industry" AS ENUM('trades_construction', 'beauty_wellness', 'fitness_wellness', 'professional_services', 'healthcare', 'retail', 'hospitality', 'technology', 'education', 'non_profit', 'other');
  CREATE TYPE "public"."enum_submissions_referral_source" AS ENUM('google_search', 'social_media', 'referral_friend', 'referral_client', 'portfolio', 'industry_event', 'other');
  CREATE TYPE "public"."enum_submissions_order_kind" AS ENUM('technical-report', 'strategy-call');
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam', 'declined');
  CREATE TYPE "public"."enum_submissions_channel" AS ENUM('form', 'hand');
  CREATE TYPE "public"."enum_conversations_messages_author" AS ENUM('visitor', 'staff');
  CREATE TYPE "public"."enum_conversations_status" AS ENUM('waiting', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_proposals_lines_every" AS ENUM('once', 'month');
  CREATE TYPE "public"."enum_proposals_status" AS ENUM('draft', 'sent', 'viewed', 'questions', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded');
  CREATE TYPE "public"."enum_proposals_access_mode" AS ENUM('private', 'open');
  CREATE TYPE "public"."enum__proposals_v_version_lines_every" AS ENUM('once', 'month');
  CREATE TYPE "public"."enum__proposals_v_version_status" AS ENUM('draft', 'sent', 'viewed', 'questions', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded');
  CREATE TYPE "public"."enum__proposals_v_version_access_mode" AS ENUM('private', 'open');
  CREATE TYPE "public"."enum_proposal_events_kind" AS ENUM('sent', 'viewed', 'question', 'answer', 'reminded', 'accepted', 'territory-taken', 'declined', 'expired', 'extended', 'new-link', 'withdrawn', 'superseded');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('enquiry-notice', 'enquiry-confirmation', 'enquiry-held', 'held-digest', 'reply', 'chat-notice', 'chat-answer', 'scan-confirmation', 'report-confirmation', 'scan-report', 'proposal', 'proposal-answer', 'proposal-reminder', 'proposal-receipt', 'proposal-news', 'account-invitation', 'account-password', 'account-changed', 'schedule-failed', 'account-email', 'account-email-asked', 'account-email-changed', 'account-second-factor');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_price_changes_state" AS ENUM('preview', 'saved');
  CREATE TYPE "public"."enum_packages_group" AS ENUM('core', 'industry', 'influencer', 'portfolio-pro', 'custom');
  CREATE TYPE "public"."enum_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__packages_v_version_group" AS ENUM('core', 'industry', 'influencer', 'portfolio-pro', 'custom');
  CREATE TYPE "public"."enum__packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_retainers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__retainers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_add_ons_kind" AS ENUM('retainer', 'build');
  CREATE TYPE "public"."enum_add_ons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__add_ons_v_version_kind" AS ENUM('retainer', 'build');
  CREATE TYPE "public"."enum__add_ons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_chatbot_tiers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__chatbot_tiers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_hidden_fees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hidden_fees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_feature_matrix_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__feature_matrix_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cost_comparisons_sides_lines_from" AS ENUM('amount', 'hiddenFee', 'packageFrom', 'packageTo', 'retainer');
  CREATE TYPE "public"."enum_cost_comparisons_sides_lines_every" AS ENUM('once', 'month', 'year');
  CREATE TYPE "public"."enum_cost_comparisons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cost_comparisons_v_version_sides_lines_from" AS ENUM('amount', 'hiddenFee', 'packageFrom', 'packageTo', 'retainer');
  CREATE TYPE "public"."enum__cost_comparisons_v_version_sides_lines_every" AS ENUM('once', 'month', 'year');
  CREATE TYPE "public"."enum__cost_comparisons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_category" AS ENUM('Design', 'Development', 'SEO', 'Technology', 'Branding');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('Design', 'Development', 'SEO', 'Technology', 'Branding');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_features_icon" AS ENUM('check', 'clock', 'mail', 'phone', 'info', 'alert', 'external');
  CREATE TYPE "public"."enum_case_studies_features_size" AS ENUM('small', 'medium', 'large', 'wide');
  CREATE TYPE "public"."enum_case_studies_filter_category" AS ENUM('web-design', 'full-stack', 'business-websites');
  CREATE TYPE "public"."enum_case_studies_cta_variant" AS ENUM('default', 'compact');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_features_icon" AS ENUM('check', 'clock', 'mail', 'phone', 'info', 'alert', 'external');
  CREATE TYPE "public"."enum__case_studies_v_version_features_size" AS ENUM('small', 'medium', 'large', 'wide');
  CREATE TYPE "public"."enum__case_studies_v_version_filter_category" AS ENUM('web-design', 'full-stack', 'business-websites');
  CREATE TYPE "public"."enum__case_studies_v_version_cta_variant" AS ENUM('default', 'compact');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('general', 'pricing', 'process', 'exclusivity', 'chatbot', 'whatsapp', 'hidden-costs');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('general', 'pricing', 'process', 'exclusivity', 'chatbot', 'whatsapp', 'hidden-costs');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_unanswered_questions_status" AS ENUM('open', 'drafted', 'dismissed');
  CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_niches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__niches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_city_niche_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__city_niche_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_comparison_tables_rows_cells_kind" AS ENUM('text', 'yes', 'no');
  CREATE TYPE "public"."enum_comparison_tables_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comparison_tables_v_version_rows_cells_kind" AS ENUM('text', 'yes', 'no');
  CREATE TYPE "public"."enum__comparison_tables_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_scan_results_status" AS ENUM('unconfirmed', 'queued', 'running', 'scored', 'blocked', 'no-page', 'unreachable', 'failed');
  CREATE TYPE "public"."enum_scan_results_tool" AS ENUM('scan', 'page-speed', 'audit');
  CREATE TYPE "public"."enum_site_crawls_status" AS ENUM('queued', 'running', 'done', 'blocked', 'unreachable', 'failed');
  CREATE TYPE "public"."enum_keywords_intent" AS ENUM('transactional', 'commercial', 'informational', 'local');
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('sign-in', 'sign-in-failed', 'sign-in-blocked', 'sign-out', 'area-opened', 'area-refused', 'password-asked', 'password-changed', 'email-asked', 'email-changed', 'second-step-failed', 'second-factor-changed', 'invited', 'role-changed', 'account-deleted', 'session-ended', 'export', 'import', 'enquiry-deleted', 'conversation-deleted', 'person-erased');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver-mail', 'purge-old-data', 'scan-site', 'crawl-site', 'watch-proposals', 'rescan-sites', 'tell-of-held', 'erase-mail-files', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver-mail', 'purge-old-data', 'scan-site', 'crawl-site', 'watch-proposals', 'rescan-sites', 'tell-of-held', 'erase-mail-files', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('onlyMe', 'everyone', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('onlyMe', 'everyone', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('onlyMe', 'everyone', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('submissions', 'proposals', 'mails', 'posts', 'scan-results', 'keywords');
  CREATE TYPE "public"."enum_scanner_settings_remedies_remedy" AS ENUM('words', 'build', 'speed', 'hosting', 'access', 'visibility', 'local', 'legal');
  CREATE TYPE "public"."enum__scanner_settings_v_version_remedies_remedy" AS ENUM('words', 'build', 'speed', 'hosting', 'access', 'visibility', 'local', 'legal');
  CREATE TYPE "public"."enum_site_settings_held_notice" AS ENUM('at-once', 'daily');
  CREATE TYPE "public"."enum_site_settings_second_factor_for" AS ENUM('none', 'admins', 'everybody');
  CREATE TYPE "public"."enum__site_settings_v_version_held_notice" AS ENUM('at-once', 'daily');
  CREATE TYPE "public"."enum__site_settings_v_version_second_factor_for" AS ENUM('none', 'admins', 'everybody');
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"project_type" "enum_submissions_project_type" NOT NULL,
  	"industry" "enum_submissions_industry",
  	"package_tier" varchar,
  	"referral_source" "enum_submissions_referral_source",
  	"message" varchar NOT NULL,
  	"estimate_total_pence" numeric,
  	"estimate_summary" varchar,
  	"estimate_link" varchar,
  	"scan_id" integer,
  	"scan_summary" varchar,
  	"order_kind" "enum_submissions_order_kind",
  	"order_price_pence" numeric,
  	"order_terms" varchar,
  	"order_accepted_at" timestamp(3) with time zone,
  	"status" "enum_submissions_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"last_contact_at" timestamp(3) with time zone,
  	"work_ended_on" timestamp(3) with time zone,
  	"took_portfolio_rate" boolean DEFAULT false,
  	"held_because" varchar,
  	"told_at" timestamp(3) with time zone,
  	"trade" varchar,
  	"place" varchar,
  	"notes" varchar,
  	"reference" varchar,
  	"channel" "enum_submissions_channel" DEFAULT 'hand' NOT NULL,
  	"page" varchar,
  	"submission_key" varchar,
  	"fingerprint" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "conversations_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"author" "enum_conversations_messages_author" NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"key" varchar
  );
  
  CREATE TABLE "conversations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_conversations_status" DEFAULT 'waiting' NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"page" varchar,
  	"held_because" varchar,
  	"token_hash" varchar,
  	"visitor_seen_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proposals_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"detail" varchar,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"amount_pence" numeric,
  	"every" "enum_proposals_lines_every" DEFAULT 'once' NOT NULL,
  	"is_optional" boolean DEFAULT false
  );
  
  CREATE TABLE "proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"client_name" varchar NOT NULL,
  	"contact_name" varchar,
  	"client_email" varchar,
  	"enquiry_id" integer,
  	"scan_id" integer,
  	"niche_id" integer,
  	"place" varchar,
  	"sections" jsonb,
  	"terms_id" integer,
  	"status" "enum_proposals_status" DEFAULT 'draft' NOT NULL,
  	"access_mode" "enum_proposals_access_mode" DEFAULT 'private' NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"owner_id" integer,
  	"total_once_pence" numeric,
  	"total_monthly_pence" numeric,
  	"sent_at" timestamp(3) with time zone,
  	"first_viewed_at" timestamp(3) with time zone,
  	"last_viewed_at" timestamp(3) with time zone,
  	"view_count" numeric DEFAULT 0,
  	"acceptance_name" varchar,
  	"acceptance_at" timestamp(3) with time zone,
  	"acceptance_hash" varchar,
  	"acceptance_chosen" jsonb,
  	"acceptance_consent" varchar,
  	"declined_because" varchar,
  	"supersedes_id" integer,
  	"frozen" jsonb,
  	"link_salt" varchar,
  	"link_hash" varchar,
  	"reminded_at" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proposals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer,
  	"retainers_id" integer,
  	"add_ons_id" integer,
  	"chatbot_tiers_id" integer
  );
  
  CREATE TABLE "_proposals_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"detail" varchar,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"amount_pence" numeric,
  	"every" "enum__proposals_v_version_lines_every" DEFAULT 'once' NOT NULL,
  	"is_optional" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_proposals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_client_name" varchar NOT NULL,
  	"version_contact_name" varchar,
  	"version_client_email" varchar,
  	"version_enquiry_id" integer,
  	"version_scan_id" integer,
  	"version_niche_id" integer,
  	"version_place" varchar,
  	"version_sections" jsonb,
  	"version_terms_id" integer,
  	"version_status" "enum__proposals_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_access_mode" "enum__proposals_v_version_access_mode" DEFAULT 'private' NOT NULL,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_owner_id" integer,
  	"version_total_once_pence" numeric,
  	"version_total_monthly_pence" numeric,
  	"version_sent_at" timestamp(3) with time zone,
  	"version_first_viewed_at" timestamp(3) with time zone,
  	"version_last_viewed_at" timestamp(3) with time zone,
  	"version_view_count" numeric DEFAULT 0,
  	"version_acceptance_name" varchar,
  	"version_acceptance_at" timestamp(3) with time zone,
  	"version_acceptance_hash" varchar,
  	"version_acceptance_chosen" jsonb,
  	"version_acceptance_consent" varchar,
  	"version_declined_because" varchar,
  	"version_supersedes_id" integer,
  	"version_frozen" jsonb,
  	"version_link_salt" varchar,
  	"version_link_hash" varchar,
  	"version_reminded_at" timestamp(3) with time zone,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_proposals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer,
  	"retainers_id" integer,
  	"add_ons_id" integer,
  	"chatbot_tiers_id" integer
  );
  
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
  	"saved_by_id" integer,
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
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "territories_postcode_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "territories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client_name" varchar NOT NULL,
  	"may_be_named" boolean DEFAULT false,
  	"niche_id" integer NOT NULL,
  	"city_id" integer,
  	"place" varchar NOT NULL,
  	"retainer_id" integer,
  	"is_provisional" boolean DEFAULT false,
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone,
  	"tail_months" numeric,
  	"note" varchar,
  	"proposal_id" integer,
  	"certificate_id" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  	"scan_id" integer,
  	"report_mail_id" integer,
  	"proposal_id" integer,
  	"proposal_event_id" integer,
  	"account_id" integer,
  	"sent_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "packages_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"key" varchar,
  	"group" "enum_packages_group",
  	"on_application" boolean DEFAULT false,
  	"price_from_pence" numeric,
  	"price_to_pence" numeric,
  	"timeline" varchar,
  	"pages" varchar,
  	"revisions" varchar,
  	"support" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"perfect_for" varchar,
  	"badge" varchar,
  	"learn_more_path" varchar,
  	"case_study_id" integer,
  	"picture_id" integer,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "packages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"add_ons_id" integer
  );
  
  CREATE TABLE "_packages_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_key" varchar,
  	"version_group" "enum__packages_v_version_group",
  	"version_on_application" boolean DEFAULT false,
  	"version_price_from_pence" numeric,
  	"version_price_to_pence" numeric,
  	"version_timeline" varchar,
  	"version_pages" varchar,
  	"version_revisions" varchar,
  	"version_support" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_perfect_for" varchar,
  	"version_badge" varchar,
  	"version_learn_more_path" varchar,
  	"version_case_study_id" integer,
  	"version_picture_id" integer,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_packages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"add_ons_id" integer
  );
  
  CREATE TABLE "retainers_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "retainers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"key" varchar,
  	"price_per_month_pence" numeric,
  	"tagline" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_retainers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_retainers_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_retainers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_key" varchar,
  	"version_price_per_month_pence" numeric,
  	"version_tagline" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__retainers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "add_ons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"key" varchar,
  	"kind" "enum_add_ons_kind" DEFAULT 'build',
  	"price_pence" numeric,
  	"unit" varchar,
  	"description" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_add_ons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_add_ons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_key" varchar,
  	"version_kind" "enum__add_ons_v_version_kind" DEFAULT 'build',
  	"version_price_pence" numeric,
  	"version_unit" varchar,
  	"version_description" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__add_ons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "chatbot_tiers_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "chatbot_tiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"key" varchar,
  	"title" varchar,
  	"price_per_month_from_pence" numeric,
  	"price_per_month_to_pence" numeric,
  	"conversations" numeric,
  	"model" varchar,
  	"description" varchar,
  	"best_for" varchar,
  	"is_recommended" boolean DEFAULT false,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_chatbot_tiers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_chatbot_tiers_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_chatbot_tiers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_key" varchar,
  	"version_title" varchar,
  	"version_price_per_month_from_pence" numeric,
  	"version_price_per_month_to_pence" numeric,
  	"version_conversations" numeric,
  	"version_model" varchar,
  	"version_description" varchar,
  	"version_best_for" varchar,
  	"version_is_recommended" boolean DEFAULT false,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__chatbot_tiers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "hidden_fees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"key" varchar,
  	"monthly_pence" numeric,
  	"description" varchar,
  	"is_ticked_at_start" boolean DEFAULT false,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_hidden_fees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_hidden_fees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_key" varchar,
  	"version_monthly_pence" numeric,
  	"version_description" varchar,
  	"version_is_ticked_at_start" boolean DEFAULT false,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__hidden_fees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "feature_matrix" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"group" varchar,
  	"add_on_id" integer,
  	"choice_text" varchar,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_feature_matrix_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "feature_matrix_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer
  );
  
  CREATE TABLE "_feature_matrix_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_group" varchar,
  	"version_add_on_id" integer,
  	"version_choice_text" varchar,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__feature_matrix_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_feature_matrix_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer
  );
  
  CREATE TABLE "cost_comparisons_sides_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" "enum_cost_comparisons_sides_lines_from" DEFAULT 'amount',
  	"every" "enum_cost_comparisons_sides_lines_every" DEFAULT 'once',
  	"amount_pence" numeric,
  	"hidden_fee_id" integer,
  	"package_id" integer,
  	"retainer_id" integer
  );
  
  CREATE TABLE "cost_comparisons_sides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"is_ours" boolean DEFAULT false
  );
  
  CREATE TABLE "cost_comparisons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"key" varchar,
  	"years" numeric DEFAULT 3,
  	"note" varchar,
  	"source" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cost_comparisons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_cost_comparisons_v_version_sides_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" "enum__cost_comparisons_v_version_sides_lines_from" DEFAULT 'amount',
  	"every" "enum__cost_comparisons_v_version_sides_lines_every" DEFAULT 'once',
  	"amount_pence" numeric,
  	"hidden_fee_id" integer,
  	"package_id" integer,
  	"retainer_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cost_comparisons_v_version_sides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"is_ours" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cost_comparisons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_key" varchar,
  	"version_years" numeric DEFAULT 3,
  	"version_note" varchar,
  	"version_source" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cost_comparisons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"sections" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_sections" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"category" "enum_posts_category",
  	"published_on" timestamp(3) with time zone,
  	"read_time_minutes" numeric,
  	"author" varchar,
  	"cover_id" integer,
  	"emoji" varchar DEFAULT '📐',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_category" "enum__posts_v_version_category",
  	"version_published_on" timestamp(3) with time zone,
  	"version_read_time_minutes" numeric,
  	"version_author" varchar,
  	"version_cover_id" integer,
  	"version_emoji" varchar DEFAULT '📐',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "case_studies_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "case_studies_metrics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"value" varchar,
  	"suffix" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "case_studies_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"technical" varchar,
  	"benefit" varchar,
  	"icon" "enum_case_studies_features_icon",
  	"image_id" integer,
  	"size" "enum_case_studies_features_size" DEFAULT 'medium'
  );
  
  CREATE TABLE "case_studies_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phase" varchar,
  	"duration" varchar,
  	"title" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "case_studies_technologies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "case_studies_screenshots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
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
  
  CREATE TABLE "case_studies_impact" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"value" varchar,
  	"suffix" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"description" varchar,
  	"category" varchar,
  	"filter_category" "enum_case_studies_filter_category",
  	"image_id" integer,
  	"client" varchar,
  	"live_url" varchar,
  	"live_preview_enabled" boolean DEFAULT false,
  	"live_preview_url" varchar,
  	"challenge" jsonb,
  	"solution" jsonb,
  	"architecture" varchar,
  	"before_after_before_image_id" integer,
  	"before_after_after_image_id" integer,
  	"before_after_before_label" varchar DEFAULT 'Before',
  	"before_after_after_label" varchar DEFAULT 'After',
  	"investment_comparison_id" integer,
  	"investment_note" jsonb,
  	"sections" jsonb,
  	"cta_title" varchar,
  	"cta_description" varchar,
  	"cta_button_text" varchar DEFAULT 'Get Your Transparent Quote',
  	"cta_button_link" varchar DEFAULT '/#contact',
  	"cta_variant" "enum_case_studies_cta_variant" DEFAULT 'default',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"slug" varchar,
  	"is_sample" boolean DEFAULT false,
  	"source" varchar,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" integer
  );
  
  CREATE TABLE "_case_studies_v_version_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_metrics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"value" varchar,
  	"suffix" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"technical" varchar,
  	"benefit" varchar,
  	"icon" "enum__case_studies_v_version_features_icon",
  	"image_id" integer,
  	"size" "enum__case_studies_v_version_features_size" DEFAULT 'medium',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phase" varchar,
  	"duration" varchar,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_technologies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_screenshots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
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
  
  CREATE TABLE "_case_studies_v_version_impact" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"value" varchar,
  	"suffix" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_category" varchar,
  	"version_filter_category" "enum__case_studies_v_version_filter_category",
  	"version_image_id" integer,
  	"version_client" varchar,
  	"version_live_url" varchar,
  	"version_live_preview_enabled" boolean DEFAULT false,
  	"version_live_preview_url" varchar,
  	"version_challenge" jsonb,
  	"version_solution" jsonb,
  	"version_architecture" varchar,
  	"version_before_after_before_image_id" integer,
  	"version_before_after_after_image_id" integer,
  	"version_before_after_before_label" varchar DEFAULT 'Before',
  	"version_before_after_after_label" varchar DEFAULT 'After',
  	"version_investment_comparison_id" integer,
  	"version_investment_note" jsonb,
  	"version_sections" jsonb,
  	"version_cta_title" varchar,
  	"version_cta_description" varchar,
  	"version_cta_button_text" varchar DEFAULT 'Get Your Transparent Quote',
  	"version_cta_button_link" varchar DEFAULT '/#contact',
  	"version_cta_variant" "enum__case_studies_v_version_cta_variant" DEFAULT 'default',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_source" varchar,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" integer
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"quote" varchar,
  	"author" varchar,
  	"role" varchar,
  	"company" varchar,
  	"rating" numeric DEFAULT 5,
  	"project" varchar,
  	"source" varchar,
  	"consent" boolean DEFAULT false,
  	"is_sample" boolean DEFAULT false,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_quote" varchar,
  	"version_author" varchar,
  	"version_role" varchar,
  	"version_company" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_project" varchar,
  	"version_source" varchar,
  	"version_consent" boolean DEFAULT false,
  	"version_is_sample" boolean DEFAULT false,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"question" varchar,
  	"topic" "enum_faqs_topic",
  	"answer" jsonb,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_question" varchar,
  	"version_topic" "enum__faqs_v_version_topic",
  	"version_answer" jsonb,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "unanswered_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"status" "enum_unanswered_questions_status" DEFAULT 'open' NOT NULL,
  	"times" numeric NOT NULL,
  	"last_asked_at" timestamp(3) with time zone NOT NULL,
  	"faq_id" integer,
  	"words" varchar NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "industries_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "industries_site_plan_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "industries_provide" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "industries_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "industries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"heading" varchar,
  	"lead" varchar,
  	"package_id" integer,
  	"case_study_id" integer,
  	"notice" varchar,
  	"customers" jsonb,
  	"site_plan_intro" jsonb,
  	"places" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_industries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_industries_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v_version_site_plan_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v_version_provide" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_package_id" integer,
  	"version_case_study_id" integer,
  	"version_notice" varchar,
  	"version_customers" jsonb,
  	"version_site_plan_intro" jsonb,
  	"version_places" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__industries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cities_postcode_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cities_nearby" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cities_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "cities_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"region" varchar,
  	"travel_minutes" numeric,
  	"travel_miles" numeric,
  	"travel_route" varchar,
  	"heading" varchar,
  	"lead" varchar,
  	"market" jsonb,
  	"build" jsonb,
  	"visit" jsonb,
  	"offer" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"slug" varchar,
  	"own_words" numeric,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_cities_v_version_postcode_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cities_v_version_nearby" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cities_v_version_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cities_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_region" varchar,
  	"version_travel_minutes" numeric,
  	"version_travel_miles" numeric,
  	"version_travel_route" varchar,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_market" jsonb,
  	"version_build" jsonb,
  	"version_visit" jsonb,
  	"version_offer" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_own_words" numeric,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "niches_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "niches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"industry_id" integer,
  	"package_id" integer,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_niches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_niches_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_niches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_industry_id" integer,
  	"version_package_id" integer,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__niches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "city_niche_pages_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "city_niche_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"city_id" integer,
  	"niche_id" integer,
  	"package_id" integer,
  	"heading" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"offer" jsonb,
  	"own_words" numeric,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_city_niche_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_city_niche_pages_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_niche_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_city_id" integer,
  	"version_niche_id" integer,
  	"version_package_id" integer,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_offer" jsonb,
  	"version_own_words" numeric,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__city_niche_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "comparison_tables_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"is_ours" boolean DEFAULT false
  );
  
  CREATE TABLE "comparison_tables_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_comparison_tables_rows_cells_kind" DEFAULT 'text',
  	"text" varchar
  );
  
  CREATE TABLE "comparison_tables_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "comparison_tables" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"key" varchar,
  	"note" varchar,
  	"source" varchar,
  	"source_href" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_comparison_tables_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_comparison_tables_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"is_ours" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_comparison_tables_v_version_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__comparison_tables_v_version_rows_cells_kind" DEFAULT 'text',
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_comparison_tables_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_comparison_tables_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_key" varchar,
  	"version_note" varchar,
  	"version_source" varchar,
  	"version_source_href" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__comparison_tables_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "legal_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"updated_on" timestamp(3) with time zone,
  	"summary" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_index" boolean DEFAULT false,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_seed_key" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"seed_key" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w400_url" varchar,
  	"sizes_w400_width" numeric,
  	"sizes_w400_height" numeric,
  	"sizes_w400_mime_type" varchar,
  	"sizes_w400_filesize" numeric,
  	"sizes_w400_filename" varchar,
  	"sizes_w800_url" varchar,
  	"sizes_w800_width" numeric,
  	"sizes_w800_height" numeric,
  	"sizes_w800_mime_type" varchar,
  	"sizes_w800_filesize" numeric,
  	"sizes_w800_filename" varchar,
  	"sizes_w1200_url" varchar,
  	"sizes_w1200_width" numeric,
  	"sizes_w1200_height" numeric,
  	"sizes_w1200_mime_type" varchar,
  	"sizes_w1200_filesize" numeric,
  	"sizes_w1200_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar
  );
  
  CREATE TABLE "scan_results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"final_url" varchar,
  	"overall_score" numeric,
  	"scores_seo" numeric,
  	"scores_performance" numeric,
  	"scores_accessibility" numeric,
  	"scores_security" numeric,
  	"scores_mobile" numeric,
  	"scores_ai_search" numeric,
  	"scores_local_business" numeric,
  	"counts_critical" numeric,
  	"counts_high" numeric,
  	"counts_medium" numeric,
  	"counts_low" numeric,
  	"because" varchar,
  	"status" "enum_scan_results_status" DEFAULT 'queued' NOT NULL,
  	"tool" "enum_scan_results_tool" DEFAULT 'scan' NOT NULL,
  	"trade_id" integer,
  	"is_partial" boolean DEFAULT false,
  	"http_status" numeric,
  	"product_brand" varchar,
  	"email" varchar,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"duration_ms" numeric,
  	"engine" varchar,
  	"uuid" varchar NOT NULL,
  	"progress" jsonb,
  	"result" jsonb,
  	"requester_hash" varchar,
  	"owner_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "report_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"is_monthly" boolean DEFAULT false,
  	"confirmed_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"scan_id" integer,
  	"before_id" integer,
  	"uuid" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "keywords" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar NOT NULL,
  	"volume" numeric,
  	"cpc_pence" numeric,
  	"intent" "enum_keywords_intent" NOT NULL,
  	"borough" varchar,
  	"cluster" varchar,
  	"page" varchar,
  	"seed_key" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"note" varchar,
  	"seed_key" varchar,
  	"saved_by_id" integer,
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
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"invited_at" timestamp(3) with time zone,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"starts" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"submissions_id" integer,
  	"conversations_id" integer,
  	"proposals_id" integer,
  	"proposal_events_id" integer,
  	"proposal_terms_id" integer,
  	"territories_id" integer,
  	"mails_id" integer,
  	"price_changes_id" integer,
  	"packages_id" integer,
  	"retainers_id" integer,
  	"add_ons_id" integer,
  	"chatbot_tiers_id" integer,
  	"hidden_fees_id" integer,
  	"feature_matrix_id" integer,
  	"cost_comparisons_id" integer,
  	"pages_id" integer,
  	"posts_id" integer,
  	"case_studies_id" integer,
  	"testimonials_id" integer,
  	"faqs_id" integer,
  	"unanswered_questions_id" integer,
  	"industries_id" integer,
  	"cities_id" integer,
  	"niches_id" integer,
  	"city_niche_pages_id" integer,
  	"comparison_tables_id" integer,
  	"legal_pages_id" integer,
  	"media_id" integer,
  	"scan_results_id" integer,
  	"site_crawls_id" integer,
  	"report_mails_id" integer,
  	"keywords_id" integer,
  	"page_views_id" integer,
  	"redirects_id" integer,
  	"housekeeping_reports_id" integer,
  	"audit_log_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
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
  
  CREATE TABLE "policy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"technical_report" numeric DEFAULT 9700 NOT NULL,
  	"strategy_call" numeric DEFAULT 14900 NOT NULL,
  	"strategy_call_length" numeric DEFAULT 60 NOT NULL,
  	"strategy_call_book_within" numeric DEFAULT 90 NOT NULL,
  	"deposit" numeric DEFAULT 50 NOT NULL,
  	"price_lock" numeric DEFAULT 12 NOT NULL,
  	"proposal_valid" numeric DEFAULT 30 NOT NULL,
  	"reply_within" numeric DEFAULT 24 NOT NULL,
  	"reply_warning" numeric DEFAULT 4 NOT NULL,
  	"retainer_notice" numeric DEFAULT 60 NOT NULL,
  	"retainer_early_exit" numeric DEFAULT 50 NOT NULL,
  	"content_licence_multiple" numeric DEFAULT 3 NOT NULL,
  	"content_removal" numeric DEFAULT 90 NOT NULL,
  	"add_on_surcharge" numeric DEFAULT 50 NOT NULL,
  	"exclusivity_tail" numeric DEFAULT 12 NOT NULL,
  	"exclusivity_change_notice" numeric DEFAULT 90 NOT NULL,
  	"liability_retainer_months" numeric DEFAULT 12 NOT NULL,
  	"chatbot_extra_from" numeric DEFAULT 50 NOT NULL,
  	"chatbot_extra_to" numeric DEFAULT 100 NOT NULL,
  	"chatbot_bundle_saving" numeric DEFAULT 5000 NOT NULL,
  	"chatbot_money_back" numeric DEFAULT 30 NOT NULL,
  	"strategy_call_full_refund_notice" numeric DEFAULT 14 NOT NULL,
  	"strategy_call_partial_refund" numeric DEFAULT 50 NOT NULL,
  	"strategy_call_partial_refund_notice" numeric DEFAULT 7 NOT NULL,
  	"strategy_call_reschedules" numeric DEFAULT 1 NOT NULL,
  	"strategy_call_credit_minimum" numeric DEFAULT 120000 NOT NULL,
  	"strategy_call_credit_valid" numeric DEFAULT 90 NOT NULL,
  	"statutory_cancellation" numeric DEFAULT 14 NOT NULL,
  	"early_work_kept" numeric DEFAULT 50 NOT NULL,
  	"substantial_work_hours" numeric DEFAULT 15 NOT NULL,
  	"refund_before_work" numeric DEFAULT 90 NOT NULL,
  	"refund_early_stage" numeric DEFAULT 50 NOT NULL,
  	"refund_early_stage_up_to" numeric DEFAULT 30 NOT NULL,
  	"refund_middle_stage" numeric DEFAULT 25 NOT NULL,
  	"refund_middle_stage_up_to" numeric DEFAULT 70 NOT NULL,
  	"client_caused_fee" numeric DEFAULT 35 NOT NULL,
  	"client_silence" numeric DEFAULT 30 NOT NULL,
  	"silence_fee" numeric DEFAULT 50 NOT NULL,
  	"payment_plan_exit" numeric DEFAULT 25 NOT NULL,
  	"refund_reply" numeric DEFAULT 5 NOT NULL,
  	"refund_payment" numeric DEFAULT 14 NOT NULL,
  	"influencer_saving" numeric DEFAULT 50000 NOT NULL,
  	"influencer_post_within" numeric DEFAULT 30 NOT NULL,
  	"influencer_followers" numeric DEFAULT 10000 NOT NULL,
  	"influencer_account_age" numeric DEFAULT 12 NOT NULL,
  	"influencer_video_seconds" numeric DEFAULT 30 NOT NULL,
  	"referral_post_words_from" numeric DEFAULT 800 NOT NULL,
  	"referral_post_words_to" numeric DEFAULT 1200 NOT NULL,
  	"referral_delivery" numeric DEFAULT 14 NOT NULL,
  	"data_request_reply" numeric DEFAULT 1 NOT NULL,
  	"data_complaint_acknowledge" numeric DEFAULT 30 NOT NULL,
  	"keep_projects" numeric DEFAULT 2 NOT NULL,
  	"keep_enquiries" numeric DEFAULT 1 NOT NULL,
  	"keep_spam" numeric DEFAULT 30 NOT NULL,
  	"keep_financial" numeric DEFAULT 6 NOT NULL,
  	"keep_marketing_consent" numeric DEFAULT 3 NOT NULL,
  	"keep_analytics" numeric DEFAULT 26 NOT NULL,
  	"keep_scan_hashes" numeric DEFAULT 30 NOT NULL,
  	"scan_free_limit" numeric DEFAULT 3 NOT NULL,
  	"scan_free_window" numeric DEFAULT 24 NOT NULL,
  	"scan_captcha_after" numeric DEFAULT 2 NOT NULL,
  	"accessibility_reply" numeric DEFAULT 5 NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_policy_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_technical_report" numeric DEFAULT 9700 NOT NULL,
  	"version_strategy_call" numeric DEFAULT 14900 NOT NULL,
  	"version_strategy_call_length" numeric DEFAULT 60 NOT NULL,
  	"version_strategy_call_book_within" numeric DEFAULT 90 NOT NULL,
  	"version_deposit" numeric DEFAULT 50 NOT NULL,
  	"version_price_lock" numeric DEFAULT 12 NOT NULL,
  	"version_proposal_valid" numeric DEFAULT 30 NOT NULL,
  	"version_reply_within" numeric DEFAULT 24 NOT NULL,
  	"version_reply_warning" numeric DEFAULT 4 NOT NULL,
  	"version_retainer_notice" numeric DEFAULT 60 NOT NULL,
  	"version_retainer_early_exit" numeric DEFAULT 50 NOT NULL,
  	"version_content_licence_multiple" numeric DEFAULT 3 NOT NULL,
  	"version_content_removal" numeric DEFAULT 90 NOT NULL,
  	"version_add_on_surcharge" numeric DEFAULT 50 NOT NULL,
  	"version_exclusivity_tail" numeric DEFAULT 12 NOT NULL,
  	"version_exclusivity_change_notice" numeric DEFAULT 90 NOT NULL,
  	"version_liability_retainer_months" numeric DEFAULT 12 NOT NULL,
  	"version_chatbot_extra_from" numeric DEFAULT 50 NOT NULL,
  	"version_chatbot_extra_to" numeric DEFAULT 100 NOT NULL,
  	"version_chatbot_bundle_saving" numeric DEFAULT 5000 NOT NULL,
  	"version_chatbot_money_back" numeric DEFAULT 30 NOT NULL,
  	"version_strategy_call_full_refund_notice" numeric DEFAULT 14 NOT NULL,
  	"version_strategy_call_partial_refund" numeric DEFAULT 50 NOT NULL,
  	"version_strategy_call_partial_refund_notice" numeric DEFAULT 7 NOT NULL,
  	"version_strategy_call_reschedules" numeric DEFAULT 1 NOT NULL,
  	"version_strategy_call_credit_minimum" numeric DEFAULT 120000 NOT NULL,
  	"version_strategy_call_credit_valid" numeric DEFAULT 90 NOT NULL,
  	"version_statutory_cancellation" numeric DEFAULT 14 NOT NULL,
  	"version_early_work_kept" numeric DEFAULT 50 NOT NULL,
  	"version_substantial_work_hours" numeric DEFAULT 15 NOT NULL,
  	"version_refund_before_work" numeric DEFAULT 90 NOT NULL,
  	"version_refund_early_stage" numeric DEFAULT 50 NOT NULL,
  	"version_refund_early_stage_up_to" numeric DEFAULT 30 NOT NULL,
  	"version_refund_middle_stage" numeric DEFAULT 25 NOT NULL,
  	"version_refund_middle_stage_up_to" numeric DEFAULT 70 NOT NULL,
  	"version_client_caused_fee" numeric DEFAULT 35 NOT NULL,
  	"version_client_silence" numeric DEFAULT 30 NOT NULL,
  	"version_silence_fee" numeric DEFAULT 50 NOT NULL,
  	"version_payment_plan_exit" numeric DEFAULT 25 NOT NULL,
  	"version_refund_reply" numeric DEFAULT 5 NOT NULL,
  	"version_refund_payment" numeric DEFAULT 14 NOT NULL,
  	"version_influencer_saving" numeric DEFAULT 50000 NOT NULL,
  	"version_influencer_post_within" numeric DEFAULT 30 NOT NULL,
  	"version_influencer_followers" numeric DEFAULT 10000 NOT NULL,
  	"version_influencer_account_age" numeric DEFAULT 12 NOT NULL,
  	"version_influencer_video_seconds" numeric DEFAULT 30 NOT NULL,
  	"version_referral_post_words_from" numeric DEFAULT 800 NOT NULL,
  	"version_referral_post_words_to" numeric DEFAULT 1200 NOT NULL,
  	"version_referral_delivery" numeric DEFAULT 14 NOT NULL,
  	"version_data_request_reply" numeric DEFAULT 1 NOT NULL,
  	"version_data_complaint_acknowledge" numeric DEFAULT 30 NOT NULL,
  	"version_keep_projects" numeric DEFAULT 2 NOT NULL,
  	"version_keep_enquiries" numeric DEFAULT 1 NOT NULL,
  	"version_keep_spam" numeric DEFAULT 30 NOT NULL,
  	"version_keep_financial" numeric DEFAULT 6 NOT NULL,
  	"version_keep_marketing_consent" numeric DEFAULT 3 NOT NULL,
  	"version_keep_analytics" numeric DEFAULT 26 NOT NULL,
  	"version_keep_scan_hashes" numeric DEFAULT 30 NOT NULL,
  	"version_scan_free_limit" numeric DEFAULT 3 NOT NULL,
  	"version_scan_free_window" numeric DEFAULT 24 NOT NULL,
  	"version_scan_captcha_after" numeric DEFAULT 2 NOT NULL,
  	"version_accessibility_reply" numeric DEFAULT 5 NOT NULL,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "estimator_unavailable" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"add_on_id" integer NOT NULL,
  	"reason" varchar NOT NULL
  );
  
  CREATE TABLE "estimator_settings_project_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"package_id" integer NOT NULL
  );
  
  CREATE TABLE "estimator_settings_budget_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"package_id" integer NOT NULL,
  	"below_pence" numeric
  );
  
  CREATE TABLE "estimator_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"default_type" varchar DEFAULT 'multipage' NOT NULL,
  	"included_pages" numeric DEFAULT 5 NOT NULL,
  	"default_pages" numeric DEFAULT 5 NOT NULL,
  	"max_pages" numeric DEFAULT 50 NOT NULL,
  	"extra_page_pence" numeric DEFAULT 10000 NOT NULL,
  	"message" varchar,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "estimator_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"add_ons_id" integer
  );
  
  CREATE TABLE "_estimator_unavailable_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"add_on_id" integer NOT NULL,
  	"reason" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_estimator_settings_v_version_project_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"package_id" integer NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_estimator_settings_v_version_budget_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"package_id" integer NOT NULL,
  	"below_pence" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_estimator_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_default_type" varchar DEFAULT 'multipage' NOT NULL,
  	"version_included_pages" numeric DEFAULT 5 NOT NULL,
  	"version_default_pages" numeric DEFAULT 5 NOT NULL,
  	"version_max_pages" numeric DEFAULT 50 NOT NULL,
  	"version_extra_page_pence" numeric DEFAULT 10000 NOT NULL,
  	"version_message" varchar,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_estimator_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"add_ons_id" integer
  );
  
  CREATE TABLE "navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"header_action_label" varchar NOT NULL,
  	"header_action_href" varchar NOT NULL,
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_header_action_label" varchar NOT NULL,
  	"version_header_action_href" varchar NOT NULL,
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"measured_seconds" numeric,
  	"audit_heading" varchar,
  	"audit_intro" varchar,
  	"audit_report_text" varchar,
  	"audit_call_text" varchar,
  	"audit_terms" varchar,
  	"saved_by_id" integer,
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
  	"version_measured_seconds" numeric,
  	"version_audit_heading" varchar,
  	"version_audit_intro" varchar,
  	"version_audit_report_text" varchar,
  	"version_audit_call_text" varchar,
  	"version_audit_terms" varchar,
  	"version_saved_by_id" integer,
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
  
  CREATE TABLE "site_settings_bank_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"phone" varchar,
  	"words" varchar,
  	"portrait_id" integer,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "site_settings_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"is_shown" boolean DEFAULT false,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_launched" boolean DEFAULT false,
  	"brand_name" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"scanner_brand" varchar NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"company_number" varchar NOT NULL,
  	"registered_address" varchar NOT NULL,
  	"vat_status" varchar NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"whatsapp" varchar,
  	"is_contact_sample" boolean DEFAULT false,
  	"enquiry_email" varchar,
  	"mail_from" varchar,
  	"held_notice" "enum_site_settings_held_notice" DEFAULT 'at-once' NOT NULL,
  	"locality" varchar NOT NULL,
  	"address_street" varchar,
  	"address_town" varchar,
  	"address_county" varchar,
  	"address_postcode" varchar,
  	"opening_hours_days" varchar NOT NULL,
  	"opening_hours_opens" varchar NOT NULL,
  	"opening_hours_closes" varchar NOT NULL,
  	"opening_hours_schema_days" varchar NOT NULL,
  	"portfolio_rate_is_on" boolean DEFAULT true,
  	"portfolio_rate_places" numeric DEFAULT 15 NOT NULL,
  	"portfolio_rate_taken" numeric DEFAULT 0 NOT NULL,
  	"portfolio_rate_taken_here" numeric DEFAULT 0,
  	"most_sold" varchar,
  	"consent_is_on" boolean DEFAULT true,
  	"consent_heading" varchar DEFAULT 'May we count your visit?' NOT NULL,
  	"consent_text" varchar DEFAULT 'We would like to know which pages are read. The count stays on our own server, names no one and goes to no other company. The site works the same if you say no.' NOT NULL,
  	"second_factor_for" "enum_site_settings_second_factor_for" DEFAULT 'none',
  	"saved_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_bank_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"phone" varchar,
  	"words" varchar,
  	"portrait_id" integer,
  	"is_sample" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"is_shown" boolean DEFAULT false,
  	"is_sample" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_launched" boolean DEFAULT false,
  	"version_brand_name" varchar NOT NULL,
  	"version_tagline" varchar NOT NULL,
  	"version_scanner_brand" varchar NOT NULL,
  	"version_legal_name" varchar NOT NULL,
  	"version_company_number" varchar NOT NULL,
  	"version_registered_address" varchar NOT NULL,
  	"version_vat_status" varchar NOT NULL,
  	"version_is_sample" boolean DEFAULT false,
  	"version_email" varchar NOT NULL,
  	"version_phone" varchar,
  	"version_whatsapp" varchar,
  	"version_is_contact_sample" boolean DEFAULT false,
  	"version_enquiry_email" varchar,
  	"version_mail_from" varchar,
  	"version_held_notice" "enum__site_settings_v_version_held_notice" DEFAULT 'at-once' NOT NULL,
  	"version_locality" varchar NOT NULL,
  	"version_address_street" varchar,
  	"version_address_town" varchar,
  	"version_address_county" varchar,
  	"version_address_postcode" varchar,
  	"version_opening_hours_days" varchar NOT NULL,
  	"version_opening_hours_opens" varchar NOT NULL,
  	"version_opening_hours_closes" varchar NOT NULL,
  	"version_opening_hours_schema_days" varchar NOT NULL,
  	"version_portfolio_rate_is_on" boolean DEFAULT true,
  	"version_portfolio_rate_places" numeric DEFAULT 15 NOT NULL,
  	"version_portfolio_rate_taken" numeric DEFAULT 0 NOT NULL,
  	"version_portfolio_rate_taken_here" numeric DEFAULT 0,
  	"version_most_sold" varchar,
  	"version_consent_is_on" boolean DEFAULT true,
  	"version_consent_heading" varchar DEFAULT 'May we count your visit?' NOT NULL,
  	"version_consent_text" varchar DEFAULT 'We would like to know which pages are read. The count stays on our own server, names no one and goes to no other company. The site works the same if you say no.' NOT NULL,
  	"version_second_factor_for" "enum__site_settings_v_version_second_factor_for" DEFAULT 'none',
  	"version_saved_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_scan_id_scan_results_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "conversations_messages" ADD CONSTRAINT "conversations_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "conversations_messages" ADD CONSTRAINT "conversations_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "conversations" ADD CONSTRAINT "conversations_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals_lines" ADD CONSTRAINT "proposals_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_enquiry_id_submissions_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_scan_id_scan_results_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_niche_id_niches_id_fk" FOREIGN KEY ("niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_terms_id_proposal_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."proposal_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_supersedes_id_proposals_id_fk" FOREIGN KEY ("supersedes_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_chatbot_tiers_fk" FOREIGN KEY ("chatbot_tiers_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_version_lines" ADD CONSTRAINT "_proposals_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_proposals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_parent_id_proposals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_enquiry_id_submissions_id_fk" FOREIGN KEY ("version_enquiry_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_scan_id_scan_results_id_fk" FOREIGN KEY ("version_scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_niche_id_niches_id_fk" FOREIGN KEY ("version_niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_terms_id_proposal_terms_id_fk" FOREIGN KEY ("version_terms_id") REFERENCES "public"."proposal_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_supersedes_id_proposals_id_fk" FOREIGN KEY ("version_supersedes_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_proposals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_chatbot_tiers_fk" FOREIGN KEY ("chatbot_tiers_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_terms" ADD CONSTRAINT "proposal_terms_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposal_terms_v" ADD CONSTRAINT "_proposal_terms_v_parent_id_proposal_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."proposal_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposal_terms_v" ADD CONSTRAINT "_proposal_terms_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "territories_postcode_areas" ADD CONSTRAINT "territories_postcode_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."territories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_niche_id_niches_id_fk" FOREIGN KEY ("niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_retainer_id_retainers_id_fk" FOREIGN KEY ("retainer_id") REFERENCES "public"."retainers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_scan_id_scan_results_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_report_mail_id_report_mails_id_fk" FOREIGN KEY ("report_mail_id") REFERENCES "public"."report_mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_proposal_event_id_proposal_events_id_fk" FOREIGN KEY ("proposal_event_id") REFERENCES "public"."proposal_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_reverts_id_price_changes_id_fk" FOREIGN KEY ("reverts_id") REFERENCES "public"."price_changes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_features" ADD CONSTRAINT "packages_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_features" ADD CONSTRAINT "_packages_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_parent_id_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "retainers_features" ADD CONSTRAINT "retainers_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "retainers" ADD CONSTRAINT "retainers_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_retainers_v_version_features" ADD CONSTRAINT "_retainers_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_retainers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_retainers_v" ADD CONSTRAINT "_retainers_v_parent_id_retainers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."retainers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_retainers_v" ADD CONSTRAINT "_retainers_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_add_ons_v" ADD CONSTRAINT "_add_ons_v_parent_id_add_ons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_add_ons_v" ADD CONSTRAINT "_add_ons_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chatbot_tiers_features" ADD CONSTRAINT "chatbot_tiers_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chatbot_tiers" ADD CONSTRAINT "chatbot_tiers_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_chatbot_tiers_v_version_features" ADD CONSTRAINT "_chatbot_tiers_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_chatbot_tiers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chatbot_tiers_v" ADD CONSTRAINT "_chatbot_tiers_v_parent_id_chatbot_tiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_chatbot_tiers_v" ADD CONSTRAINT "_chatbot_tiers_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hidden_fees" ADD CONSTRAINT "hidden_fees_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hidden_fees_v" ADD CONSTRAINT "_hidden_fees_v_parent_id_hidden_fees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hidden_fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hidden_fees_v" ADD CONSTRAINT "_hidden_fees_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_matrix" ADD CONSTRAINT "feature_matrix_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_matrix" ADD CONSTRAINT "feature_matrix_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_matrix_rels" ADD CONSTRAINT "feature_matrix_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_matrix"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_matrix_rels" ADD CONSTRAINT "feature_matrix_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v" ADD CONSTRAINT "_feature_matrix_v_parent_id_feature_matrix_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_matrix"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v" ADD CONSTRAINT "_feature_matrix_v_version_add_on_id_add_ons_id_fk" FOREIGN KEY ("version_add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v" ADD CONSTRAINT "_feature_matrix_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v_rels" ADD CONSTRAINT "_feature_matrix_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_feature_matrix_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v_rels" ADD CONSTRAINT "_feature_matrix_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_hidden_fee_id_hidden_fees_id_fk" FOREIGN KEY ("hidden_fee_id") REFERENCES "public"."hidden_fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_retainer_id_retainers_id_fk" FOREIGN KEY ("retainer_id") REFERENCES "public"."retainers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cost_comparisons_sides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides" ADD CONSTRAINT "cost_comparisons_sides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cost_comparisons" ADD CONSTRAINT "cost_comparisons_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_hidden_fee_id_hidden_fees_id_fk" FOREIGN KEY ("hidden_fee_id") REFERENCES "public"."hidden_fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_retainer_id_retainers_id_fk" FOREIGN KEY ("retainer_id") REFERENCES "public"."retainers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cost_comparisons_v_version_sides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides" ADD CONSTRAINT "_cost_comparisons_v_version_sides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cost_comparisons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v" ADD CONSTRAINT "_cost_comparisons_v_parent_id_cost_comparisons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v" ADD CONSTRAINT "_cost_comparisons_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_tags" ADD CONSTRAINT "case_studies_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_metrics" ADD CONSTRAINT "case_studies_metrics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_features" ADD CONSTRAINT "case_studies_features_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_features" ADD CONSTRAINT "case_studies_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_timeline" ADD CONSTRAINT "case_studies_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_technologies" ADD CONSTRAINT "case_studies_technologies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_screenshots" ADD CONSTRAINT "case_studies_screenshots_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_screenshots" ADD CONSTRAINT "case_studies_screenshots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_investment_rates" ADD CONSTRAINT "case_studies_investment_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_investment_support" ADD CONSTRAINT "case_studies_investment_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_impact" ADD CONSTRAINT "case_studies_impact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_before_after_before_image_id_media_id_fk" FOREIGN KEY ("before_after_before_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_before_after_after_image_id_media_id_fk" FOREIGN KEY ("before_after_after_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_investment_comparison_id_cost_comparisons_id_fk" FOREIGN KEY ("investment_comparison_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_tags" ADD CONSTRAINT "_case_studies_v_version_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_metrics" ADD CONSTRAINT "_case_studies_v_version_metrics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_features" ADD CONSTRAINT "_case_studies_v_version_features_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_features" ADD CONSTRAINT "_case_studies_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_timeline" ADD CONSTRAINT "_case_studies_v_version_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_technologies" ADD CONSTRAINT "_case_studies_v_version_technologies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_screenshots" ADD CONSTRAINT "_case_studies_v_version_screenshots_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_screenshots" ADD CONSTRAINT "_case_studies_v_version_screenshots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_investment_rates" ADD CONSTRAINT "_case_studies_v_version_investment_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_investment_support" ADD CONSTRAINT "_case_studies_v_version_investment_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_impact" ADD CONSTRAINT "_case_studies_v_version_impact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_before_after_before_image_id_media_id_fk" FOREIGN KEY ("version_before_after_before_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_before_after_after_image_id_media_id_fk" FOREIGN KEY ("version_before_after_after_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_investment_comparison_id_cost_comparisons_id_fk" FOREIGN KEY ("version_investment_comparison_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unanswered_questions" ADD CONSTRAINT "unanswered_questions_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unanswered_questions" ADD CONSTRAINT "unanswered_questions_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries_benefits" ADD CONSTRAINT "industries_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_site_plan_parts" ADD CONSTRAINT "industries_site_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_provide" ADD CONSTRAINT "industries_provide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_questions" ADD CONSTRAINT "industries_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_version_benefits" ADD CONSTRAINT "_industries_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_site_plan_parts" ADD CONSTRAINT "_industries_v_version_site_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_provide" ADD CONSTRAINT "_industries_v_version_provide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_questions" ADD CONSTRAINT "_industries_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_package_id_packages_id_fk" FOREIGN KEY ("version_package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities_postcode_areas" ADD CONSTRAINT "cities_postcode_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_nearby" ADD CONSTRAINT "cities_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_places" ADD CONSTRAINT "cities_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_questions" ADD CONSTRAINT "cities_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v_version_postcode_areas" ADD CONSTRAINT "_cities_v_version_postcode_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_nearby" ADD CONSTRAINT "_cities_v_version_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_places" ADD CONSTRAINT "_cities_v_version_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_questions" ADD CONSTRAINT "_cities_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_parent_id_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "niches_synonyms" ADD CONSTRAINT "niches_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."niches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "niches" ADD CONSTRAINT "niches_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "niches" ADD CONSTRAINT "niches_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "niches" ADD CONSTRAINT "niches_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v_version_synonyms" ADD CONSTRAINT "_niches_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_niches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_parent_id_niches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_version_industry_id_industries_id_fk" FOREIGN KEY ("version_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_version_package_id_packages_id_fk" FOREIGN KEY ("version_package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_niche_pages_questions" ADD CONSTRAINT "city_niche_pages_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_niche_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_niche_pages" ADD CONSTRAINT "city_niche_pages_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_niche_pages" ADD CONSTRAINT "city_niche_pages_niche_id_niches_id_fk" FOREIGN KEY ("niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_niche_pages" ADD CONSTRAINT "city_niche_pages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_niche_pages" ADD CONSTRAINT "city_niche_pages_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v_version_questions" ADD CONSTRAINT "_city_niche_pages_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_niche_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_parent_id_city_niche_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."city_niche_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_version_niche_id_niches_id_fk" FOREIGN KEY ("version_niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_version_package_id_packages_id_fk" FOREIGN KEY ("version_package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comparison_tables_columns" ADD CONSTRAINT "comparison_tables_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparison_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comparison_tables_rows_cells" ADD CONSTRAINT "comparison_tables_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparison_tables_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comparison_tables_rows" ADD CONSTRAINT "comparison_tables_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparison_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comparison_tables" ADD CONSTRAINT "comparison_tables_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v_version_columns" ADD CONSTRAINT "_comparison_tables_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparison_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v_version_rows_cells" ADD CONSTRAINT "_comparison_tables_v_version_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparison_tables_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v_version_rows" ADD CONSTRAINT "_comparison_tables_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparison_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v" ADD CONSTRAINT "_comparison_tables_v_parent_id_comparison_tables_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comparison_tables"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v" ADD CONSTRAINT "_comparison_tables_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scan_results" ADD CONSTRAINT "scan_results_trade_id_niches_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_scan_id_scan_results_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_before_id_scan_results_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."scan_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "keywords" ADD CONSTRAINT "keywords_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_conversations_fk" FOREIGN KEY ("conversations_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposals_fk" FOREIGN KEY ("proposals_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_events_fk" FOREIGN KEY ("proposal_events_id") REFERENCES "public"."proposal_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_terms_fk" FOREIGN KEY ("proposal_terms_id") REFERENCES "public"."proposal_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_territories_fk" FOREIGN KEY ("territories_id") REFERENCES "public"."territories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_changes_fk" FOREIGN KEY ("price_changes_id") REFERENCES "public"."price_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chatbot_tiers_fk" FOREIGN KEY ("chatbot_tiers_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hidden_fees_fk" FOREIGN KEY ("hidden_fees_id") REFERENCES "public"."hidden_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feature_matrix_fk" FOREIGN KEY ("feature_matrix_id") REFERENCES "public"."feature_matrix"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cost_comparisons_fk" FOREIGN KEY ("cost_comparisons_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unanswered_questions_fk" FOREIGN KEY ("unanswered_questions_id") REFERENCES "public"."unanswered_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_niches_fk" FOREIGN KEY ("niches_id") REFERENCES "public"."niches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_city_niche_pages_fk" FOREIGN KEY ("city_niche_pages_id") REFERENCES "public"."city_niche_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comparison_tables_fk" FOREIGN KEY ("comparison_tables_id") REFERENCES "public"."comparison_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scan_results_fk" FOREIGN KEY ("scan_results_id") REFERENCES "public"."scan_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_crawls_fk" FOREIGN KEY ("site_crawls_id") REFERENCES "public"."site_crawls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_mails_fk" FOREIGN KEY ("report_mails_id") REFERENCES "public"."report_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_keywords_fk" FOREIGN KEY ("keywords_id") REFERENCES "public"."keywords"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_views_fk" FOREIGN KEY ("page_views_id") REFERENCES "public"."page_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_housekeeping_reports_fk" FOREIGN KEY ("housekeeping_reports_id") REFERENCES "public"."housekeeping_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policy_settings" ADD CONSTRAINT "policy_settings_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policy_settings_v" ADD CONSTRAINT "_policy_settings_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_unavailable" ADD CONSTRAINT "estimator_unavailable_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_unavailable" ADD CONSTRAINT "estimator_unavailable_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimator_settings_project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings_project_types" ADD CONSTRAINT "estimator_settings_project_types_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_settings_project_types" ADD CONSTRAINT "estimator_settings_project_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimator_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings_budget_bands" ADD CONSTRAINT "estimator_settings_budget_bands_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_settings_budget_bands" ADD CONSTRAINT "estimator_settings_budget_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimator_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings" ADD CONSTRAINT "estimator_settings_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_settings_rels" ADD CONSTRAINT "estimator_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."estimator_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings_rels" ADD CONSTRAINT "estimator_settings_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_unavailable_v" ADD CONSTRAINT "_estimator_unavailable_v_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimator_unavailable_v" ADD CONSTRAINT "_estimator_unavailable_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_estimator_settings_v_version_project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_project_types" ADD CONSTRAINT "_estimator_settings_v_version_project_types_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_project_types" ADD CONSTRAINT "_estimator_settings_v_version_project_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_estimator_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_budget_bands" ADD CONSTRAINT "_estimator_settings_v_version_budget_bands_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_budget_bands" ADD CONSTRAINT "_estimator_settings_v_version_budget_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_estimator_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v" ADD CONSTRAINT "_estimator_settings_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_rels" ADD CONSTRAINT "_estimator_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_estimator_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_rels" ADD CONSTRAINT "_estimator_settings_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scanner_settings_remedies" ADD CONSTRAINT "scanner_settings_remedies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scanner_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_opt_outs" ADD CONSTRAINT "scanner_settings_opt_outs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scanner_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings" ADD CONSTRAINT "scanner_settings_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."scanner_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scanner_settings_rels" ADD CONSTRAINT "scanner_settings_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_version_remedies" ADD CONSTRAINT "_scanner_settings_v_version_remedies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_scanner_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_version_opt_outs" ADD CONSTRAINT "_scanner_settings_v_version_opt_outs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_scanner_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v" ADD CONSTRAINT "_scanner_settings_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_scanner_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_scanner_settings_v_rels" ADD CONSTRAINT "_scanner_settings_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_bank_holidays" ADD CONSTRAINT "site_settings_bank_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_people" ADD CONSTRAINT "site_settings_people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_people" ADD CONSTRAINT "site_settings_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_claims" ADD CONSTRAINT "site_settings_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_bank_holidays" ADD CONSTRAINT "_site_settings_v_version_bank_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_people" ADD CONSTRAINT "_site_settings_v_version_people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_people" ADD CONSTRAINT "_site_settings_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_claims" ADD CONSTRAINT "_site_settings_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_scan_idx" ON "submissions" USING btree ("scan_id");
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_owner_idx" ON "submissions" USING btree ("owner_id");
  CREATE INDEX "submissions_due_at_idx" ON "submissions" USING btree ("due_at");
  CREATE INDEX "submissions_last_contact_at_idx" ON "submissions" USING btree ("last_contact_at");
  CREATE INDEX "submissions_told_at_idx" ON "submissions" USING btree ("told_at");
  CREATE UNIQUE INDEX "submissions_reference_idx" ON "submissions" USING btree ("reference");
  CREATE UNIQUE INDEX "submissions_submission_key_idx" ON "submissions" USING btree ("submission_key");
  CREATE INDEX "submissions_fingerprint_idx" ON "submissions" USING btree ("fingerprint");
  CREATE INDEX "submissions_saved_by_idx" ON "submissions" USING btree ("saved_by_id");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "conversations_messages_order_idx" ON "conversations_messages" USING btree ("_order");
  CREATE INDEX "conversations_messages_parent_id_idx" ON "conversations_messages" USING btree ("_parent_id");
  CREATE INDEX "conversations_messages_by_idx" ON "conversations_messages" USING btree ("by_id");
  CREATE INDEX "conversations_email_idx" ON "conversations" USING btree ("email");
  CREATE INDEX "conversations_status_idx" ON "conversations" USING btree ("status");
  CREATE UNIQUE INDEX "conversations_token_hash_idx" ON "conversations" USING btree ("token_hash");
  CREATE INDEX "conversations_saved_by_idx" ON "conversations" USING btree ("saved_by_id");
  CREATE INDEX "conversations_updated_at_idx" ON "conversations" USING btree ("updated_at");
  CREATE INDEX "conversations_created_at_idx" ON "conversations" USING btree ("created_at");
  CREATE INDEX "proposals_lines_order_idx" ON "proposals_lines" USING btree ("_order");
  CREATE INDEX "proposals_lines_parent_id_idx" ON "proposals_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "proposals_slug_idx" ON "proposals" USING btree ("slug");
  CREATE INDEX "proposals_client_email_idx" ON "proposals" USING btree ("client_email");
  CREATE INDEX "proposals_enquiry_idx" ON "proposals" USING btree ("enquiry_id");
  CREATE INDEX "proposals_scan_idx" ON "proposals" USING btree ("scan_id");
  CREATE INDEX "proposals_niche_idx" ON "proposals" USING btree ("niche_id");
  CREATE INDEX "proposals_terms_idx" ON "proposals" USING btree ("terms_id");
  CREATE INDEX "proposals_status_idx" ON "proposals" USING btree ("status");
  CREATE INDEX "proposals_valid_until_idx" ON "proposals" USING btree ("valid_until");
  CREATE INDEX "proposals_owner_idx" ON "proposals" USING btree ("owner_id");
  CREATE INDEX "proposals_total_once_pence_idx" ON "proposals" USING btree ("total_once_pence");
  CREATE INDEX "proposals_total_monthly_pence_idx" ON "proposals" USING btree ("total_monthly_pence");
  CREATE INDEX "proposals_supersedes_idx" ON "proposals" USING btree ("supersedes_id");
  CREATE INDEX "proposals_link_hash_idx" ON "proposals" USING btree ("link_hash");
  CREATE INDEX "proposals_seed_key_idx" ON "proposals" USING btree ("seed_key");
  CREATE INDEX "proposals_saved_by_idx" ON "proposals" USING btree ("saved_by_id");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE INDEX "proposals_rels_order_idx" ON "proposals_rels" USING btree ("order");
  CREATE INDEX "proposals_rels_parent_idx" ON "proposals_rels" USING btree ("parent_id");
  CREATE INDEX "proposals_rels_path_idx" ON "proposals_rels" USING btree ("path");
  CREATE INDEX "proposals_rels_packages_id_idx" ON "proposals_rels" USING btree ("packages_id");
  CREATE INDEX "proposals_rels_retainers_id_idx" ON "proposals_rels" USING btree ("retainers_id");
  CREATE INDEX "proposals_rels_add_ons_id_idx" ON "proposals_rels" USING btree ("add_ons_id");
  CREATE INDEX "proposals_rels_chatbot_tiers_id_idx" ON "proposals_rels" USING btree ("chatbot_tiers_id");
  CREATE INDEX "_proposals_v_version_lines_order_idx" ON "_proposals_v_version_lines" USING btree ("_order");
  CREATE INDEX "_proposals_v_version_lines_parent_id_idx" ON "_proposals_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_proposals_v_parent_idx" ON "_proposals_v" USING btree ("parent_id");
  CREATE INDEX "_proposals_v_version_version_slug_idx" ON "_proposals_v" USING btree ("version_slug");
  CREATE INDEX "_proposals_v_version_version_client_email_idx" ON "_proposals_v" USING btree ("version_client_email");
  CREATE INDEX "_proposals_v_version_version_enquiry_idx" ON "_proposals_v" USING btree ("version_enquiry_id");
  CREATE INDEX "_proposals_v_version_version_scan_idx" ON "_proposals_v" USING btree ("version_scan_id");
  CREATE INDEX "_proposals_v_version_version_niche_idx" ON "_proposals_v" USING btree ("version_niche_id");
  CREATE INDEX "_proposals_v_version_version_terms_idx" ON "_proposals_v" USING btree ("version_terms_id");
  CREATE INDEX "_proposals_v_version_version_status_idx" ON "_proposals_v" USING btree ("version_status");
  CREATE INDEX "_proposals_v_version_version_valid_until_idx" ON "_proposals_v" USING btree ("version_valid_until");
  CREATE INDEX "_proposals_v_version_version_owner_idx" ON "_proposals_v" USING btree ("version_owner_id");
  CREATE INDEX "_proposals_v_version_version_total_once_pence_idx" ON "_proposals_v" USING btree ("version_total_once_pence");
  CREATE INDEX "_proposals_v_version_version_total_monthly_pence_idx" ON "_proposals_v" USING btree ("version_total_monthly_pence");
  CREATE INDEX "_proposals_v_version_version_supersedes_idx" ON "_proposals_v" USING btree ("version_supersedes_id");
  CREATE INDEX "_proposals_v_version_version_link_hash_idx" ON "_proposals_v" USING btree ("version_link_hash");
  CREATE INDEX "_proposals_v_version_version_seed_key_idx" ON "_proposals_v" USING btree ("version_seed_key");
  CREATE INDEX "_proposals_v_version_version_saved_by_idx" ON "_proposals_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_proposals_v_version_version_updated_at_idx" ON "_proposals_v" USING btree ("version_updated_at");
  CREATE INDEX "_proposals_v_version_version_created_at_idx" ON "_proposals_v" USING btree ("version_created_at");
  CREATE INDEX "_proposals_v_created_at_idx" ON "_proposals_v" USING btree ("created_at");
  CREATE INDEX "_proposals_v_updated_at_idx" ON "_proposals_v" USING btree ("updated_at");
  CREATE INDEX "_proposals_v_rels_order_idx" ON "_proposals_v_rels" USING btree ("order");
  CREATE INDEX "_proposals_v_rels_parent_idx" ON "_proposals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_proposals_v_rels_path_idx" ON "_proposals_v_rels" USING btree ("path");
  CREATE INDEX "_proposals_v_rels_packages_id_idx" ON "_proposals_v_rels" USING btree ("packages_id");
  CREATE INDEX "_proposals_v_rels_retainers_id_idx" ON "_proposals_v_rels" USING btree ("retainers_id");
  CREATE INDEX "_proposals_v_rels_add_ons_id_idx" ON "_proposals_v_rels" USING btree ("add_ons_id");
  CREATE INDEX "_proposals_v_rels_chatbot_tiers_id_idx" ON "_proposals_v_rels" USING btree ("chatbot_tiers_id");
  CREATE INDEX "proposal_events_proposal_idx" ON "proposal_events" USING btree ("proposal_id");
  CREATE INDEX "proposal_events_kind_idx" ON "proposal_events" USING btree ("kind");
  CREATE INDEX "proposal_events_user_idx" ON "proposal_events" USING btree ("user_id");
  CREATE INDEX "proposal_events_updated_at_idx" ON "proposal_events" USING btree ("updated_at");
  CREATE INDEX "proposal_events_created_at_idx" ON "proposal_events" USING btree ("created_at");
  CREATE INDEX "proposal_kind_createdAt_idx" ON "proposal_events" USING btree ("proposal_id","kind","created_at");
  CREATE UNIQUE INDEX "proposal_terms_version_idx" ON "proposal_terms" USING btree ("version");
  CREATE INDEX "proposal_terms_effective_on_idx" ON "proposal_terms" USING btree ("effective_on");
  CREATE INDEX "proposal_terms_seed_key_idx" ON "proposal_terms" USING btree ("seed_key");
  CREATE INDEX "proposal_terms_saved_by_idx" ON "proposal_terms" USING btree ("saved_by_id");
  CREATE INDEX "proposal_terms_updated_at_idx" ON "proposal_terms" USING btree ("updated_at");
  CREATE INDEX "proposal_terms_created_at_idx" ON "proposal_terms" USING btree ("created_at");
  CREATE INDEX "_proposal_terms_v_parent_idx" ON "_proposal_terms_v" USING btree ("parent_id");
  CREATE INDEX "_proposal_terms_v_version_version_version_idx" ON "_proposal_terms_v" USING btree ("version_version");
  CREATE INDEX "_proposal_terms_v_version_version_effective_on_idx" ON "_proposal_terms_v" USING btree ("version_effective_on");
  CREATE INDEX "_proposal_terms_v_version_version_seed_key_idx" ON "_proposal_terms_v" USING btree ("version_seed_key");
  CREATE INDEX "_proposal_terms_v_version_version_saved_by_idx" ON "_proposal_terms_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_proposal_terms_v_version_version_updated_at_idx" ON "_proposal_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_proposal_terms_v_version_version_created_at_idx" ON "_proposal_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_proposal_terms_v_created_at_idx" ON "_proposal_terms_v" USING btree ("created_at");
  CREATE INDEX "_proposal_terms_v_updated_at_idx" ON "_proposal_terms_v" USING btree ("updated_at");
  CREATE INDEX "territories_postcode_areas_order_idx" ON "territories_postcode_areas" USING btree ("_order");
  CREATE INDEX "territories_postcode_areas_parent_id_idx" ON "territories_postcode_areas" USING btree ("_parent_id");
  CREATE INDEX "territories_niche_idx" ON "territories" USING btree ("niche_id");
  CREATE INDEX "territories_city_idx" ON "territories" USING btree ("city_id");
  CREATE INDEX "territories_retainer_idx" ON "territories" USING btree ("retainer_id");
  CREATE INDEX "territories_proposal_idx" ON "territories" USING btree ("proposal_id");
  CREATE UNIQUE INDEX "territories_certificate_id_idx" ON "territories" USING btree ("certificate_id");
  CREATE INDEX "territories_saved_by_idx" ON "territories" USING btree ("saved_by_id");
  CREATE INDEX "territories_updated_at_idx" ON "territories" USING btree ("updated_at");
  CREATE INDEX "territories_created_at_idx" ON "territories" USING btree ("created_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_submission_idx" ON "mails" USING btree ("submission_id");
  CREATE INDEX "mails_scan_idx" ON "mails" USING btree ("scan_id");
  CREATE INDEX "mails_report_mail_idx" ON "mails" USING btree ("report_mail_id");
  CREATE INDEX "mails_proposal_idx" ON "mails" USING btree ("proposal_id");
  CREATE INDEX "mails_proposal_event_idx" ON "mails" USING btree ("proposal_event_id");
  CREATE INDEX "mails_account_idx" ON "mails" USING btree ("account_id");
  CREATE INDEX "mails_sent_by_idx" ON "mails" USING btree ("sent_by_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "price_changes_state_idx" ON "price_changes" USING btree ("state");
  CREATE INDEX "price_changes_user_idx" ON "price_changes" USING btree ("user_id");
  CREATE INDEX "price_changes_reverts_idx" ON "price_changes" USING btree ("reverts_id");
  CREATE INDEX "price_changes_updated_at_idx" ON "price_changes" USING btree ("updated_at");
  CREATE INDEX "price_changes_created_at_idx" ON "price_changes" USING btree ("created_at");
  CREATE INDEX "packages_features_order_idx" ON "packages_features" USING btree ("_order");
  CREATE INDEX "packages_features_parent_id_idx" ON "packages_features" USING btree ("_parent_id");
  CREATE INDEX "packages__order_idx" ON "packages" USING btree ("_order");
  CREATE UNIQUE INDEX "packages_key_idx" ON "packages" USING btree ("key");
  CREATE INDEX "packages_case_study_idx" ON "packages" USING btree ("case_study_id");
  CREATE INDEX "packages_picture_idx" ON "packages" USING btree ("picture_id");
  CREATE INDEX "packages_saved_by_idx" ON "packages" USING btree ("saved_by_id");
  CREATE INDEX "packages_updated_at_idx" ON "packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "packages" USING btree ("created_at");
  CREATE INDEX "packages_deleted_at_idx" ON "packages" USING btree ("deleted_at");
  CREATE INDEX "packages__status_idx" ON "packages" USING btree ("_status");
  CREATE INDEX "packages_rels_order_idx" ON "packages_rels" USING btree ("order");
  CREATE INDEX "packages_rels_parent_idx" ON "packages_rels" USING btree ("parent_id");
  CREATE INDEX "packages_rels_path_idx" ON "packages_rels" USING btree ("path");
  CREATE INDEX "packages_rels_add_ons_id_idx" ON "packages_rels" USING btree ("add_ons_id");
  CREATE INDEX "_packages_v_version_features_order_idx" ON "_packages_v_version_features" USING btree ("_order");
  CREATE INDEX "_packages_v_version_features_parent_id_idx" ON "_packages_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_parent_idx" ON "_packages_v" USING btree ("parent_id");
  CREATE INDEX "_packages_v_version_version__order_idx" ON "_packages_v" USING btree ("version__order");
  CREATE INDEX "_packages_v_version_version_key_idx" ON "_packages_v" USING btree ("version_key");
  CREATE INDEX "_packages_v_version_version_case_study_idx" ON "_packages_v" USING btree ("version_case_study_id");
  CREATE INDEX "_packages_v_version_version_picture_idx" ON "_packages_v" USING btree ("version_picture_id");
  CREATE INDEX "_packages_v_version_version_saved_by_idx" ON "_packages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_packages_v_version_version_updated_at_idx" ON "_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_packages_v_version_version_created_at_idx" ON "_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_packages_v_version_version_deleted_at_idx" ON "_packages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_packages_v_version_version__status_idx" ON "_packages_v" USING btree ("version__status");
  CREATE INDEX "_packages_v_created_at_idx" ON "_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_latest_idx" ON "_packages_v" USING btree ("latest");
  CREATE INDEX "_packages_v_rels_order_idx" ON "_packages_v_rels" USING btree ("order");
  CREATE INDEX "_packages_v_rels_parent_idx" ON "_packages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_packages_v_rels_path_idx" ON "_packages_v_rels" USING btree ("path");
  CREATE INDEX "_packages_v_rels_add_ons_id_idx" ON "_packages_v_rels" USING btree ("add_ons_id");
  CREATE INDEX "retainers_features_order_idx" ON "retainers_features" USING btree ("_order");
  CREATE INDEX "retainers_features_parent_id_idx" ON "retainers_features" USING btree ("_parent_id");
  CREATE INDEX "retainers__order_idx" ON "retainers" USING btree ("_order");
  CREATE UNIQUE INDEX "retainers_key_idx" ON "retainers" USING btree ("key");
  CREATE INDEX "retainers_saved_by_idx" ON "retainers" USING btree ("saved_by_id");
  CREATE INDEX "retainers_updated_at_idx" ON "retainers" USING btree ("updated_at");
  CREATE INDEX "retainers_created_at_idx" ON "retainers" USING btree ("created_at");
  CREATE INDEX "retainers_deleted_at_idx" ON "retainers" USING btree ("deleted_at");
  CREATE INDEX "retainers__status_idx" ON "retainers" USING btree ("_status");
  CREATE INDEX "_retainers_v_version_features_order_idx" ON "_retainers_v_version_features" USING btree ("_order");
  CREATE INDEX "_retainers_v_version_features_parent_id_idx" ON "_retainers_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_retainers_v_parent_idx" ON "_retainers_v" USING btree ("parent_id");
  CREATE INDEX "_retainers_v_version_version__order_idx" ON "_retainers_v" USING btree ("version__order");
  CREATE INDEX "_retainers_v_version_version_key_idx" ON "_retainers_v" USING btree ("version_key");
  CREATE INDEX "_retainers_v_version_version_saved_by_idx" ON "_retainers_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_retainers_v_version_version_updated_at_idx" ON "_retainers_v" USING btree ("version_updated_at");
  CREATE INDEX "_retainers_v_version_version_created_at_idx" ON "_retainers_v" USING btree ("version_created_at");
  CREATE INDEX "_retainers_v_version_version_deleted_at_idx" ON "_retainers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_retainers_v_version_version__status_idx" ON "_retainers_v" USING btree ("version__status");
  CREATE INDEX "_retainers_v_created_at_idx" ON "_retainers_v" USING btree ("created_at");
  CREATE INDEX "_retainers_v_updated_at_idx" ON "_retainers_v" USING btree ("updated_at");
  CREATE INDEX "_retainers_v_latest_idx" ON "_retainers_v" USING btree ("latest");
  CREATE INDEX "add_ons__order_idx" ON "add_ons" USING btree ("_order");
  CREATE UNIQUE INDEX "add_ons_key_idx" ON "add_ons" USING btree ("key");
  CREATE INDEX "add_ons_saved_by_idx" ON "add_ons" USING btree ("saved_by_id");
  CREATE INDEX "add_ons_updated_at_idx" ON "add_ons" USING btree ("updated_at");
  CREATE INDEX "add_ons_created_at_idx" ON "add_ons" USING btree ("created_at");
  CREATE INDEX "add_ons_deleted_at_idx" ON "add_ons" USING btree ("deleted_at");
  CREATE INDEX "add_ons__status_idx" ON "add_ons" USING btree ("_status");
  CREATE INDEX "_add_ons_v_parent_idx" ON "_add_ons_v" USING btree ("parent_id");
  CREATE INDEX "_add_ons_v_version_version__order_idx" ON "_add_ons_v" USING btree ("version__order");
  CREATE INDEX "_add_ons_v_version_version_key_idx" ON "_add_ons_v" USING btree ("version_key");
  CREATE INDEX "_add_ons_v_version_version_saved_by_idx" ON "_add_ons_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_add_ons_v_version_version_updated_at_idx" ON "_add_ons_v" USING btree ("version_updated_at");
  CREATE INDEX "_add_ons_v_version_version_created_at_idx" ON "_add_ons_v" USING btree ("version_created_at");
  CREATE INDEX "_add_ons_v_version_version_deleted_at_idx" ON "_add_ons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_add_ons_v_version_version__status_idx" ON "_add_ons_v" USING btree ("version__status");
  CREATE INDEX "_add_ons_v_created_at_idx" ON "_add_ons_v" USING btree ("created_at");
  CREATE INDEX "_add_ons_v_updated_at_idx" ON "_add_ons_v" USING btree ("updated_at");
  CREATE INDEX "_add_ons_v_latest_idx" ON "_add_ons_v" USING btree ("latest");
  CREATE INDEX "chatbot_tiers_features_order_idx" ON "chatbot_tiers_features" USING btree ("_order");
  CREATE INDEX "chatbot_tiers_features_parent_id_idx" ON "chatbot_tiers_features" USING btree ("_parent_id");
  CREATE INDEX "chatbot_tiers__order_idx" ON "chatbot_tiers" USING btree ("_order");
  CREATE UNIQUE INDEX "chatbot_tiers_key_idx" ON "chatbot_tiers" USING btree ("key");
  CREATE INDEX "chatbot_tiers_saved_by_idx" ON "chatbot_tiers" USING btree ("saved_by_id");
  CREATE INDEX "chatbot_tiers_updated_at_idx" ON "chatbot_tiers" USING btree ("updated_at");
  CREATE INDEX "chatbot_tiers_created_at_idx" ON "chatbot_tiers" USING btree ("created_at");
  CREATE INDEX "chatbot_tiers_deleted_at_idx" ON "chatbot_tiers" USING btree ("deleted_at");
  CREATE INDEX "chatbot_tiers__status_idx" ON "chatbot_tiers" USING btree ("_status");
  CREATE INDEX "_chatbot_tiers_v_version_features_order_idx" ON "_chatbot_tiers_v_version_features" USING btree ("_order");
  CREATE INDEX "_chatbot_tiers_v_version_features_parent_id_idx" ON "_chatbot_tiers_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_chatbot_tiers_v_parent_idx" ON "_chatbot_tiers_v" USING btree ("parent_id");
  CREATE INDEX "_chatbot_tiers_v_version_version__order_idx" ON "_chatbot_tiers_v" USING btree ("version__order");
  CREATE INDEX "_chatbot_tiers_v_version_version_key_idx" ON "_chatbot_tiers_v" USING btree ("version_key");
  CREATE INDEX "_chatbot_tiers_v_version_version_saved_by_idx" ON "_chatbot_tiers_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_chatbot_tiers_v_version_version_updated_at_idx" ON "_chatbot_tiers_v" USING btree ("version_updated_at");
  CREATE INDEX "_chatbot_tiers_v_version_version_created_at_idx" ON "_chatbot_tiers_v" USING btree ("version_created_at");
  CREATE INDEX "_chatbot_tiers_v_version_version_deleted_at_idx" ON "_chatbot_tiers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_chatbot_tiers_v_version_version__status_idx" ON "_chatbot_tiers_v" USING btree ("version__status");
  CREATE INDEX "_chatbot_tiers_v_created_at_idx" ON "_chatbot_tiers_v" USING btree ("created_at");
  CREATE INDEX "_chatbot_tiers_v_updated_at_idx" ON "_chatbot_tiers_v" USING btree ("updated_at");
  CREATE INDEX "_chatbot_tiers_v_latest_idx" ON "_chatbot_tiers_v" USING btree ("latest");
  CREATE INDEX "hidden_fees__order_idx" ON "hidden_fees" USING btree ("_order");
  CREATE UNIQUE INDEX "hidden_fees_key_idx" ON "hidden_fees" USING btree ("key");
  CREATE INDEX "hidden_fees_saved_by_idx" ON "hidden_fees" USING btree ("saved_by_id");
  CREATE INDEX "hidden_fees_updated_at_idx" ON "hidden_fees" USING btree ("updated_at");
  CREATE INDEX "hidden_fees_created_at_idx" ON "hidden_fees" USING btree ("created_at");
  CREATE INDEX "hidden_fees_deleted_at_idx" ON "hidden_fees" USING btree ("deleted_at");
  CREATE INDEX "hidden_fees__status_idx" ON "hidden_fees" USING btree ("_status");
  CREATE INDEX "_hidden_fees_v_parent_idx" ON "_hidden_fees_v" USING btree ("parent_id");
  CREATE INDEX "_hidden_fees_v_version_version__order_idx" ON "_hidden_fees_v" USING btree ("version__order");
  CREATE INDEX "_hidden_fees_v_version_version_key_idx" ON "_hidden_fees_v" USING btree ("version_key");
  CREATE INDEX "_hidden_fees_v_version_version_saved_by_idx" ON "_hidden_fees_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_hidden_fees_v_version_version_updated_at_idx" ON "_hidden_fees_v" USING btree ("version_updated_at");
  CREATE INDEX "_hidden_fees_v_version_version_created_at_idx" ON "_hidden_fees_v" USING btree ("version_created_at");
  CREATE INDEX "_hidden_fees_v_version_version_deleted_at_idx" ON "_hidden_fees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hidden_fees_v_version_version__status_idx" ON "_hidden_fees_v" USING btree ("version__status");
  CREATE INDEX "_hidden_fees_v_created_at_idx" ON "_hidden_fees_v" USING btree ("created_at");
  CREATE INDEX "_hidden_fees_v_updated_at_idx" ON "_hidden_fees_v" USING btree ("updated_at");
  CREATE INDEX "_hidden_fees_v_latest_idx" ON "_hidden_fees_v" USING btree ("latest");
  CREATE INDEX "feature_matrix__order_idx" ON "feature_matrix" USING btree ("_order");
  CREATE UNIQUE INDEX "feature_matrix_name_idx" ON "feature_matrix" USING btree ("name");
  CREATE INDEX "feature_matrix_add_on_idx" ON "feature_matrix" USING btree ("add_on_id");
  CREATE INDEX "feature_matrix_seed_key_idx" ON "feature_matrix" USING btree ("seed_key");
  CREATE INDEX "feature_matrix_saved_by_idx" ON "feature_matrix" USING btree ("saved_by_id");
  CREATE INDEX "feature_matrix_updated_at_idx" ON "feature_matrix" USING btree ("updated_at");
  CREATE INDEX "feature_matrix_created_at_idx" ON "feature_matrix" USING btree ("created_at");
  CREATE INDEX "feature_matrix_deleted_at_idx" ON "feature_matrix" USING btree ("deleted_at");
  CREATE INDEX "feature_matrix__status_idx" ON "feature_matrix" USING btree ("_status");
  CREATE INDEX "feature_matrix_rels_order_idx" ON "feature_matrix_rels" USING btree ("order");
  CREATE INDEX "feature_matrix_rels_parent_idx" ON "feature_matrix_rels" USING btree ("parent_id");
  CREATE INDEX "feature_matrix_rels_path_idx" ON "feature_matrix_rels" USING btree ("path");
  CREATE INDEX "feature_matrix_rels_packages_id_idx" ON "feature_matrix_rels" USING btree ("packages_id");
  CREATE INDEX "_feature_matrix_v_parent_idx" ON "_feature_matrix_v" USING btree ("parent_id");
  CREATE INDEX "_feature_matrix_v_version_version__order_idx" ON "_feature_matrix_v" USING btree ("version__order");
  CREATE INDEX "_feature_matrix_v_version_version_name_idx" ON "_feature_matrix_v" USING btree ("version_name");
  CREATE INDEX "_feature_matrix_v_version_version_add_on_idx" ON "_feature_matrix_v" USING btree ("version_add_on_id");
  CREATE INDEX "_feature_matrix_v_version_version_seed_key_idx" ON "_feature_matrix_v" USING btree ("version_seed_key");
  CREATE INDEX "_feature_matrix_v_version_version_saved_by_idx" ON "_feature_matrix_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_feature_matrix_v_version_version_updated_at_idx" ON "_feature_matrix_v" USING btree ("version_updated_at");
  CREATE INDEX "_feature_matrix_v_version_version_created_at_idx" ON "_feature_matrix_v" USING btree ("version_created_at");
  CREATE INDEX "_feature_matrix_v_version_version_deleted_at_idx" ON "_feature_matrix_v" USING btree ("version_deleted_at");
  CREATE INDEX "_feature_matrix_v_version_version__status_idx" ON "_feature_matrix_v" USING btree ("version__status");
  CREATE INDEX "_feature_matrix_v_created_at_idx" ON "_feature_matrix_v" USING btree ("created_at");
  CREATE INDEX "_feature_matrix_v_updated_at_idx" ON "_feature_matrix_v" USING btree ("updated_at");
  CREATE INDEX "_feature_matrix_v_latest_idx" ON "_feature_matrix_v" USING btree ("latest");
  CREATE INDEX "_feature_matrix_v_rels_order_idx" ON "_feature_matrix_v_rels" USING btree ("order");
  CREATE INDEX "_feature_matrix_v_rels_parent_idx" ON "_feature_matrix_v_rels" USING btree ("parent_id");
  CREATE INDEX "_feature_matrix_v_rels_path_idx" ON "_feature_matrix_v_rels" USING btree ("path");
  CREATE INDEX "_feature_matrix_v_rels_packages_id_idx" ON "_feature_matrix_v_rels" USING btree ("packages_id");
  CREATE INDEX "cost_comparisons_sides_lines_order_idx" ON "cost_comparisons_sides_lines" USING btree ("_order");
  CREATE INDEX "cost_comparisons_sides_lines_parent_id_idx" ON "cost_comparisons_sides_lines" USING btree ("_parent_id");
  CREATE INDEX "cost_comparisons_sides_lines_hidden_fee_idx" ON "cost_comparisons_sides_lines" USING btree ("hidden_fee_id");
  CREATE INDEX "cost_comparisons_sides_lines_package_idx" ON "cost_comparisons_sides_lines" USING btree ("package_id");
  CREATE INDEX "cost_comparisons_sides_lines_retainer_idx" ON "cost_comparisons_sides_lines" USING btree ("retainer_id");
  CREATE INDEX "cost_comparisons_sides_order_idx" ON "cost_comparisons_sides" USING btree ("_order");
  CREATE INDEX "cost_comparisons_sides_parent_id_idx" ON "cost_comparisons_sides" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cost_comparisons_key_idx" ON "cost_comparisons" USING btree ("key");
  CREATE INDEX "cost_comparisons_saved_by_idx" ON "cost_comparisons" USING btree ("saved_by_id");
  CREATE INDEX "cost_comparisons_updated_at_idx" ON "cost_comparisons" USING btree ("updated_at");
  CREATE INDEX "cost_comparisons_created_at_idx" ON "cost_comparisons" USING btree ("created_at");
  CREATE INDEX "cost_comparisons_deleted_at_idx" ON "cost_comparisons" USING btree ("deleted_at");
  CREATE INDEX "cost_comparisons__status_idx" ON "cost_comparisons" USING btree ("_status");
  CREATE INDEX "_cost_comparisons_v_version_sides_lines_order_idx" ON "_cost_comparisons_v_version_sides_lines" USING btree ("_order");
  CREATE INDEX "_cost_comparisons_v_version_sides_lines_parent_id_idx" ON "_cost_comparisons_v_version_sides_lines" USING btree ("_parent_id");
  CREATE INDEX "_cost_comparisons_v_version_sides_lines_hidden_fee_idx" ON "_cost_comparisons_v_version_sides_lines" USING btree ("hidden_fee_id");
  CREATE INDEX "_cost_comparisons_v_version_sides_lines_package_idx" ON "_cost_comparisons_v_version_sides_lines" USING btree ("package_id");
  CREATE INDEX "_cost_comparisons_v_version_sides_lines_retainer_idx" ON "_cost_comparisons_v_version_sides_lines" USING btree ("retainer_id");
  CREATE INDEX "_cost_comparisons_v_version_sides_order_idx" ON "_cost_comparisons_v_version_sides" USING btree ("_order");
  CREATE INDEX "_cost_comparisons_v_version_sides_parent_id_idx" ON "_cost_comparisons_v_version_sides" USING btree ("_parent_id");
  CREATE INDEX "_cost_comparisons_v_parent_idx" ON "_cost_comparisons_v" USING btree ("parent_id");
  CREATE INDEX "_cost_comparisons_v_version_version_key_idx" ON "_cost_comparisons_v" USING btree ("version_key");
  CREATE INDEX "_cost_comparisons_v_version_version_saved_by_idx" ON "_cost_comparisons_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_cost_comparisons_v_version_version_updated_at_idx" ON "_cost_comparisons_v" USING btree ("version_updated_at");
  CREATE INDEX "_cost_comparisons_v_version_version_created_at_idx" ON "_cost_comparisons_v" USING btree ("version_created_at");
  CREATE INDEX "_cost_comparisons_v_version_version_deleted_at_idx" ON "_cost_comparisons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cost_comparisons_v_version_version__status_idx" ON "_cost_comparisons_v" USING btree ("version__status");
  CREATE INDEX "_cost_comparisons_v_created_at_idx" ON "_cost_comparisons_v" USING btree ("created_at");
  CREATE INDEX "_cost_comparisons_v_updated_at_idx" ON "_cost_comparisons_v" USING btree ("updated_at");
  CREATE INDEX "_cost_comparisons_v_latest_idx" ON "_cost_comparisons_v" USING btree ("latest");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_seed_key_idx" ON "pages" USING btree ("seed_key");
  CREATE INDEX "pages_saved_by_idx" ON "pages" USING btree ("saved_by_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_seed_key_idx" ON "_pages_v" USING btree ("version_seed_key");
  CREATE INDEX "_pages_v_version_version_saved_by_idx" ON "_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category");
  CREATE INDEX "posts_published_on_idx" ON "posts" USING btree ("published_on");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_seed_key_idx" ON "posts" USING btree ("seed_key");
  CREATE INDEX "posts_saved_by_idx" ON "posts" USING btree ("saved_by_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category");
  CREATE INDEX "_posts_v_version_version_published_on_idx" ON "_posts_v" USING btree ("version_published_on");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_seed_key_idx" ON "_posts_v" USING btree ("version_seed_key");
  CREATE INDEX "_posts_v_version_version_saved_by_idx" ON "_posts_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "case_studies_tags_order_idx" ON "case_studies_tags" USING btree ("_order");
  CREATE INDEX "case_studies_tags_parent_id_idx" ON "case_studies_tags" USING btree ("_parent_id");
  CREATE INDEX "case_studies_metrics_order_idx" ON "case_studies_metrics" USING btree ("_order");
  CREATE INDEX "case_studies_metrics_parent_id_idx" ON "case_studies_metrics" USING btree ("_parent_id");
  CREATE INDEX "case_studies_features_order_idx" ON "case_studies_features" USING btree ("_order");
  CREATE INDEX "case_studies_features_parent_id_idx" ON "case_studies_features" USING btree ("_parent_id");
  CREATE INDEX "case_studies_features_image_idx" ON "case_studies_features" USING btree ("image_id");
  CREATE INDEX "case_studies_timeline_order_idx" ON "case_studies_timeline" USING btree ("_order");
  CREATE INDEX "case_studies_timeline_parent_id_idx" ON "case_studies_timeline" USING btree ("_parent_id");
  CREATE INDEX "case_studies_technologies_order_idx" ON "case_studies_technologies" USING btree ("_order");
  CREATE INDEX "case_studies_technologies_parent_id_idx" ON "case_studies_technologies" USING btree ("_parent_id");
  CREATE INDEX "case_studies_screenshots_order_idx" ON "case_studies_screenshots" USING btree ("_order");
  CREATE INDEX "case_studies_screenshots_parent_id_idx" ON "case_studies_screenshots" USING btree ("_parent_id");
  CREATE INDEX "case_studies_screenshots_image_idx" ON "case_studies_screenshots" USING btree ("image_id");
  CREATE INDEX "case_studies_investment_rates_order_idx" ON "case_studies_investment_rates" USING btree ("_order");
  CREATE INDEX "case_studies_investment_rates_parent_id_idx" ON "case_studies_investment_rates" USING btree ("_parent_id");
  CREATE INDEX "case_studies_investment_support_order_idx" ON "case_studies_investment_support" USING btree ("_order");
  CREATE INDEX "case_studies_investment_support_parent_id_idx" ON "case_studies_investment_support" USING btree ("_parent_id");
  CREATE INDEX "case_studies_impact_order_idx" ON "case_studies_impact" USING btree ("_order");
  CREATE INDEX "case_studies_impact_parent_id_idx" ON "case_studies_impact" USING btree ("_parent_id");
  CREATE INDEX "case_studies__order_idx" ON "case_studies" USING btree ("_order");
  CREATE INDEX "case_studies_image_idx" ON "case_studies" USING btree ("image_id");
  CREATE INDEX "case_studies_before_after_before_after_before_image_idx" ON "case_studies" USING btree ("before_after_before_image_id");
  CREATE INDEX "case_studies_before_after_before_after_after_image_idx" ON "case_studies" USING btree ("before_after_after_image_id");
  CREATE INDEX "case_studies_investment_investment_comparison_idx" ON "case_studies" USING btree ("investment_comparison_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_seed_key_idx" ON "case_studies" USING btree ("seed_key");
  CREATE INDEX "case_studies_saved_by_idx" ON "case_studies" USING btree ("saved_by_id");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_testimonials_id_idx" ON "case_studies_rels" USING btree ("testimonials_id");
  CREATE INDEX "_case_studies_v_version_tags_order_idx" ON "_case_studies_v_version_tags" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_tags_parent_id_idx" ON "_case_studies_v_version_tags" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_metrics_order_idx" ON "_case_studies_v_version_metrics" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_metrics_parent_id_idx" ON "_case_studies_v_version_metrics" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_features_order_idx" ON "_case_studies_v_version_features" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_features_parent_id_idx" ON "_case_studies_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_features_image_idx" ON "_case_studies_v_version_features" USING btree ("image_id");
  CREATE INDEX "_case_studies_v_version_timeline_order_idx" ON "_case_studies_v_version_timeline" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_timeline_parent_id_idx" ON "_case_studies_v_version_timeline" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_technologies_order_idx" ON "_case_studies_v_version_technologies" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_technologies_parent_id_idx" ON "_case_studies_v_version_technologies" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_screenshots_order_idx" ON "_case_studies_v_version_screenshots" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_screenshots_parent_id_idx" ON "_case_studies_v_version_screenshots" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_screenshots_image_idx" ON "_case_studies_v_version_screenshots" USING btree ("image_id");
  CREATE INDEX "_case_studies_v_version_investment_rates_order_idx" ON "_case_studies_v_version_investment_rates" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_investment_rates_parent_id_idx" ON "_case_studies_v_version_investment_rates" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_investment_support_order_idx" ON "_case_studies_v_version_investment_support" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_investment_support_parent_id_idx" ON "_case_studies_v_version_investment_support" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_impact_order_idx" ON "_case_studies_v_version_impact" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_impact_parent_id_idx" ON "_case_studies_v_version_impact" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version__order_idx" ON "_case_studies_v" USING btree ("version__order");
  CREATE INDEX "_case_studies_v_version_version_image_idx" ON "_case_studies_v" USING btree ("version_image_id");
  CREATE INDEX "_case_studies_v_version_before_after_version_before_afte_idx" ON "_case_studies_v" USING btree ("version_before_after_before_image_id");
  CREATE INDEX "_case_studies_v_version_before_after_version_before_af_1_idx" ON "_case_studies_v" USING btree ("version_before_after_after_image_id");
  CREATE INDEX "_case_studies_v_version_investment_version_investment_co_idx" ON "_case_studies_v" USING btree ("version_investment_comparison_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_seed_key_idx" ON "_case_studies_v" USING btree ("version_seed_key");
  CREATE INDEX "_case_studies_v_version_version_saved_by_idx" ON "_case_studies_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_testimonials_id_idx" ON "_case_studies_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_seed_key_idx" ON "testimonials" USING btree ("seed_key");
  CREATE INDEX "testimonials_saved_by_idx" ON "testimonials" USING btree ("saved_by_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_seed_key_idx" ON "_testimonials_v" USING btree ("version_seed_key");
  CREATE INDEX "_testimonials_v_version_version_saved_by_idx" ON "_testimonials_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "faqs__order_idx" ON "faqs" USING btree ("_order");
  CREATE UNIQUE INDEX "faqs_question_idx" ON "faqs" USING btree ("question");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic");
  CREATE INDEX "faqs_seed_key_idx" ON "faqs" USING btree ("seed_key");
  CREATE INDEX "faqs_saved_by_idx" ON "faqs" USING btree ("saved_by_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version__order_idx" ON "_faqs_v" USING btree ("version__order");
  CREATE INDEX "_faqs_v_version_version_question_idx" ON "_faqs_v" USING btree ("version_question");
  CREATE INDEX "_faqs_v_version_version_topic_idx" ON "_faqs_v" USING btree ("version_topic");
  CREATE INDEX "_faqs_v_version_version_seed_key_idx" ON "_faqs_v" USING btree ("version_seed_key");
  CREATE INDEX "_faqs_v_version_version_saved_by_idx" ON "_faqs_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "unanswered_questions_status_idx" ON "unanswered_questions" USING btree ("status");
  CREATE INDEX "unanswered_questions_last_asked_at_idx" ON "unanswered_questions" USING btree ("last_asked_at");
  CREATE INDEX "unanswered_questions_faq_idx" ON "unanswered_questions" USING btree ("faq_id");
  CREATE UNIQUE INDEX "unanswered_questions_words_idx" ON "unanswered_questions" USING btree ("words");
  CREATE INDEX "unanswered_questions_saved_by_idx" ON "unanswered_questions" USING btree ("saved_by_id");
  CREATE INDEX "unanswered_questions_updated_at_idx" ON "unanswered_questions" USING btree ("updated_at");
  CREATE INDEX "unanswered_questions_created_at_idx" ON "unanswered_questions" USING btree ("created_at");
  CREATE INDEX "industries_benefits_order_idx" ON "industries_benefits" USING btree ("_order");
  CREATE INDEX "industries_benefits_parent_id_idx" ON "industries_benefits" USING btree ("_parent_id");
  CREATE INDEX "industries_site_plan_parts_order_idx" ON "industries_site_plan_parts" USING btree ("_order");
  CREATE INDEX "industries_site_plan_parts_parent_id_idx" ON "industries_site_plan_parts" USING btree ("_parent_id");
  CREATE INDEX "industries_provide_order_idx" ON "industries_provide" USING btree ("_order");
  CREATE INDEX "industries_provide_parent_id_idx" ON "industries_provide" USING btree ("_parent_id");
  CREATE INDEX "industries_questions_order_idx" ON "industries_questions" USING btree ("_order");
  CREATE INDEX "industries_questions_parent_id_idx" ON "industries_questions" USING btree ("_parent_id");
  CREATE INDEX "industries__order_idx" ON "industries" USING btree ("_order");
  CREATE UNIQUE INDEX "industries_slug_idx" ON "industries" USING btree ("slug");
  CREATE INDEX "industries_package_idx" ON "industries" USING btree ("package_id");
  CREATE INDEX "industries_case_study_idx" ON "industries" USING btree ("case_study_id");
  CREATE INDEX "industries_seed_key_idx" ON "industries" USING btree ("seed_key");
  CREATE INDEX "industries_saved_by_idx" ON "industries" USING btree ("saved_by_id");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
  CREATE INDEX "industries__status_idx" ON "industries" USING btree ("_status");
  CREATE INDEX "_industries_v_version_benefits_order_idx" ON "_industries_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_industries_v_version_benefits_parent_id_idx" ON "_industries_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_site_plan_parts_order_idx" ON "_industries_v_version_site_plan_parts" USING btree ("_order");
  CREATE INDEX "_industries_v_version_site_plan_parts_parent_id_idx" ON "_industries_v_version_site_plan_parts" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_provide_order_idx" ON "_industries_v_version_provide" USING btree ("_order");
  CREATE INDEX "_industries_v_version_provide_parent_id_idx" ON "_industries_v_version_provide" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_questions_order_idx" ON "_industries_v_version_questions" USING btree ("_order");
  CREATE INDEX "_industries_v_version_questions_parent_id_idx" ON "_industries_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_parent_idx" ON "_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version__order_idx" ON "_industries_v" USING btree ("version__order");
  CREATE INDEX "_industries_v_version_version_slug_idx" ON "_industries_v" USING btree ("version_slug");
  CREATE INDEX "_industries_v_version_version_package_idx" ON "_industries_v" USING btree ("version_package_id");
  CREATE INDEX "_industries_v_version_version_case_study_idx" ON "_industries_v" USING btree ("version_case_study_id");
  CREATE INDEX "_industries_v_version_version_seed_key_idx" ON "_industries_v" USING btree ("version_seed_key");
  CREATE INDEX "_industries_v_version_version_saved_by_idx" ON "_industries_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_version_version_deleted_at_idx" ON "_industries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_industries_v_version_version__status_idx" ON "_industries_v" USING btree ("version__status");
  CREATE INDEX "_industries_v_created_at_idx" ON "_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "_industries_v" USING btree ("updated_at");
  CREATE INDEX "_industries_v_latest_idx" ON "_industries_v" USING btree ("latest");
  CREATE INDEX "_industries_v_autosave_idx" ON "_industries_v" USING btree ("autosave");
  CREATE INDEX "cities_postcode_areas_order_idx" ON "cities_postcode_areas" USING btree ("_order");
  CREATE INDEX "cities_postcode_areas_parent_id_idx" ON "cities_postcode_areas" USING btree ("_parent_id");
  CREATE INDEX "cities_nearby_order_idx" ON "cities_nearby" USING btree ("_order");
  CREATE INDEX "cities_nearby_parent_id_idx" ON "cities_nearby" USING btree ("_parent_id");
  CREATE INDEX "cities_places_order_idx" ON "cities_places" USING btree ("_order");
  CREATE INDEX "cities_places_parent_id_idx" ON "cities_places" USING btree ("_parent_id");
  CREATE INDEX "cities_questions_order_idx" ON "cities_questions" USING btree ("_order");
  CREATE INDEX "cities_questions_parent_id_idx" ON "cities_questions" USING btree ("_parent_id");
  CREATE INDEX "cities__order_idx" ON "cities" USING btree ("_order");
  CREATE UNIQUE INDEX "cities_slug_idx" ON "cities" USING btree ("slug");
  CREATE INDEX "cities_seed_key_idx" ON "cities" USING btree ("seed_key");
  CREATE INDEX "cities_saved_by_idx" ON "cities" USING btree ("saved_by_id");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "cities_deleted_at_idx" ON "cities" USING btree ("deleted_at");
  CREATE INDEX "cities__status_idx" ON "cities" USING btree ("_status");
  CREATE INDEX "_cities_v_version_postcode_areas_order_idx" ON "_cities_v_version_postcode_areas" USING btree ("_order");
  CREATE INDEX "_cities_v_version_postcode_areas_parent_id_idx" ON "_cities_v_version_postcode_areas" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_version_nearby_order_idx" ON "_cities_v_version_nearby" USING btree ("_order");
  CREATE INDEX "_cities_v_version_nearby_parent_id_idx" ON "_cities_v_version_nearby" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_version_places_order_idx" ON "_cities_v_version_places" USING btree ("_order");
  CREATE INDEX "_cities_v_version_places_parent_id_idx" ON "_cities_v_version_places" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_version_questions_order_idx" ON "_cities_v_version_questions" USING btree ("_order");
  CREATE INDEX "_cities_v_version_questions_parent_id_idx" ON "_cities_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_parent_idx" ON "_cities_v" USING btree ("parent_id");
  CREATE INDEX "_cities_v_version_version__order_idx" ON "_cities_v" USING btree ("version__order");
  CREATE INDEX "_cities_v_version_version_slug_idx" ON "_cities_v" USING btree ("version_slug");
  CREATE INDEX "_cities_v_version_version_seed_key_idx" ON "_cities_v" USING btree ("version_seed_key");
  CREATE INDEX "_cities_v_version_version_saved_by_idx" ON "_cities_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_cities_v_version_version_updated_at_idx" ON "_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_cities_v_version_version_created_at_idx" ON "_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_cities_v_version_version_deleted_at_idx" ON "_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cities_v_version_version__status_idx" ON "_cities_v" USING btree ("version__status");
  CREATE INDEX "_cities_v_created_at_idx" ON "_cities_v" USING btree ("created_at");
  CREATE INDEX "_cities_v_updated_at_idx" ON "_cities_v" USING btree ("updated_at");
  CREATE INDEX "_cities_v_latest_idx" ON "_cities_v" USING btree ("latest");
  CREATE INDEX "_cities_v_autosave_idx" ON "_cities_v" USING btree ("autosave");
  CREATE INDEX "niches_synonyms_order_idx" ON "niches_synonyms" USING btree ("_order");
  CREATE INDEX "niches_synonyms_parent_id_idx" ON "niches_synonyms" USING btree ("_parent_id");
  CREATE INDEX "niches__order_idx" ON "niches" USING btree ("_order");
  CREATE UNIQUE INDEX "niches_slug_idx" ON "niches" USING btree ("slug");
  CREATE INDEX "niches_industry_idx" ON "niches" USING btree ("industry_id");
  CREATE INDEX "niches_package_idx" ON "niches" USING btree ("package_id");
  CREATE INDEX "niches_seed_key_idx" ON "niches" USING btree ("seed_key");
  CREATE INDEX "niches_saved_by_idx" ON "niches" USING btree ("saved_by_id");
  CREATE INDEX "niches_updated_at_idx" ON "niches" USING btree ("updated_at");
  CREATE INDEX "niches_created_at_idx" ON "niches" USING btree ("created_at");
  CREATE INDEX "niches_deleted_at_idx" ON "niches" USING btree ("deleted_at");
  CREATE INDEX "niches__status_idx" ON "niches" USING btree ("_status");
  CREATE INDEX "_niches_v_version_synonyms_order_idx" ON "_niches_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_niches_v_version_synonyms_parent_id_idx" ON "_niches_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_niches_v_parent_idx" ON "_niches_v" USING btree ("parent_id");
  CREATE INDEX "_niches_v_version_version__order_idx" ON "_niches_v" USING btree ("version__order");
  CREATE INDEX "_niches_v_version_version_slug_idx" ON "_niches_v" USING btree ("version_slug");
  CREATE INDEX "_niches_v_version_version_industry_idx" ON "_niches_v" USING btree ("version_industry_id");
  CREATE INDEX "_niches_v_version_version_package_idx" ON "_niches_v" USING btree ("version_package_id");
  CREATE INDEX "_niches_v_version_version_seed_key_idx" ON "_niches_v" USING btree ("version_seed_key");
  CREATE INDEX "_niches_v_version_version_saved_by_idx" ON "_niches_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_niches_v_version_version_updated_at_idx" ON "_niches_v" USING btree ("version_updated_at");
  CREATE INDEX "_niches_v_version_version_created_at_idx" ON "_niches_v" USING btree ("version_created_at");
  CREATE INDEX "_niches_v_version_version_deleted_at_idx" ON "_niches_v" USING btree ("version_deleted_at");
  CREATE INDEX "_niches_v_version_version__status_idx" ON "_niches_v" USING btree ("version__status");
  CREATE INDEX "_niches_v_created_at_idx" ON "_niches_v" USING btree ("created_at");
  CREATE INDEX "_niches_v_updated_at_idx" ON "_niches_v" USING btree ("updated_at");
  CREATE INDEX "_niches_v_latest_idx" ON "_niches_v" USING btree ("latest");
  CREATE INDEX "city_niche_pages_questions_order_idx" ON "city_niche_pages_questions" USING btree ("_order");
  CREATE INDEX "city_niche_pages_questions_parent_id_idx" ON "city_niche_pages_questions" USING btree ("_parent_id");
  CREATE INDEX "city_niche_pages_city_idx" ON "city_niche_pages" USING btree ("city_id");
  CREATE INDEX "city_niche_pages_niche_idx" ON "city_niche_pages" USING btree ("niche_id");
  CREATE INDEX "city_niche_pages_package_idx" ON "city_niche_pages" USING btree ("package_id");
  CREATE INDEX "city_niche_pages_seed_key_idx" ON "city_niche_pages" USING btree ("seed_key");
  CREATE INDEX "city_niche_pages_saved_by_idx" ON "city_niche_pages" USING btree ("saved_by_id");
  CREATE INDEX "city_niche_pages_updated_at_idx" ON "city_niche_pages" USING btree ("updated_at");
  CREATE INDEX "city_niche_pages_created_at_idx" ON "city_niche_pages" USING btree ("created_at");
  CREATE INDEX "city_niche_pages_deleted_at_idx" ON "city_niche_pages" USING btree ("deleted_at");
  CREATE INDEX "city_niche_pages__status_idx" ON "city_niche_pages" USING btree ("_status");
  CREATE INDEX "_city_niche_pages_v_version_questions_order_idx" ON "_city_niche_pages_v_version_questions" USING btree ("_order");
  CREATE INDEX "_city_niche_pages_v_version_questions_parent_id_idx" ON "_city_niche_pages_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_city_niche_pages_v_parent_idx" ON "_city_niche_pages_v" USING btree ("parent_id");
  CREATE INDEX "_city_niche_pages_v_version_version_city_idx" ON "_city_niche_pages_v" USING btree ("version_city_id");
  CREATE INDEX "_city_niche_pages_v_version_version_niche_idx" ON "_city_niche_pages_v" USING btree ("version_niche_id");
  CREATE INDEX "_city_niche_pages_v_version_version_package_idx" ON "_city_niche_pages_v" USING btree ("version_package_id");
  CREATE INDEX "_city_niche_pages_v_version_version_seed_key_idx" ON "_city_niche_pages_v" USING btree ("version_seed_key");
  CREATE INDEX "_city_niche_pages_v_version_version_saved_by_idx" ON "_city_niche_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_city_niche_pages_v_version_version_updated_at_idx" ON "_city_niche_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_city_niche_pages_v_version_version_created_at_idx" ON "_city_niche_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_city_niche_pages_v_version_version_deleted_at_idx" ON "_city_niche_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_city_niche_pages_v_version_version__status_idx" ON "_city_niche_pages_v" USING btree ("version__status");
  CREATE INDEX "_city_niche_pages_v_created_at_idx" ON "_city_niche_pages_v" USING btree ("created_at");
  CREATE INDEX "_city_niche_pages_v_updated_at_idx" ON "_city_niche_pages_v" USING btree ("updated_at");
  CREATE INDEX "_city_niche_pages_v_latest_idx" ON "_city_niche_pages_v" USING btree ("latest");
  CREATE INDEX "_city_niche_pages_v_autosave_idx" ON "_city_niche_pages_v" USING btree ("autosave");
  CREATE INDEX "comparison_tables_columns_order_idx" ON "comparison_tables_columns" USING btree ("_order");
  CREATE INDEX "comparison_tables_columns_parent_id_idx" ON "comparison_tables_columns" USING btree ("_parent_id");
  CREATE INDEX "comparison_tables_rows_cells_order_idx" ON "comparison_tables_rows_cells" USING btree ("_order");
  CREATE INDEX "comparison_tables_rows_cells_parent_id_idx" ON "comparison_tables_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "comparison_tables_rows_order_idx" ON "comparison_tables_rows" USING btree ("_order");
  CREATE INDEX "comparison_tables_rows_parent_id_idx" ON "comparison_tables_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "comparison_tables_key_idx" ON "comparison_tables" USING btree ("key");
  CREATE INDEX "comparison_tables_saved_by_idx" ON "comparison_tables" USING btree ("saved_by_id");
  CREATE INDEX "comparison_tables_updated_at_idx" ON "comparison_tables" USING btree ("updated_at");
  CREATE INDEX "comparison_tables_created_at_idx" ON "comparison_tables" USING btree ("created_at");
  CREATE INDEX "comparison_tables_deleted_at_idx" ON "comparison_tables" USING btree ("deleted_at");
  CREATE INDEX "comparison_tables__status_idx" ON "comparison_tables" USING btree ("_status");
  CREATE INDEX "_comparison_tables_v_version_columns_order_idx" ON "_comparison_tables_v_version_columns" USING btree ("_order");
  CREATE INDEX "_comparison_tables_v_version_columns_parent_id_idx" ON "_comparison_tables_v_version_columns" USING btree ("_parent_id");
  CREATE INDEX "_comparison_tables_v_version_rows_cells_order_idx" ON "_comparison_tables_v_version_rows_cells" USING btree ("_order");
  CREATE INDEX "_comparison_tables_v_version_rows_cells_parent_id_idx" ON "_comparison_tables_v_version_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "_comparison_tables_v_version_rows_order_idx" ON "_comparison_tables_v_version_rows" USING btree ("_order");
  CREATE INDEX "_comparison_tables_v_version_rows_parent_id_idx" ON "_comparison_tables_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_comparison_tables_v_parent_idx" ON "_comparison_tables_v" USING btree ("parent_id");
  CREATE INDEX "_comparison_tables_v_version_version_key_idx" ON "_comparison_tables_v" USING btree ("version_key");
  CREATE INDEX "_comparison_tables_v_version_version_saved_by_idx" ON "_comparison_tables_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_comparison_tables_v_version_version_updated_at_idx" ON "_comparison_tables_v" USING btree ("version_updated_at");
  CREATE INDEX "_comparison_tables_v_version_version_created_at_idx" ON "_comparison_tables_v" USING btree ("version_created_at");
  CREATE INDEX "_comparison_tables_v_version_version_deleted_at_idx" ON "_comparison_tables_v" USING btree ("version_deleted_at");
  CREATE INDEX "_comparison_tables_v_version_version__status_idx" ON "_comparison_tables_v" USING btree ("version__status");
  CREATE INDEX "_comparison_tables_v_created_at_idx" ON "_comparison_tables_v" USING btree ("created_at");
  CREATE INDEX "_comparison_tables_v_updated_at_idx" ON "_comparison_tables_v" USING btree ("updated_at");
  CREATE INDEX "_comparison_tables_v_latest_idx" ON "_comparison_tables_v" USING btree ("latest");
  CREATE INDEX "legal_pages__order_idx" ON "legal_pages" USING btree ("_order");
  CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_seed_key_idx" ON "legal_pages" USING btree ("seed_key");
  CREATE INDEX "legal_pages_saved_by_idx" ON "legal_pages" USING btree ("saved_by_id");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version__order_idx" ON "_legal_pages_v" USING btree ("version__order");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_seed_key_idx" ON "_legal_pages_v" USING btree ("version_seed_key");
  CREATE INDEX "_legal_pages_v_version_version_saved_by_idx" ON "_legal_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE INDEX "media_seed_key_idx" ON "media" USING btree ("seed_key");
  CREATE INDEX "media_saved_by_idx" ON "media" USING btree ("saved_by_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w400_sizes_w400_filename_idx" ON "media" USING btree ("sizes_w400_filename");
  CREATE INDEX "media_sizes_w800_sizes_w800_filename_idx" ON "media" USING btree ("sizes_w800_filename");
  CREATE INDEX "media_sizes_w1200_sizes_w1200_filename_idx" ON "media" USING btree ("sizes_w1200_filename");
  CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "media" USING btree ("sizes_w1600_filename");
  CREATE INDEX "scan_results_host_idx" ON "scan_results" USING btree ("host");
  CREATE INDEX "scan_results_overall_score_idx" ON "scan_results" USING btree ("overall_score");
  CREATE INDEX "scan_results_status_idx" ON "scan_results" USING btree ("status");
  CREATE INDEX "scan_results_tool_idx" ON "scan_results" USING btree ("tool");
  CREATE INDEX "scan_results_trade_idx" ON "scan_results" USING btree ("trade_id");
  CREATE INDEX "scan_results_email_idx" ON "scan_results" USING btree ("email");
  CREATE INDEX "scan_results_finished_at_idx" ON "scan_results" USING btree ("finished_at");
  CREATE UNIQUE INDEX "scan_results_uuid_idx" ON "scan_results" USING btree ("uuid");
  CREATE INDEX "scan_results_requester_hash_idx" ON "scan_results" USING btree ("requester_hash");
  CREATE INDEX "scan_results_updated_at_idx" ON "scan_results" USING btree ("updated_at");
  CREATE INDEX "scan_results_created_at_idx" ON "scan_results" USING btree ("created_at");
  CREATE INDEX "host_finishedAt_idx" ON "scan_results" USING btree ("host","finished_at");
  CREATE INDEX "url_status_finishedAt_idx" ON "scan_results" USING btree ("url","status","finished_at");
  CREATE INDEX "tool_status_createdAt_idx" ON "scan_results" USING btree ("tool","status","created_at");
  CREATE INDEX "site_crawls_host_idx" ON "site_crawls" USING btree ("host");
  CREATE INDEX "site_crawls_status_idx" ON "site_crawls" USING btree ("status");
  CREATE UNIQUE INDEX "site_crawls_uuid_idx" ON "site_crawls" USING btree ("uuid");
  CREATE INDEX "site_crawls_requester_hash_idx" ON "site_crawls" USING btree ("requester_hash");
  CREATE INDEX "site_crawls_updated_at_idx" ON "site_crawls" USING btree ("updated_at");
  CREATE INDEX "site_crawls_created_at_idx" ON "site_crawls" USING btree ("created_at");
  CREATE INDEX "report_mails_email_idx" ON "report_mails" USING btree ("email");
  CREATE INDEX "report_mails_host_idx" ON "report_mails" USING btree ("host");
  CREATE INDEX "report_mails_due_at_idx" ON "report_mails" USING btree ("due_at");
  CREATE INDEX "report_mails_scan_idx" ON "report_mails" USING btree ("scan_id");
  CREATE INDEX "report_mails_before_idx" ON "report_mails" USING btree ("before_id");
  CREATE UNIQUE INDEX "report_mails_uuid_idx" ON "report_mails" USING btree ("uuid");
  CREATE INDEX "report_mails_updated_at_idx" ON "report_mails" USING btree ("updated_at");
  CREATE INDEX "report_mails_created_at_idx" ON "report_mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "keywords_keyword_idx" ON "keywords" USING btree ("keyword");
  CREATE INDEX "keywords_volume_idx" ON "keywords" USING btree ("volume");
  CREATE INDEX "keywords_intent_idx" ON "keywords" USING btree ("intent");
  CREATE INDEX "keywords_borough_idx" ON "keywords" USING btree ("borough");
  CREATE INDEX "keywords_cluster_idx" ON "keywords" USING btree ("cluster");
  CREATE INDEX "keywords_page_idx" ON "keywords" USING btree ("page");
  CREATE INDEX "keywords_seed_key_idx" ON "keywords" USING btree ("seed_key");
  CREATE INDEX "keywords_saved_by_idx" ON "keywords" USING btree ("saved_by_id");
  CREATE INDEX "keywords_updated_at_idx" ON "keywords" USING btree ("updated_at");
  CREATE INDEX "keywords_created_at_idx" ON "keywords" USING btree ("created_at");
  CREATE INDEX "page_views_day_idx" ON "page_views" USING btree ("day");
  CREATE INDEX "page_views_updated_at_idx" ON "page_views" USING btree ("updated_at");
  CREATE INDEX "page_views_created_at_idx" ON "page_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_path_idx" ON "page_views" USING btree ("day","path");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_seed_key_idx" ON "redirects" USING btree ("seed_key");
  CREATE INDEX "redirects_saved_by_idx" ON "redirects" USING btree ("saved_by_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "housekeeping_reports_updated_at_idx" ON "housekeeping_reports" USING btree ("updated_at");
  CREATE INDEX "housekeeping_reports_created_at_idx" ON "housekeeping_reports" USING btree ("created_at");
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");
  CREATE INDEX "audit_log_account_idx" ON "audit_log" USING btree ("account_id");
  CREATE INDEX "audit_log_address_hash_idx" ON "audit_log" USING btree ("address_hash");
  CREATE INDEX "audit_log_session_idx" ON "audit_log" USING btree ("session");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_saved_by_idx" ON "users" USING btree ("saved_by_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_conversations_id_idx" ON "payload_locked_documents_rels" USING btree ("conversations_id");
  CREATE INDEX "payload_locked_documents_rels_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("proposals_id");
  CREATE INDEX "payload_locked_documents_rels_proposal_events_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_events_id");
  CREATE INDEX "payload_locked_documents_rels_proposal_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_terms_id");
  CREATE INDEX "payload_locked_documents_rels_territories_id_idx" ON "payload_locked_documents_rels" USING btree ("territories_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_price_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("price_changes_id");
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_retainers_id_idx" ON "payload_locked_documents_rels" USING btree ("retainers_id");
  CREATE INDEX "payload_locked_documents_rels_add_ons_id_idx" ON "payload_locked_documents_rels" USING btree ("add_ons_id");
  CREATE INDEX "payload_locked_documents_rels_chatbot_tiers_id_idx" ON "payload_locked_documents_rels" USING btree ("chatbot_tiers_id");
  CREATE INDEX "payload_locked_documents_rels_hidden_fees_id_idx" ON "payload_locked_documents_rels" USING btree ("hidden_fees_id");
  CREATE INDEX "payload_locked_documents_rels_feature_matrix_id_idx" ON "payload_locked_documents_rels" USING btree ("feature_matrix_id");
  CREATE INDEX "payload_locked_documents_rels_cost_comparisons_id_idx" ON "payload_locked_documents_rels" USING btree ("cost_comparisons_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_unanswered_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("unanswered_questions_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_niches_id_idx" ON "payload_locked_documents_rels" USING btree ("niches_id");
  CREATE INDEX "payload_locked_documents_rels_city_niche_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("city_niche_pages_id");
  CREATE INDEX "payload_locked_documents_rels_comparison_tables_id_idx" ON "payload_locked_documents_rels" USING btree ("comparison_tables_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_scan_results_id_idx" ON "payload_locked_documents_rels" USING btree ("scan_results_id");
  CREATE INDEX "payload_locked_documents_rels_site_crawls_id_idx" ON "payload_locked_documents_rels" USING btree ("site_crawls_id");
  CREATE INDEX "payload_locked_documents_rels_report_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("report_mails_id");
  CREATE INDEX "payload_locked_documents_rels_keywords_id_idx" ON "payload_locked_documents_rels" USING btree ("keywords_id");
  CREATE INDEX "payload_locked_documents_rels_page_views_id_idx" ON "payload_locked_documents_rels" USING btree ("page_views_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_housekeeping_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("housekeeping_reports_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "policy_settings_saved_by_idx" ON "policy_settings" USING btree ("saved_by_id");
  CREATE INDEX "_policy_settings_v_version_version_saved_by_idx" ON "_policy_settings_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_policy_settings_v_created_at_idx" ON "_policy_settings_v" USING btree ("created_at");
  CREATE INDEX "_policy_settings_v_updated_at_idx" ON "_policy_settings_v" USING btree ("updated_at");
  CREATE INDEX "estimator_unavailable_order_idx" ON "estimator_unavailable" USING btree ("_order");
  CREATE INDEX "estimator_unavailable_parent_id_idx" ON "estimator_unavailable" USING btree ("_parent_id");
  CREATE INDEX "estimator_unavailable_add_on_idx" ON "estimator_unavailable" USING btree ("add_on_id");
  CREATE INDEX "estimator_settings_project_types_order_idx" ON "estimator_settings_project_types" USING btree ("_order");
  CREATE INDEX "estimator_settings_project_types_parent_id_idx" ON "estimator_settings_project_types" USING btree ("_parent_id");
  CREATE INDEX "estimator_settings_project_types_package_idx" ON "estimator_settings_project_types" USING btree ("package_id");
  CREATE INDEX "estimator_settings_budget_bands_order_idx" ON "estimator_settings_budget_bands" USING btree ("_order");
  CREATE INDEX "estimator_settings_budget_bands_parent_id_idx" ON "estimator_settings_budget_bands" USING btree ("_parent_id");
  CREATE INDEX "estimator_settings_budget_bands_package_idx" ON "estimator_settings_budget_bands" USING btree ("package_id");
  CREATE INDEX "estimator_settings_saved_by_idx" ON "estimator_settings" USING btree ("saved_by_id");
  CREATE INDEX "estimator_settings_rels_order_idx" ON "estimator_settings_rels" USING btree ("order");
  CREATE INDEX "estimator_settings_rels_parent_idx" ON "estimator_settings_rels" USING btree ("parent_id");
  CREATE INDEX "estimator_settings_rels_path_idx" ON "estimator_settings_rels" USING btree ("path");
  CREATE INDEX "estimator_settings_rels_add_ons_id_idx" ON "estimator_settings_rels" USING btree ("add_ons_id");
  CREATE INDEX "_estimator_unavailable_v_order_idx" ON "_estimator_unavailable_v" USING btree ("_order");
  CREATE INDEX "_estimator_unavailable_v_parent_id_idx" ON "_estimator_unavailable_v" USING btree ("_parent_id");
  CREATE INDEX "_estimator_unavailable_v_add_on_idx" ON "_estimator_unavailable_v" USING btree ("add_on_id");
  CREATE INDEX "_estimator_settings_v_version_project_types_order_idx" ON "_estimator_settings_v_version_project_types" USING btree ("_order");
  CREATE INDEX "_estimator_settings_v_version_project_types_parent_id_idx" ON "_estimator_settings_v_version_project_types" USING btree ("_parent_id");
  CREATE INDEX "_estimator_settings_v_version_project_types_package_idx" ON "_estimator_settings_v_version_project_types" USING btree ("package_id");
  CREATE INDEX "_estimator_settings_v_version_budget_bands_order_idx" ON "_estimator_settings_v_version_budget_bands" USING btree ("_order");
  CREATE INDEX "_estimator_settings_v_version_budget_bands_parent_id_idx" ON "_estimator_settings_v_version_budget_bands" USING btree ("_parent_id");
  CREATE INDEX "_estimator_settings_v_version_budget_bands_package_idx" ON "_estimator_settings_v_version_budget_bands" USING btree ("package_id");
  CREATE INDEX "_estimator_settings_v_version_version_saved_by_idx" ON "_estimator_settings_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_estimator_settings_v_created_at_idx" ON "_estimator_settings_v" USING btree ("created_at");
  CREATE INDEX "_estimator_settings_v_updated_at_idx" ON "_estimator_settings_v" USING btree ("updated_at");
  CREATE INDEX "_estimator_settings_v_rels_order_idx" ON "_estimator_settings_v_rels" USING btree ("order");
  CREATE INDEX "_estimator_settings_v_rels_parent_idx" ON "_estimator_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_estimator_settings_v_rels_path_idx" ON "_estimator_settings_v_rels" USING btree ("path");
  CREATE INDEX "_estimator_settings_v_rels_add_ons_id_idx" ON "_estimator_settings_v_rels" USING btree ("add_ons_id");
  CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE INDEX "navigation_saved_by_idx" ON "navigation" USING btree ("saved_by_id");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "_navigation_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version_saved_by_idx" ON "_navigation_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "scanner_settings_remedies_order_idx" ON "scanner_settings_remedies" USING btree ("_order");
  CREATE INDEX "scanner_settings_remedies_parent_id_idx" ON "scanner_settings_remedies" USING btree ("_parent_id");
  CREATE INDEX "scanner_settings_opt_outs_order_idx" ON "scanner_settings_opt_outs" USING btree ("_order");
  CREATE INDEX "scanner_settings_opt_outs_parent_id_idx" ON "scanner_settings_opt_outs" USING btree ("_parent_id");
  CREATE INDEX "scanner_settings_saved_by_idx" ON "scanner_settings" USING btree ("saved_by_id");
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
  CREATE INDEX "_scanner_settings_v_version_version_saved_by_idx" ON "_scanner_settings_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_scanner_settings_v_created_at_idx" ON "_scanner_settings_v" USING btree ("created_at");
  CREATE INDEX "_scanner_settings_v_updated_at_idx" ON "_scanner_settings_v" USING btree ("updated_at");
  CREATE INDEX "_scanner_settings_v_rels_order_idx" ON "_scanner_settings_v_rels" USING btree ("order");
  CREATE INDEX "_scanner_settings_v_rels_parent_idx" ON "_scanner_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_scanner_settings_v_rels_path_idx" ON "_scanner_settings_v_rels" USING btree ("path");
  CREATE INDEX "_scanner_settings_v_rels_packages_id_idx" ON "_scanner_settings_v_rels" USING btree ("packages_id");
  CREATE INDEX "_scanner_settings_v_rels_retainers_id_idx" ON "_scanner_settings_v_rels" USING btree ("retainers_id");
  CREATE INDEX "_scanner_settings_v_rels_add_ons_id_idx" ON "_scanner_settings_v_rels" USING btree ("add_ons_id");
  CREATE INDEX "site_settings_bank_holidays_order_idx" ON "site_settings_bank_holidays" USING btree ("_order");
  CREATE INDEX "site_settings_bank_holidays_parent_id_idx" ON "site_settings_bank_holidays" USING btree ("_parent_id");
  CREATE INDEX "site_settings_people_order_idx" ON "site_settings_people" USING btree ("_order");
  CREATE INDEX "site_settings_people_parent_id_idx" ON "site_settings_people" USING btree ("_parent_id");
  CREATE INDEX "site_settings_people_portrait_idx" ON "site_settings_people" USING btree ("portrait_id");
  CREATE INDEX "site_settings_claims_order_idx" ON "site_settings_claims" USING btree ("_order");
  CREATE INDEX "site_settings_claims_parent_id_idx" ON "site_settings_claims" USING btree ("_parent_id");
  CREATE INDEX "site_settings_saved_by_idx" ON "site_settings" USING btree ("saved_by_id");
  CREATE INDEX "_site_settings_v_version_bank_holidays_order_idx" ON "_site_settings_v_version_bank_holidays" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_bank_holidays_parent_id_idx" ON "_site_settings_v_version_bank_holidays" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_people_order_idx" ON "_site_settings_v_version_people" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_people_parent_id_idx" ON "_site_settings_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_people_portrait_idx" ON "_site_settings_v_version_people" USING btree ("portrait_id");
  CREATE INDEX "_site_settings_v_version_claims_order_idx" ON "_site_settings_v_version_claims" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_claims_parent_id_idx" ON "_site_settings_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_saved_by_idx" ON "_site_settings_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "submissions" CASCADE;
  DROP TABLE "conversations_messages" CASCADE;
  DROP TABLE "conversations" CASCADE;
  DROP TABLE "proposals_lines" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "proposals_rels" CASCADE;
  DROP TABLE "_proposals_v_version_lines" CASCADE;
  DROP TABLE "_proposals_v" CASCADE;
  DROP TABLE "_proposals_v_rels" CASCADE;
  DROP TABLE "proposal_events" CASCADE;
  DROP TABLE "proposal_terms" CASCADE;
  DROP TABLE "_proposal_terms_v" CASCADE;
  DROP TABLE "territories_postcode_areas" CASCADE;
  DROP TABLE "territories" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "price_changes" CASCADE;
  DROP TABLE "packages_features" CASCADE;
  DROP TABLE "packages" CASCADE;
  DROP TABLE "packages_rels" CASCADE;
  DROP TABLE "_packages_v_version_features" CASCADE;
  DROP TABLE "_packages_v" CASCADE;
  DROP TABLE "_packages_v_rels" CASCADE;
  DROP TABLE "retainers_features" CASCADE;
  DROP TABLE "retainers" CASCADE;
  DROP TABLE "_retainers_v_version_features" CASCADE;
  DROP TABLE "_retainers_v" CASCADE;
  DROP TABLE "add_ons" CASCADE;
  DROP TABLE "_add_ons_v" CASCADE;
  DROP TABLE "chatbot_tiers_features" CASCADE;
  DROP TABLE "chatbot_tiers" CASCADE;
  DROP TABLE "_chatbot_tiers_v_version_features" CASCADE;
  DROP TABLE "_chatbot_tiers_v" CASCADE;
  DROP TABLE "hidden_fees" CASCADE;
  DROP TABLE "_hidden_fees_v" CASCADE;
  DROP TABLE "feature_matrix" CASCADE;
  DROP TABLE "feature_matrix_rels" CASCADE;
  DROP TABLE "_feature_matrix_v" CASCADE;
  DROP TABLE "_feature_matrix_v_rels" CASCADE;
  DROP TABLE "cost_comparisons_sides_lines" CASCADE;
  DROP TABLE "cost_comparisons_sides" CASCADE;
  DROP TABLE "cost_comparisons" CASCADE;
  DROP TABLE "_cost_comparisons_v_version_sides_lines" CASCADE;
  DROP TABLE "_cost_comparisons_v_version_sides" CASCADE;
  DROP TABLE "_cost_comparisons_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "case_studies_tags" CASCADE;
  DROP TABLE "case_studies_metrics" CASCADE;
  DROP TABLE "case_studies_features" CASCADE;
  DROP TABLE "case_studies_timeline" CASCADE;
  DROP TABLE "case_studies_technologies" CASCADE;
  DROP TABLE "case_studies_screenshots" CASCADE;
  DROP TABLE "case_studies_investment_rates" CASCADE;
  DROP TABLE "case_studies_investment_support" CASCADE;
  DROP TABLE "case_studies_impact" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_tags" CASCADE;
  DROP TABLE "_case_studies_v_version_metrics" CASCADE;
  DROP TABLE "_case_studies_v_version_features" CASCADE;
  DROP TABLE "_case_studies_v_version_timeline" CASCADE;
  DROP TABLE "_case_studies_v_version_technologies" CASCADE;
  DROP TABLE "_case_studies_v_version_screenshots" CASCADE;
  DROP TABLE "_case_studies_v_version_investment_rates" CASCADE;
  DROP TABLE "_case_studies_v_version_investment_support" CASCADE;
  DROP TABLE "_case_studies_v_version_impact" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "unanswered_questions" CASCADE;
  DROP TABLE "industries_benefits" CASCADE;
  DROP TABLE "industries_site_plan_parts" CASCADE;
  DROP TABLE "industries_provide" CASCADE;
  DROP TABLE "industries_questions" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "_industries_v_version_benefits" CASCADE;
  DROP TABLE "_industries_v_version_site_plan_parts" CASCADE;
  DROP TABLE "_industries_v_version_provide" CASCADE;
  DROP TABLE "_industries_v_version_questions" CASCADE;
  DROP TABLE "_industries_v" CASCADE;
  DROP TABLE "cities_postcode_areas" CASCADE;
  DROP TABLE "cities_nearby" CASCADE;
  DROP TABLE "cities_places" CASCADE;
  DROP TABLE "cities_questions" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "_cities_v_version_postcode_areas" CASCADE;
  DROP TABLE "_cities_v_version_nearby" CASCADE;
  DROP TABLE "_cities_v_version_places" CASCADE;
  DROP TABLE "_cities_v_version_questions" CASCADE;
  DROP TABLE "_cities_v" CASCADE;
  DROP TABLE "niches_synonyms" CASCADE;
  DROP TABLE "niches" CASCADE;
  DROP TABLE "_niches_v_version_synonyms" CASCADE;
  DROP TABLE "_niches_v" CASCADE;
  DROP TABLE "city_niche_pages_questions" CASCADE;
  DROP TABLE "city_niche_pages" CASCADE;
  DROP TABLE "_city_niche_pages_v_version_questions" CASCADE;
  DROP TABLE "_city_niche_pages_v" CASCADE;
  DROP TABLE "comparison_tables_columns" CASCADE;
  DROP TABLE "comparison_tables_rows_cells" CASCADE;
  DROP TABLE "comparison_tables_rows" CASCADE;
  DROP TABLE "comparison_tables" CASCADE;
  DROP TABLE "_comparison_tables_v_version_columns" CASCADE;
  DROP TABLE "_comparison_tables_v_version_rows_cells" CASCADE;
  DROP TABLE "_comparison_tables_v_version_rows" CASCADE;
  DROP TABLE "_comparison_tables_v" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "scan_results" CASCADE;
  DROP TABLE "site_crawls" CASCADE;
  DROP TABLE "report_mails" CASCADE;
  DROP TABLE "keywords" CASCADE;
  DROP TABLE "page_views" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "housekeeping_reports" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "policy_settings" CASCADE;
  DROP TABLE "_policy_settings_v" CASCADE;
  DROP TABLE "estimator_unavailable" CASCADE;
  DROP TABLE "estimator_settings_project_types" CASCADE;
  DROP TABLE "estimator_settings_budget_bands" CASCADE;
  DROP TABLE "estimator_settings" CASCADE;
  DROP TABLE "estimator_settings_rels" CASCADE;
  DROP TABLE "_estimator_unavailable_v" CASCADE;
  DROP TABLE "_estimator_settings_v_version_project_types" CASCADE;
  DROP TABLE "_estimator_settings_v_version_budget_bands" CASCADE;
  DROP TABLE "_estimator_settings_v" CASCADE;
  DROP TABLE "_estimator_settings_v_rels" CASCADE;
  DROP TABLE "navigation_header" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_legal" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_header" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_legal" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "scanner_settings_remedies" CASCADE;
  DROP TABLE "scanner_settings_opt_outs" CASCADE;
  DROP TABLE "scanner_settings" CASCADE;
  DROP TABLE "scanner_settings_rels" CASCADE;
  DROP TABLE "_scanner_settings_v_version_remedies" CASCADE;
  DROP TABLE "_scanner_settings_v_version_opt_outs" CASCADE;
  DROP TABLE "_scanner_settings_v" CASCADE;
  DROP TABLE "_scanner_settings_v_rels" CASCADE;
  DROP TABLE "site_settings_bank_holidays" CASCADE;
  DROP TABLE "site_settings_people" CASCADE;
  DROP TABLE "site_settings_claims" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_bank_holidays" CASCADE;
  DROP TABLE "_site_settings_v_version_people" CASCADE;
  DROP TABLE "_site_settings_v_version_claims" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_submissions_project_type";
  DROP TYPE "public"."enum_submissions_industry";
  DROP TYPE "public"."enum_submissions_referral_source";
  DROP TYPE "public"."enum_submissions_order_kind";
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_submissions_channel";
  DROP TYPE "public"."enum_conversations_messages_author";
  DROP TYPE "public"."enum_conversations_status";
  DROP TYPE "public"."enum_proposals_lines_every";
  DROP TYPE "public"."enum_proposals_status";
  DROP TYPE "public"."enum_proposals_access_mode";
  DROP TYPE "public"."enum__proposals_v_version_lines_every";
  DROP TYPE "public"."enum__proposals_v_version_status";
  DROP TYPE "public"."enum__proposals_v_version_access_mode";
  DROP TYPE "public"."enum_proposal_events_kind";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_price_changes_state";
  DROP TYPE "public"."enum_packages_group";
  DROP TYPE "public"."enum_packages_status";
  DROP TYPE "public"."enum__packages_v_version_group";
  DROP TYPE "public"."enum__packages_v_version_status";
  DROP TYPE "public"."enum_retainers_status";
  DROP TYPE "public"."enum__retainers_v_version_status";
  DROP TYPE "public"."enum_add_ons_kind";
  DROP TYPE "public"."enum_add_ons_status";
  DROP TYPE "public"."enum__add_ons_v_version_kind";
  DROP TYPE "public"."enum__add_ons_v_version_status";
  DROP TYPE "public"."enum_chatbot_tiers_status";
  DROP TYPE "public"."enum__chatbot_tiers_v_version_status";
  DROP TYPE "public"."enum_hidden_fees_status";
  DROP TYPE "public"."enum__hidden_fees_v_version_status";
  DROP TYPE "public"."enum_feature_matrix_status";
  DROP TYPE "public"."enum__feature_matrix_v_version_status";
  DROP TYPE "public"."enum_cost_comparisons_sides_lines_from";
  DROP TYPE "public"."enum_cost_comparisons_sides_lines_every";
  DROP TYPE "public"."enum_cost_comparisons_status";
  DROP TYPE "public"."enum__cost_comparisons_v_version_sides_lines_from";
  DROP TYPE "public"."enum__cost_comparisons_v_version_sides_lines_every";
  DROP TYPE "public"."enum__cost_comparisons_v_version_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_posts_category";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_category";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_case_studies_features_icon";
  DROP TYPE "public"."enum_case_studies_features_size";
  DROP TYPE "public"."enum_case_studies_filter_category";
  DROP TYPE "public"."enum_case_studies_cta_variant";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_features_icon";
  DROP TYPE "public"."enum__case_studies_v_version_features_size";
  DROP TYPE "public"."enum__case_studies_v_version_filter_category";
  DROP TYPE "public"."enum__case_studies_v_version_cta_variant";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_faqs_topic";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_topic";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_unanswered_questions_status";
  DROP TYPE "public"."enum_industries_status";
  DROP TYPE "public"."enum__industries_v_version_status";
  DROP TYPE "public"."enum_cities_status";
  DROP TYPE "public"."enum__cities_v_version_status";
  DROP TYPE "public"."enum_niches_status";
  DROP TYPE "public"."enum__niches_v_version_status";
  DROP TYPE "public"."enum_city_niche_pages_status";
  DROP TYPE "public"."enum__city_niche_pages_v_version_status";
  DROP TYPE "public"."enum_comparison_tables_rows_cells_kind";
  DROP TYPE "public"."enum_comparison_tables_status";
  DROP TYPE "public"."enum__comparison_tables_v_version_rows_cells_kind";
  DROP TYPE "public"."enum__comparison_tables_v_version_status";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum_scan_results_status";
  DROP TYPE "public"."enum_scan_results_tool";
  DROP TYPE "public"."enum_site_crawls_status";
  DROP TYPE "public"."enum_keywords_intent";
  DROP TYPE "public"."enum_audit_log_event";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_scanner_settings_remedies_remedy";
  DROP TYPE "public"."enum__scanner_settings_v_version_remedies_remedy";
  DROP TYPE "public"."enum_site_settings_held_notice";
  DROP TYPE "public"."enum_site_settings_second_factor_for";
  DROP TYPE "public"."enum__site_settings_v_version_held_notice";
  DROP TYPE "public"."enum__site_settings_v_version_second_factor_for";`)
}

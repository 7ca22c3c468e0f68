import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_project_type" AS ENUM('new_website', 'rebuild', 'web_app', 'other');
  CREATE TYPE "public"."enum_submissions_industry" AS ENUM('trades_construction', 'beauty_wellness', 'fitness_wellness', 'professional_services', 'healthcare', 'retail', 'hospitality', 'technology', 'education', 'non_profit', 'other');
  CREATE TYPE "public"."enum_submissions_referral_source" AS ENUM('google_search', 'social_media', 'referral_friend', 'referral_client', 'portfolio', 'industry_event', 'other');
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam', 'declined');
  CREATE TYPE "public"."enum_proposals_lines_every" AS ENUM('once', 'month');
  CREATE TYPE "public"."enum_proposals_status" AS ENUM('draft', 'sent', 'viewed', 'questions', 'accepted', 'declined', 'expired', 'superseded');
  CREATE TYPE "public"."enum_proposals_access_mode" AS ENUM('private', 'open');
  CREATE TYPE "public"."enum__proposals_v_version_lines_every" AS ENUM('once', 'month');
  CREATE TYPE "public"."enum__proposals_v_version_status" AS ENUM('draft', 'sent', 'viewed', 'questions', 'accepted', 'declined', 'expired', 'superseded');
  CREATE TYPE "public"."enum__proposals_v_version_access_mode" AS ENUM('private', 'open');
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
  CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_keywords_intent" AS ENUM('transactional', 'commercial', 'informational', 'local');
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'chatbot';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'whatsapp';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'hidden-costs';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'chatbot';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'whatsapp';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'hidden-costs';
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"project_type" "enum_submissions_project_type" NOT NULL,
  	"industry" "enum_submissions_industry",
  	"package_tier" varchar,
  	"referral_source" "enum_submissions_referral_source",
  	"message" varchar NOT NULL,
  	"status" "enum_submissions_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proposals_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"amount_pence" numeric NOT NULL,
  	"every" "enum_proposals_lines_every" DEFAULT 'once' NOT NULL,
  	"is_optional" boolean DEFAULT false
  );
  
  CREATE TABLE "proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"client_name" varchar NOT NULL,
  	"client_email" varchar,
  	"enquiry_id" integer,
  	"introduction" jsonb,
  	"terms" jsonb,
  	"status" "enum_proposals_status" DEFAULT 'draft' NOT NULL,
  	"access_mode" "enum_proposals_access_mode" DEFAULT 'private' NOT NULL,
  	"valid_until" timestamp(3) with time zone,
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
  	"label" varchar NOT NULL,
  	"amount_pence" numeric NOT NULL,
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
  	"version_client_email" varchar,
  	"version_enquiry_id" integer,
  	"version_introduction" jsonb,
  	"version_terms" jsonb,
  	"version_status" "enum__proposals_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_access_mode" "enum__proposals_v_version_access_mode" DEFAULT 'private' NOT NULL,
  	"version_valid_until" timestamp(3) with time zone,
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
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone,
  	"tail_months" numeric,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "packages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"add_ons_id" integer
  );
  
  CREATE TABLE "_packages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"add_ons_id" integer
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cost_comparisons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "scan_results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"uuid" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"overall_score" numeric,
  	"product_brand" varchar,
  	"result" jsonb,
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
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"package_id" integer NOT NULL,
  	"timeline" varchar NOT NULL
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
  	"timeline" varchar NOT NULL,
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
  
  ALTER TABLE "packages" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "_packages_v" ADD COLUMN "version_case_study_id" integer;
  ALTER TABLE "pages" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seed_key" varchar;
  ALTER TABLE "posts" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seed_key" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_seed_key" varchar;
  ALTER TABLE "faqs" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_seed_key" varchar;
  ALTER TABLE "cities" ADD COLUMN "travel_minutes" numeric;
  ALTER TABLE "cities" ADD COLUMN "travel_miles" numeric;
  ALTER TABLE "cities" ADD COLUMN "travel_route" varchar;
  ALTER TABLE "cities" ADD COLUMN "heading" varchar;
  ALTER TABLE "cities" ADD COLUMN "lead" varchar;
  ALTER TABLE "cities" ADD COLUMN "market" jsonb;
  ALTER TABLE "cities" ADD COLUMN "build" jsonb;
  ALTER TABLE "cities" ADD COLUMN "visit" jsonb;
  ALTER TABLE "cities" ADD COLUMN "offer" jsonb;
  ALTER TABLE "cities" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "cities" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "cities" ADD COLUMN "meta_no_index" boolean DEFAULT false;
  ALTER TABLE "cities" ADD COLUMN "own_words" numeric;
  ALTER TABLE "cities" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_travel_minutes" numeric;
  ALTER TABLE "_cities_v" ADD COLUMN "version_travel_miles" numeric;
  ALTER TABLE "_cities_v" ADD COLUMN "version_travel_route" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_heading" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_market" jsonb;
  ALTER TABLE "_cities_v" ADD COLUMN "version_build" jsonb;
  ALTER TABLE "_cities_v" ADD COLUMN "version_visit" jsonb;
  ALTER TABLE "_cities_v" ADD COLUMN "version_offer" jsonb;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_no_index" boolean DEFAULT false;
  ALTER TABLE "_cities_v" ADD COLUMN "version_own_words" numeric;
  ALTER TABLE "_cities_v" ADD COLUMN "version_seed_key" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "redirects" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "territories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "chatbot_tiers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hidden_fees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feature_matrix_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cost_comparisons_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "case_studies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "industries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "niches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "city_niche_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comparison_tables_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scan_results_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "keywords_id" integer;
  ALTER TABLE "policy_settings" ADD COLUMN "service_range_from" numeric DEFAULT 60000 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "service_range_to" numeric DEFAULT 320000 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "retainer_early_exit" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "liability_retainer_months" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "chatbot_extra_from" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "chatbot_extra_to" numeric DEFAULT 100 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "chatbot_bundle_saving" numeric DEFAULT 5000 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "chatbot_money_back" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "strategy_call_full_refund_notice" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "strategy_call_partial_refund" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "strategy_call_partial_refund_notice" numeric DEFAULT 7 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "strategy_call_reschedules" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "strategy_call_credit_minimum" numeric DEFAULT 120000 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "strategy_call_credit_valid" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "statutory_cancellation" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "early_work_kept" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "substantial_work_hours" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "refund_before_work" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "refund_early_stage" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "refund_early_stage_up_to" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "refund_middle_stage" numeric DEFAULT 25 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "refund_middle_stage_up_to" numeric DEFAULT 70 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "client_caused_fee" numeric DEFAULT 35 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "silence_fee" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "payment_plan_exit" numeric DEFAULT 25 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "refund_payment" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "influencer_saving" numeric DEFAULT 50000 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "influencer_post_within" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "influencer_followers" numeric DEFAULT 10000 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "influencer_account_age" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "influencer_video_seconds" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "referral_post_words_from" numeric DEFAULT 800 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "referral_post_words_to" numeric DEFAULT 1200 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "referral_delivery" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "data_request_reply" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "data_complaint_acknowledge" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "keep_projects" numeric DEFAULT 2 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "keep_enquiries" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "keep_financial" numeric DEFAULT 6 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "keep_marketing_consent" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "keep_analytics" numeric DEFAULT 26 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "keep_scan_hashes" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "scan_free_limit" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "scan_free_window" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "scan_captcha_after" numeric DEFAULT 2 NOT NULL;
  ALTER TABLE "policy_settings" ADD COLUMN "accessibility_reply" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_service_range_from" numeric DEFAULT 60000 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_service_range_to" numeric DEFAULT 320000 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_retainer_early_exit" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_liability_retainer_months" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_chatbot_extra_from" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_chatbot_extra_to" numeric DEFAULT 100 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_chatbot_bundle_saving" numeric DEFAULT 5000 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_chatbot_money_back" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_strategy_call_full_refund_notice" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_strategy_call_partial_refund" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_strategy_call_partial_refund_notice" numeric DEFAULT 7 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_strategy_call_reschedules" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_strategy_call_credit_minimum" numeric DEFAULT 120000 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_strategy_call_credit_valid" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_statutory_cancellation" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_early_work_kept" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_substantial_work_hours" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_refund_before_work" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_refund_early_stage" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_refund_early_stage_up_to" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_refund_middle_stage" numeric DEFAULT 25 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_refund_middle_stage_up_to" numeric DEFAULT 70 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_client_caused_fee" numeric DEFAULT 35 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_silence_fee" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_payment_plan_exit" numeric DEFAULT 25 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_refund_payment" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_influencer_saving" numeric DEFAULT 50000 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_influencer_post_within" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_influencer_followers" numeric DEFAULT 10000 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_influencer_account_age" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_influencer_video_seconds" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_referral_post_words_from" numeric DEFAULT 800 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_referral_post_words_to" numeric DEFAULT 1200 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_referral_delivery" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_data_request_reply" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_data_complaint_acknowledge" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_keep_projects" numeric DEFAULT 2 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_keep_enquiries" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_keep_financial" numeric DEFAULT 6 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_keep_marketing_consent" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_keep_analytics" numeric DEFAULT 26 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_keep_scan_hashes" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_scan_free_limit" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_scan_free_window" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_scan_captcha_after" numeric DEFAULT 2 NOT NULL;
  ALTER TABLE "_policy_settings_v" ADD COLUMN "version_accessibility_reply" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "portfolio_rate_is_on" boolean DEFAULT true;
  ALTER TABLE "site_settings" ADD COLUMN "portfolio_rate_places" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "portfolio_rate_taken" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_portfolio_rate_is_on" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_portfolio_rate_places" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_portfolio_rate_taken" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals_lines" ADD CONSTRAINT "proposals_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_enquiry_id_submissions_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposals_rels" ADD CONSTRAINT "proposals_rels_chatbot_tiers_fk" FOREIGN KEY ("chatbot_tiers_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_version_lines" ADD CONSTRAINT "_proposals_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_proposals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_parent_id_proposals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_version_enquiry_id_submissions_id_fk" FOREIGN KEY ("version_enquiry_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_proposals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_retainers_fk" FOREIGN KEY ("retainers_id") REFERENCES "public"."retainers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_rels" ADD CONSTRAINT "_proposals_v_rels_chatbot_tiers_fk" FOREIGN KEY ("chatbot_tiers_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "territories_postcode_areas" ADD CONSTRAINT "territories_postcode_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."territories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_niche_id_niches_id_fk" FOREIGN KEY ("niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "territories" ADD CONSTRAINT "territories_retainer_id_retainers_id_fk" FOREIGN KEY ("retainer_id") REFERENCES "public"."retainers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chatbot_tiers_features" ADD CONSTRAINT "chatbot_tiers_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chatbot_tiers_v_version_features" ADD CONSTRAINT "_chatbot_tiers_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_chatbot_tiers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chatbot_tiers_v" ADD CONSTRAINT "_chatbot_tiers_v_parent_id_chatbot_tiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hidden_fees_v" ADD CONSTRAINT "_hidden_fees_v_parent_id_hidden_fees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hidden_fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_matrix" ADD CONSTRAINT "feature_matrix_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_matrix_rels" ADD CONSTRAINT "feature_matrix_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_matrix"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_matrix_rels" ADD CONSTRAINT "feature_matrix_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v" ADD CONSTRAINT "_feature_matrix_v_parent_id_feature_matrix_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_matrix"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v" ADD CONSTRAINT "_feature_matrix_v_version_add_on_id_add_ons_id_fk" FOREIGN KEY ("version_add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v_rels" ADD CONSTRAINT "_feature_matrix_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_feature_matrix_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_matrix_v_rels" ADD CONSTRAINT "_feature_matrix_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_hidden_fee_id_hidden_fees_id_fk" FOREIGN KEY ("hidden_fee_id") REFERENCES "public"."hidden_fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_retainer_id_retainers_id_fk" FOREIGN KEY ("retainer_id") REFERENCES "public"."retainers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides_lines" ADD CONSTRAINT "cost_comparisons_sides_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cost_comparisons_sides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cost_comparisons_sides" ADD CONSTRAINT "cost_comparisons_sides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_hidden_fee_id_hidden_fees_id_fk" FOREIGN KEY ("hidden_fee_id") REFERENCES "public"."hidden_fees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_retainer_id_retainers_id_fk" FOREIGN KEY ("retainer_id") REFERENCES "public"."retainers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" ADD CONSTRAINT "_cost_comparisons_v_version_sides_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cost_comparisons_v_version_sides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v_version_sides" ADD CONSTRAINT "_cost_comparisons_v_version_sides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cost_comparisons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cost_comparisons_v" ADD CONSTRAINT "_cost_comparisons_v_parent_id_cost_comparisons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_tags" ADD CONSTRAINT "case_studies_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_metrics" ADD CONSTRAINT "case_studies_metrics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_features" ADD CONSTRAINT "case_studies_features_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_features" ADD CONSTRAINT "case_studies_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_timeline" ADD CONSTRAINT "case_studies_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_technologies" ADD CONSTRAINT "case_studies_technologies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_screenshots" ADD CONSTRAINT "case_studies_screenshots_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_screenshots" ADD CONSTRAINT "case_studies_screenshots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_impact" ADD CONSTRAINT "case_studies_impact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_before_after_before_image_id_media_id_fk" FOREIGN KEY ("before_after_before_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_before_after_after_image_id_media_id_fk" FOREIGN KEY ("before_after_after_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_investment_comparison_id_cost_comparisons_id_fk" FOREIGN KEY ("investment_comparison_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_case_studies_v_version_impact" ADD CONSTRAINT "_case_studies_v_version_impact_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_before_after_before_image_id_media_id_fk" FOREIGN KEY ("version_before_after_before_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_before_after_after_image_id_media_id_fk" FOREIGN KEY ("version_before_after_after_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_investment_comparison_id_cost_comparisons_id_fk" FOREIGN KEY ("version_investment_comparison_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_benefits" ADD CONSTRAINT "industries_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_site_plan_parts" ADD CONSTRAINT "industries_site_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_provide" ADD CONSTRAINT "industries_provide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_questions" ADD CONSTRAINT "industries_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_version_benefits" ADD CONSTRAINT "_industries_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_site_plan_parts" ADD CONSTRAINT "_industries_v_version_site_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_provide" ADD CONSTRAINT "_industries_v_version_provide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_questions" ADD CONSTRAINT "_industries_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_package_id_packages_id_fk" FOREIGN KEY ("version_package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities_postcode_areas" ADD CONSTRAINT "cities_postcode_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_nearby" ADD CONSTRAINT "cities_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_places" ADD CONSTRAINT "cities_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_questions" ADD CONSTRAINT "cities_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_postcode_areas" ADD CONSTRAINT "_cities_v_version_postcode_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_nearby" ADD CONSTRAINT "_cities_v_version_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_places" ADD CONSTRAINT "_cities_v_version_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_questions" ADD CONSTRAINT "_cities_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "niches_synonyms" ADD CONSTRAINT "niches_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."niches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "niches" ADD CONSTRAINT "niches_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "niches" ADD CONSTRAINT "niches_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v_version_synonyms" ADD CONSTRAINT "_niches_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_niches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_parent_id_niches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_version_industry_id_industries_id_fk" FOREIGN KEY ("version_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_niches_v" ADD CONSTRAINT "_niches_v_version_package_id_packages_id_fk" FOREIGN KEY ("version_package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_niche_pages_questions" ADD CONSTRAINT "city_niche_pages_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_niche_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_niche_pages" ADD CONSTRAINT "city_niche_pages_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_niche_pages" ADD CONSTRAINT "city_niche_pages_niche_id_niches_id_fk" FOREIGN KEY ("niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_niche_pages" ADD CONSTRAINT "city_niche_pages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v_version_questions" ADD CONSTRAINT "_city_niche_pages_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_niche_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_parent_id_city_niche_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."city_niche_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_version_niche_id_niches_id_fk" FOREIGN KEY ("version_niche_id") REFERENCES "public"."niches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_niche_pages_v" ADD CONSTRAINT "_city_niche_pages_v_version_package_id_packages_id_fk" FOREIGN KEY ("version_package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comparison_tables_columns" ADD CONSTRAINT "comparison_tables_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparison_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comparison_tables_rows_cells" ADD CONSTRAINT "comparison_tables_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparison_tables_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comparison_tables_rows" ADD CONSTRAINT "comparison_tables_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparison_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v_version_columns" ADD CONSTRAINT "_comparison_tables_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparison_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v_version_rows_cells" ADD CONSTRAINT "_comparison_tables_v_version_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparison_tables_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v_version_rows" ADD CONSTRAINT "_comparison_tables_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparison_tables_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparison_tables_v" ADD CONSTRAINT "_comparison_tables_v_parent_id_comparison_tables_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comparison_tables"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_unavailable" ADD CONSTRAINT "estimator_unavailable_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_unavailable" ADD CONSTRAINT "estimator_unavailable_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimator_settings_project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings_project_types" ADD CONSTRAINT "estimator_settings_project_types_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_settings_project_types" ADD CONSTRAINT "estimator_settings_project_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimator_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings_budget_bands" ADD CONSTRAINT "estimator_settings_budget_bands_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimator_settings_budget_bands" ADD CONSTRAINT "estimator_settings_budget_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimator_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings_rels" ADD CONSTRAINT "estimator_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."estimator_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "estimator_settings_rels" ADD CONSTRAINT "estimator_settings_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_unavailable_v" ADD CONSTRAINT "_estimator_unavailable_v_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimator_unavailable_v" ADD CONSTRAINT "_estimator_unavailable_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_estimator_settings_v_version_project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_project_types" ADD CONSTRAINT "_estimator_settings_v_version_project_types_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_project_types" ADD CONSTRAINT "_estimator_settings_v_version_project_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_estimator_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_budget_bands" ADD CONSTRAINT "_estimator_settings_v_version_budget_bands_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_version_budget_bands" ADD CONSTRAINT "_estimator_settings_v_version_budget_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_estimator_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_rels" ADD CONSTRAINT "_estimator_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_estimator_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimator_settings_v_rels" ADD CONSTRAINT "_estimator_settings_v_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_claims" ADD CONSTRAINT "site_settings_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_claims" ADD CONSTRAINT "_site_settings_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_owner_idx" ON "submissions" USING btree ("owner_id");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "proposals_lines_order_idx" ON "proposals_lines" USING btree ("_order");
  CREATE INDEX "proposals_lines_parent_id_idx" ON "proposals_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "proposals_slug_idx" ON "proposals" USING btree ("slug");
  CREATE INDEX "proposals_enquiry_idx" ON "proposals" USING btree ("enquiry_id");
  CREATE INDEX "proposals_status_idx" ON "proposals" USING btree ("status");
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
  CREATE INDEX "_proposals_v_version_version_enquiry_idx" ON "_proposals_v" USING btree ("version_enquiry_id");
  CREATE INDEX "_proposals_v_version_version_status_idx" ON "_proposals_v" USING btree ("version_status");
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
  CREATE INDEX "territories_postcode_areas_order_idx" ON "territories_postcode_areas" USING btree ("_order");
  CREATE INDEX "territories_postcode_areas_parent_id_idx" ON "territories_postcode_areas" USING btree ("_parent_id");
  CREATE INDEX "territories_niche_idx" ON "territories" USING btree ("niche_id");
  CREATE INDEX "territories_city_idx" ON "territories" USING btree ("city_id");
  CREATE INDEX "territories_retainer_idx" ON "territories" USING btree ("retainer_id");
  CREATE INDEX "territories_updated_at_idx" ON "territories" USING btree ("updated_at");
  CREATE INDEX "territories_created_at_idx" ON "territories" USING btree ("created_at");
  CREATE INDEX "packages_rels_order_idx" ON "packages_rels" USING btree ("order");
  CREATE INDEX "packages_rels_parent_idx" ON "packages_rels" USING btree ("parent_id");
  CREATE INDEX "packages_rels_path_idx" ON "packages_rels" USING btree ("path");
  CREATE INDEX "packages_rels_add_ons_id_idx" ON "packages_rels" USING btree ("add_ons_id");
  CREATE INDEX "_packages_v_rels_order_idx" ON "_packages_v_rels" USING btree ("order");
  CREATE INDEX "_packages_v_rels_parent_idx" ON "_packages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_packages_v_rels_path_idx" ON "_packages_v_rels" USING btree ("path");
  CREATE INDEX "_packages_v_rels_add_ons_id_idx" ON "_packages_v_rels" USING btree ("add_ons_id");
  CREATE INDEX "chatbot_tiers_features_order_idx" ON "chatbot_tiers_features" USING btree ("_order");
  CREATE INDEX "chatbot_tiers_features_parent_id_idx" ON "chatbot_tiers_features" USING btree ("_parent_id");
  CREATE INDEX "chatbot_tiers__order_idx" ON "chatbot_tiers" USING btree ("_order");
  CREATE UNIQUE INDEX "chatbot_tiers_key_idx" ON "chatbot_tiers" USING btree ("key");
  CREATE INDEX "chatbot_tiers_updated_at_idx" ON "chatbot_tiers" USING btree ("updated_at");
  CREATE INDEX "chatbot_tiers_created_at_idx" ON "chatbot_tiers" USING btree ("created_at");
  CREATE INDEX "chatbot_tiers_deleted_at_idx" ON "chatbot_tiers" USING btree ("deleted_at");
  CREATE INDEX "chatbot_tiers__status_idx" ON "chatbot_tiers" USING btree ("_status");
  CREATE INDEX "_chatbot_tiers_v_version_features_order_idx" ON "_chatbot_tiers_v_version_features" USING btree ("_order");
  CREATE INDEX "_chatbot_tiers_v_version_features_parent_id_idx" ON "_chatbot_tiers_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_chatbot_tiers_v_parent_idx" ON "_chatbot_tiers_v" USING btree ("parent_id");
  CREATE INDEX "_chatbot_tiers_v_version_version__order_idx" ON "_chatbot_tiers_v" USING btree ("version__order");
  CREATE INDEX "_chatbot_tiers_v_version_version_key_idx" ON "_chatbot_tiers_v" USING btree ("version_key");
  CREATE INDEX "_chatbot_tiers_v_version_version_updated_at_idx" ON "_chatbot_tiers_v" USING btree ("version_updated_at");
  CREATE INDEX "_chatbot_tiers_v_version_version_created_at_idx" ON "_chatbot_tiers_v" USING btree ("version_created_at");
  CREATE INDEX "_chatbot_tiers_v_version_version_deleted_at_idx" ON "_chatbot_tiers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_chatbot_tiers_v_version_version__status_idx" ON "_chatbot_tiers_v" USING btree ("version__status");
  CREATE INDEX "_chatbot_tiers_v_created_at_idx" ON "_chatbot_tiers_v" USING btree ("created_at");
  CREATE INDEX "_chatbot_tiers_v_updated_at_idx" ON "_chatbot_tiers_v" USING btree ("updated_at");
  CREATE INDEX "_chatbot_tiers_v_latest_idx" ON "_chatbot_tiers_v" USING btree ("latest");
  CREATE INDEX "hidden_fees__order_idx" ON "hidden_fees" USING btree ("_order");
  CREATE UNIQUE INDEX "hidden_fees_key_idx" ON "hidden_fees" USING btree ("key");
  CREATE INDEX "hidden_fees_updated_at_idx" ON "hidden_fees" USING btree ("updated_at");
  CREATE INDEX "hidden_fees_created_at_idx" ON "hidden_fees" USING btree ("created_at");
  CREATE INDEX "hidden_fees_deleted_at_idx" ON "hidden_fees" USING btree ("deleted_at");
  CREATE INDEX "hidden_fees__status_idx" ON "hidden_fees" USING btree ("_status");
  CREATE INDEX "_hidden_fees_v_parent_idx" ON "_hidden_fees_v" USING btree ("parent_id");
  CREATE INDEX "_hidden_fees_v_version_version__order_idx" ON "_hidden_fees_v" USING btree ("version__order");
  CREATE INDEX "_hidden_fees_v_version_version_key_idx" ON "_hidden_fees_v" USING btree ("version_key");
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
  CREATE INDEX "_cost_comparisons_v_version_version_updated_at_idx" ON "_cost_comparisons_v" USING btree ("version_updated_at");
  CREATE INDEX "_cost_comparisons_v_version_version_created_at_idx" ON "_cost_comparisons_v" USING btree ("version_created_at");
  CREATE INDEX "_cost_comparisons_v_version_version_deleted_at_idx" ON "_cost_comparisons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cost_comparisons_v_version_version__status_idx" ON "_cost_comparisons_v" USING btree ("version__status");
  CREATE INDEX "_cost_comparisons_v_created_at_idx" ON "_cost_comparisons_v" USING btree ("created_at");
  CREATE INDEX "_cost_comparisons_v_updated_at_idx" ON "_cost_comparisons_v" USING btree ("updated_at");
  CREATE INDEX "_cost_comparisons_v_latest_idx" ON "_cost_comparisons_v" USING btree ("latest");
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
  CREATE INDEX "case_studies_impact_order_idx" ON "case_studies_impact" USING btree ("_order");
  CREATE INDEX "case_studies_impact_parent_id_idx" ON "case_studies_impact" USING btree ("_parent_id");
  CREATE INDEX "case_studies__order_idx" ON "case_studies" USING btree ("_order");
  CREATE INDEX "case_studies_image_idx" ON "case_studies" USING btree ("image_id");
  CREATE INDEX "case_studies_before_after_before_after_before_image_idx" ON "case_studies" USING btree ("before_after_before_image_id");
  CREATE INDEX "case_studies_before_after_before_after_after_image_idx" ON "case_studies" USING btree ("before_after_after_image_id");
  CREATE INDEX "case_studies_investment_investment_comparison_idx" ON "case_studies" USING btree ("investment_comparison_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_seed_key_idx" ON "case_studies" USING btree ("seed_key");
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
  CREATE INDEX "_cities_v_version_postcode_areas_order_idx" ON "_cities_v_version_postcode_areas" USING btree ("_order");
  CREATE INDEX "_cities_v_version_postcode_areas_parent_id_idx" ON "_cities_v_version_postcode_areas" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_version_nearby_order_idx" ON "_cities_v_version_nearby" USING btree ("_order");
  CREATE INDEX "_cities_v_version_nearby_parent_id_idx" ON "_cities_v_version_nearby" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_version_places_order_idx" ON "_cities_v_version_places" USING btree ("_order");
  CREATE INDEX "_cities_v_version_places_parent_id_idx" ON "_cities_v_version_places" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_version_questions_order_idx" ON "_cities_v_version_questions" USING btree ("_order");
  CREATE INDEX "_cities_v_version_questions_parent_id_idx" ON "_cities_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "niches_synonyms_order_idx" ON "niches_synonyms" USING btree ("_order");
  CREATE INDEX "niches_synonyms_parent_id_idx" ON "niches_synonyms" USING btree ("_parent_id");
  CREATE INDEX "niches__order_idx" ON "niches" USING btree ("_order");
  CREATE UNIQUE INDEX "niches_slug_idx" ON "niches" USING btree ("slug");
  CREATE INDEX "niches_industry_idx" ON "niches" USING btree ("industry_id");
  CREATE INDEX "niches_package_idx" ON "niches" USING btree ("package_id");
  CREATE INDEX "niches_seed_key_idx" ON "niches" USING btree ("seed_key");
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
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version__order_idx" ON "_legal_pages_v" USING btree ("version__order");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_seed_key_idx" ON "_legal_pages_v" USING btree ("version_seed_key");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "scan_results_uuid_idx" ON "scan_results" USING btree ("uuid");
  CREATE INDEX "scan_results_host_idx" ON "scan_results" USING btree ("host");
  CREATE INDEX "scan_results_updated_at_idx" ON "scan_results" USING btree ("updated_at");
  CREATE INDEX "scan_results_created_at_idx" ON "scan_results" USING btree ("created_at");
  CREATE UNIQUE INDEX "keywords_keyword_idx" ON "keywords" USING btree ("keyword");
  CREATE INDEX "keywords_volume_idx" ON "keywords" USING btree ("volume");
  CREATE INDEX "keywords_intent_idx" ON "keywords" USING btree ("intent");
  CREATE INDEX "keywords_borough_idx" ON "keywords" USING btree ("borough");
  CREATE INDEX "keywords_cluster_idx" ON "keywords" USING btree ("cluster");
  CREATE INDEX "keywords_seed_key_idx" ON "keywords" USING btree ("seed_key");
  CREATE INDEX "keywords_updated_at_idx" ON "keywords" USING btree ("updated_at");
  CREATE INDEX "keywords_created_at_idx" ON "keywords" USING btree ("created_at");
  CREATE INDEX "estimator_unavailable_order_idx" ON "estimator_unavailable" USING btree ("_order");
  CREATE INDEX "estimator_unavailable_parent_id_idx" ON "estimator_unavailable" USING btree ("_parent_id");
  CREATE INDEX "estimator_unavailable_add_on_idx" ON "estimator_unavailable" USING btree ("add_on_id");
  CREATE INDEX "estimator_settings_project_types_order_idx" ON "estimator_settings_project_types" USING btree ("_order");
  CREATE INDEX "estimator_settings_project_types_parent_id_idx" ON "estimator_settings_project_types" USING btree ("_parent_id");
  CREATE INDEX "estimator_settings_project_types_package_idx" ON "estimator_settings_project_types" USING btree ("package_id");
  CREATE INDEX "estimator_settings_budget_bands_order_idx" ON "estimator_settings_budget_bands" USING btree ("_order");
  CREATE INDEX "estimator_settings_budget_bands_parent_id_idx" ON "estimator_settings_budget_bands" USING btree ("_parent_id");
  CREATE INDEX "estimator_settings_budget_bands_package_idx" ON "estimator_settings_budget_bands" USING btree ("package_id");
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
  CREATE INDEX "_estimator_settings_v_created_at_idx" ON "_estimator_settings_v" USING btree ("created_at");
  CREATE INDEX "_estimator_settings_v_updated_at_idx" ON "_estimator_settings_v" USING btree ("updated_at");
  CREATE INDEX "_estimator_settings_v_rels_order_idx" ON "_estimator_settings_v_rels" USING btree ("order");
  CREATE INDEX "_estimator_settings_v_rels_parent_idx" ON "_estimator_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_estimator_settings_v_rels_path_idx" ON "_estimator_settings_v_rels" USING btree ("path");
  CREATE INDEX "_estimator_settings_v_rels_add_ons_id_idx" ON "_estimator_settings_v_rels" USING btree ("add_ons_id");
  CREATE INDEX "site_settings_claims_order_idx" ON "site_settings_claims" USING btree ("_order");
  CREATE INDEX "site_settings_claims_parent_id_idx" ON "site_settings_claims" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_claims_order_idx" ON "_site_settings_v_version_claims" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_claims_parent_id_idx" ON "_site_settings_v_version_claims" USING btree ("_parent_id");
  ALTER TABLE "packages" ADD CONSTRAINT "packages_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposals_fk" FOREIGN KEY ("proposals_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_territories_fk" FOREIGN KEY ("territories_id") REFERENCES "public"."territories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chatbot_tiers_fk" FOREIGN KEY ("chatbot_tiers_id") REFERENCES "public"."chatbot_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hidden_fees_fk" FOREIGN KEY ("hidden_fees_id") REFERENCES "public"."hidden_fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feature_matrix_fk" FOREIGN KEY ("feature_matrix_id") REFERENCES "public"."feature_matrix"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cost_comparisons_fk" FOREIGN KEY ("cost_comparisons_id") REFERENCES "public"."cost_comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_niches_fk" FOREIGN KEY ("niches_id") REFERENCES "public"."niches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_city_niche_pages_fk" FOREIGN KEY ("city_niche_pages_id") REFERENCES "public"."city_niche_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comparison_tables_fk" FOREIGN KEY ("comparison_tables_id") REFERENCES "public"."comparison_tables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scan_results_fk" FOREIGN KEY ("scan_results_id") REFERENCES "public"."scan_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_keywords_fk" FOREIGN KEY ("keywords_id") REFERENCES "public"."keywords"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "packages_case_study_idx" ON "packages" USING btree ("case_study_id");
  CREATE INDEX "_packages_v_version_version_case_study_idx" ON "_packages_v" USING btree ("version_case_study_id");
  CREATE INDEX "pages_seed_key_idx" ON "pages" USING btree ("seed_key");
  CREATE INDEX "_pages_v_version_version_seed_key_idx" ON "_pages_v" USING btree ("version_seed_key");
  CREATE INDEX "posts_seed_key_idx" ON "posts" USING btree ("seed_key");
  CREATE INDEX "_posts_v_version_version_seed_key_idx" ON "_posts_v" USING btree ("version_seed_key");
  CREATE INDEX "testimonials_seed_key_idx" ON "testimonials" USING btree ("seed_key");
  CREATE INDEX "_testimonials_v_version_version_seed_key_idx" ON "_testimonials_v" USING btree ("version_seed_key");
  CREATE INDEX "faqs_seed_key_idx" ON "faqs" USING btree ("seed_key");
  CREATE INDEX "_faqs_v_version_version_seed_key_idx" ON "_faqs_v" USING btree ("version_seed_key");
  CREATE INDEX "cities_seed_key_idx" ON "cities" USING btree ("seed_key");
  CREATE INDEX "_cities_v_version_version_seed_key_idx" ON "_cities_v" USING btree ("version_seed_key");
  CREATE INDEX "_cities_v_autosave_idx" ON "_cities_v" USING btree ("autosave");
  CREATE INDEX "redirects_seed_key_idx" ON "redirects" USING btree ("seed_key");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("proposals_id");
  CREATE INDEX "payload_locked_documents_rels_territories_id_idx" ON "payload_locked_documents_rels" USING btree ("territories_id");
  CREATE INDEX "payload_locked_documents_rels_chatbot_tiers_id_idx" ON "payload_locked_documents_rels" USING btree ("chatbot_tiers_id");
  CREATE INDEX "payload_locked_documents_rels_hidden_fees_id_idx" ON "payload_locked_documents_rels" USING btree ("hidden_fees_id");
  CREATE INDEX "payload_locked_documents_rels_feature_matrix_id_idx" ON "payload_locked_documents_rels" USING btree ("feature_matrix_id");
  CREATE INDEX "payload_locked_documents_rels_cost_comparisons_id_idx" ON "payload_locked_documents_rels" USING btree ("cost_comparisons_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_niches_id_idx" ON "payload_locked_documents_rels" USING btree ("niches_id");
  CREATE INDEX "payload_locked_documents_rels_city_niche_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("city_niche_pages_id");
  CREATE INDEX "payload_locked_documents_rels_comparison_tables_id_idx" ON "payload_locked_documents_rels" USING btree ("comparison_tables_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_scan_results_id_idx" ON "payload_locked_documents_rels" USING btree ("scan_results_id");
  CREATE INDEX "payload_locked_documents_rels_keywords_id_idx" ON "payload_locked_documents_rels" USING btree ("keywords_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposals_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposals_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_proposals_v_version_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_proposals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_proposals_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "territories_postcode_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "territories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "packages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_packages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chatbot_tiers_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chatbot_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chatbot_tiers_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chatbot_tiers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hidden_fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hidden_fees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feature_matrix" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feature_matrix_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feature_matrix_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feature_matrix_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cost_comparisons_sides_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cost_comparisons_sides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cost_comparisons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cost_comparisons_v_version_sides_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cost_comparisons_v_version_sides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cost_comparisons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_metrics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_technologies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_screenshots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_impact" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_metrics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_technologies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_screenshots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_impact" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_site_plan_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_provide" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_site_plan_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_provide" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_postcode_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_nearby" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_v_version_postcode_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_v_version_nearby" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_v_version_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cities_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "niches_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "niches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_niches_v_version_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_niches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_niche_pages_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_niche_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_niche_pages_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_niche_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comparison_tables_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comparison_tables_rows_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comparison_tables_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comparison_tables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_comparison_tables_v_version_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_comparison_tables_v_version_rows_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_comparison_tables_v_version_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_comparison_tables_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scan_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "estimator_unavailable" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "estimator_settings_project_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "estimator_settings_budget_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "estimator_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "estimator_settings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_estimator_unavailable_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_estimator_settings_v_version_project_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_estimator_settings_v_version_budget_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_estimator_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_estimator_settings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_claims" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "proposals_lines" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "proposals_rels" CASCADE;
  DROP TABLE "_proposals_v_version_lines" CASCADE;
  DROP TABLE "_proposals_v" CASCADE;
  DROP TABLE "_proposals_v_rels" CASCADE;
  DROP TABLE "territories_postcode_areas" CASCADE;
  DROP TABLE "territories" CASCADE;
  DROP TABLE "packages_rels" CASCADE;
  DROP TABLE "_packages_v_rels" CASCADE;
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
  DROP TABLE "case_studies_tags" CASCADE;
  DROP TABLE "case_studies_metrics" CASCADE;
  DROP TABLE "case_studies_features" CASCADE;
  DROP TABLE "case_studies_timeline" CASCADE;
  DROP TABLE "case_studies_technologies" CASCADE;
  DROP TABLE "case_studies_screenshots" CASCADE;
  DROP TABLE "case_studies_impact" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_tags" CASCADE;
  DROP TABLE "_case_studies_v_version_metrics" CASCADE;
  DROP TABLE "_case_studies_v_version_features" CASCADE;
  DROP TABLE "_case_studies_v_version_timeline" CASCADE;
  DROP TABLE "_case_studies_v_version_technologies" CASCADE;
  DROP TABLE "_case_studies_v_version_screenshots" CASCADE;
  DROP TABLE "_case_studies_v_version_impact" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
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
  DROP TABLE "_cities_v_version_postcode_areas" CASCADE;
  DROP TABLE "_cities_v_version_nearby" CASCADE;
  DROP TABLE "_cities_v_version_places" CASCADE;
  DROP TABLE "_cities_v_version_questions" CASCADE;
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
  DROP TABLE "scan_results" CASCADE;
  DROP TABLE "keywords" CASCADE;
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
  DROP TABLE "site_settings_claims" CASCADE;
  DROP TABLE "_site_settings_v_version_claims" CASCADE;
  ALTER TABLE "packages" DROP CONSTRAINT "packages_case_study_id_case_studies_id_fk";
  
  ALTER TABLE "_packages_v" DROP CONSTRAINT "_packages_v_version_case_study_id_case_studies_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_territories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_chatbot_tiers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hidden_fees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feature_matrix_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cost_comparisons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_case_studies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_industries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_niches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_city_niche_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comparison_tables_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scan_results_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_keywords_fk";
  
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_faqs_topic";
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('general', 'pricing', 'process', 'exclusivity');
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_faqs_topic" USING "topic"::"public"."enum_faqs_topic";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DATA TYPE text;
  DROP TYPE "public"."enum__faqs_v_version_topic";
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('general', 'pricing', 'process', 'exclusivity');
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DATA TYPE "public"."enum__faqs_v_version_topic" USING "version_topic"::"public"."enum__faqs_v_version_topic";
  DROP INDEX "packages_case_study_idx";
  DROP INDEX "_packages_v_version_version_case_study_idx";
  DROP INDEX "pages_seed_key_idx";
  DROP INDEX "_pages_v_version_version_seed_key_idx";
  DROP INDEX "posts_seed_key_idx";
  DROP INDEX "_posts_v_version_version_seed_key_idx";
  DROP INDEX "testimonials_seed_key_idx";
  DROP INDEX "_testimonials_v_version_version_seed_key_idx";
  DROP INDEX "faqs_seed_key_idx";
  DROP INDEX "_faqs_v_version_version_seed_key_idx";
  DROP INDEX "cities_seed_key_idx";
  DROP INDEX "_cities_v_version_version_seed_key_idx";
  DROP INDEX "_cities_v_autosave_idx";
  DROP INDEX "redirects_seed_key_idx";
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_proposals_id_idx";
  DROP INDEX "payload_locked_documents_rels_territories_id_idx";
  DROP INDEX "payload_locked_documents_rels_chatbot_tiers_id_idx";
  DROP INDEX "payload_locked_documents_rels_hidden_fees_id_idx";
  DROP INDEX "payload_locked_documents_rels_feature_matrix_id_idx";
  DROP INDEX "payload_locked_documents_rels_cost_comparisons_id_idx";
  DROP INDEX "payload_locked_documents_rels_case_studies_id_idx";
  DROP INDEX "payload_locked_documents_rels_industries_id_idx";
  DROP INDEX "payload_locked_documents_rels_niches_id_idx";
  DROP INDEX "payload_locked_documents_rels_city_niche_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_comparison_tables_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_scan_results_id_idx";
  DROP INDEX "payload_locked_documents_rels_keywords_id_idx";
  ALTER TABLE "packages" DROP COLUMN "case_study_id";
  ALTER TABLE "_packages_v" DROP COLUMN "version_case_study_id";
  ALTER TABLE "pages" DROP COLUMN "seed_key";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seed_key";
  ALTER TABLE "posts" DROP COLUMN "seed_key";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seed_key";
  ALTER TABLE "testimonials" DROP COLUMN "seed_key";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_seed_key";
  ALTER TABLE "faqs" DROP COLUMN "seed_key";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_seed_key";
  ALTER TABLE "cities" DROP COLUMN "travel_minutes";
  ALTER TABLE "cities" DROP COLUMN "travel_miles";
  ALTER TABLE "cities" DROP COLUMN "travel_route";
  ALTER TABLE "cities" DROP COLUMN "heading";
  ALTER TABLE "cities" DROP COLUMN "lead";
  ALTER TABLE "cities" DROP COLUMN "market";
  ALTER TABLE "cities" DROP COLUMN "build";
  ALTER TABLE "cities" DROP COLUMN "visit";
  ALTER TABLE "cities" DROP COLUMN "offer";
  ALTER TABLE "cities" DROP COLUMN "meta_title";
  ALTER TABLE "cities" DROP COLUMN "meta_description";
  ALTER TABLE "cities" DROP COLUMN "meta_no_index";
  ALTER TABLE "cities" DROP COLUMN "own_words";
  ALTER TABLE "cities" DROP COLUMN "seed_key";
  ALTER TABLE "_cities_v" DROP COLUMN "version_travel_minutes";
  ALTER TABLE "_cities_v" DROP COLUMN "version_travel_miles";
  ALTER TABLE "_cities_v" DROP COLUMN "version_travel_route";
  ALTER TABLE "_cities_v" DROP COLUMN "version_heading";
  ALTER TABLE "_cities_v" DROP COLUMN "version_lead";
  ALTER TABLE "_cities_v" DROP COLUMN "version_market";
  ALTER TABLE "_cities_v" DROP COLUMN "version_build";
  ALTER TABLE "_cities_v" DROP COLUMN "version_visit";
  ALTER TABLE "_cities_v" DROP COLUMN "version_offer";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_no_index";
  ALTER TABLE "_cities_v" DROP COLUMN "version_own_words";
  ALTER TABLE "_cities_v" DROP COLUMN "version_seed_key";
  ALTER TABLE "_cities_v" DROP COLUMN "autosave";
  ALTER TABLE "redirects" DROP COLUMN "seed_key";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "territories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "chatbot_tiers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hidden_fees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feature_matrix_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cost_comparisons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "case_studies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "industries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "niches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "city_niche_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comparison_tables_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scan_results_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "keywords_id";
  ALTER TABLE "policy_settings" DROP COLUMN "service_range_from";
  ALTER TABLE "policy_settings" DROP COLUMN "service_range_to";
  ALTER TABLE "policy_settings" DROP COLUMN "retainer_early_exit";
  ALTER TABLE "policy_settings" DROP COLUMN "liability_retainer_months";
  ALTER TABLE "policy_settings" DROP COLUMN "chatbot_extra_from";
  ALTER TABLE "policy_settings" DROP COLUMN "chatbot_extra_to";
  ALTER TABLE "policy_settings" DROP COLUMN "chatbot_bundle_saving";
  ALTER TABLE "policy_settings" DROP COLUMN "chatbot_money_back";
  ALTER TABLE "policy_settings" DROP COLUMN "strategy_call_full_refund_notice";
  ALTER TABLE "policy_settings" DROP COLUMN "strategy_call_partial_refund";
  ALTER TABLE "policy_settings" DROP COLUMN "strategy_call_partial_refund_notice";
  ALTER TABLE "policy_settings" DROP COLUMN "strategy_call_reschedules";
  ALTER TABLE "policy_settings" DROP COLUMN "strategy_call_credit_minimum";
  ALTER TABLE "policy_settings" DROP COLUMN "strategy_call_credit_valid";
  ALTER TABLE "policy_settings" DROP COLUMN "statutory_cancellation";
  ALTER TABLE "policy_settings" DROP COLUMN "early_work_kept";
  ALTER TABLE "policy_settings" DROP COLUMN "substantial_work_hours";
  ALTER TABLE "policy_settings" DROP COLUMN "refund_before_work";
  ALTER TABLE "policy_settings" DROP COLUMN "refund_early_stage";
  ALTER TABLE "policy_settings" DROP COLUMN "refund_early_stage_up_to";
  ALTER TABLE "policy_settings" DROP COLUMN "refund_middle_stage";
  ALTER TABLE "policy_settings" DROP COLUMN "refund_middle_stage_up_to";
  ALTER TABLE "policy_settings" DROP COLUMN "client_caused_fee";
  ALTER TABLE "policy_settings" DROP COLUMN "silence_fee";
  ALTER TABLE "policy_settings" DROP COLUMN "payment_plan_exit";
  ALTER TABLE "policy_settings" DROP COLUMN "refund_payment";
  ALTER TABLE "policy_settings" DROP COLUMN "influencer_saving";
  ALTER TABLE "policy_settings" DROP COLUMN "influencer_post_within";
  ALTER TABLE "policy_settings" DROP COLUMN "influencer_followers";
  ALTER TABLE "policy_settings" DROP COLUMN "influencer_account_age";
  ALTER TABLE "policy_settings" DROP COLUMN "influencer_video_seconds";
  ALTER TABLE "policy_settings" DROP COLUMN "referral_post_words_from";
  ALTER TABLE "policy_settings" DROP COLUMN "referral_post_words_to";
  ALTER TABLE "policy_settings" DROP COLUMN "referral_delivery";
  ALTER TABLE "policy_settings" DROP COLUMN "data_request_reply";
  ALTER TABLE "policy_settings" DROP COLUMN "data_complaint_acknowledge";
  ALTER TABLE "policy_settings" DROP COLUMN "keep_projects";
  ALTER TABLE "policy_settings" DROP COLUMN "keep_enquiries";
  ALTER TABLE "policy_settings" DROP COLUMN "keep_financial";
  ALTER TABLE "policy_settings" DROP COLUMN "keep_marketing_consent";
  ALTER TABLE "policy_settings" DROP COLUMN "keep_analytics";
  ALTER TABLE "policy_settings" DROP COLUMN "keep_scan_hashes";
  ALTER TABLE "policy_settings" DROP COLUMN "scan_free_limit";
  ALTER TABLE "policy_settings" DROP COLUMN "scan_free_window";
  ALTER TABLE "policy_settings" DROP COLUMN "scan_captcha_after";
  ALTER TABLE "policy_settings" DROP COLUMN "accessibility_reply";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_service_range_from";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_service_range_to";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_retainer_early_exit";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_liability_retainer_months";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_chatbot_extra_from";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_chatbot_extra_to";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_chatbot_bundle_saving";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_chatbot_money_back";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_strategy_call_full_refund_notice";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_strategy_call_partial_refund";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_strategy_call_partial_refund_notice";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_strategy_call_reschedules";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_strategy_call_credit_minimum";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_strategy_call_credit_valid";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_statutory_cancellation";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_early_work_kept";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_substantial_work_hours";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_refund_before_work";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_refund_early_stage";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_refund_early_stage_up_to";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_refund_middle_stage";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_refund_middle_stage_up_to";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_client_caused_fee";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_silence_fee";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_payment_plan_exit";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_refund_payment";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_influencer_saving";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_influencer_post_within";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_influencer_followers";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_influencer_account_age";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_influencer_video_seconds";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_referral_post_words_from";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_referral_post_words_to";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_referral_delivery";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_data_request_reply";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_data_complaint_acknowledge";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_keep_projects";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_keep_enquiries";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_keep_financial";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_keep_marketing_consent";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_keep_analytics";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_keep_scan_hashes";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_scan_free_limit";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_scan_free_window";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_scan_captcha_after";
  ALTER TABLE "_policy_settings_v" DROP COLUMN "version_accessibility_reply";
  ALTER TABLE "site_settings" DROP COLUMN "portfolio_rate_is_on";
  ALTER TABLE "site_settings" DROP COLUMN "portfolio_rate_places";
  ALTER TABLE "site_settings" DROP COLUMN "portfolio_rate_taken";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_portfolio_rate_is_on";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_portfolio_rate_places";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_portfolio_rate_taken";
  DROP TYPE "public"."enum_submissions_project_type";
  DROP TYPE "public"."enum_submissions_industry";
  DROP TYPE "public"."enum_submissions_referral_source";
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_proposals_lines_every";
  DROP TYPE "public"."enum_proposals_status";
  DROP TYPE "public"."enum_proposals_access_mode";
  DROP TYPE "public"."enum__proposals_v_version_lines_every";
  DROP TYPE "public"."enum__proposals_v_version_status";
  DROP TYPE "public"."enum__proposals_v_version_access_mode";
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
  DROP TYPE "public"."enum_industries_status";
  DROP TYPE "public"."enum__industries_v_version_status";
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
  DROP TYPE "public"."enum_keywords_intent";`)
}

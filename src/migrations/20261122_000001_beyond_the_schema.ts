import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What Payload's schema can't say: the table of the rate limiter, indexes for lists and searches,
 * where documents are used, what answers visitors, and the secrets of accounts, which no question
 * over REST can reach.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "rate_limits" (
    "key" varchar(255) PRIMARY KEY NOT NULL,
    "points" integer DEFAULT 0 NOT NULL,
    "expire" bigint
  );
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
  CREATE TABLE "second_factors" (
    "id" serial PRIMARY KEY NOT NULL,
    "account_id" integer NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
    "kind" varchar NOT NULL CHECK ("kind" IN ('totp', 'passkey')),
    "name" varchar NOT NULL,
    "sealed_secret" varchar,
    "last_step" bigint DEFAULT 0 NOT NULL,
    "credential_id" varchar UNIQUE,
    "public_key" varchar,
    "counter" bigint DEFAULT 0 NOT NULL,
    "transports" varchar,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "used_at" timestamp(3) with time zone
  );
  CREATE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account_id");
  CREATE TABLE "recovery_codes" (
    "account_id" integer NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
    "code_hash" varchar NOT NULL,
    PRIMARY KEY ("account_id", "code_hash")
  );
  CREATE TABLE "email_changes" (
    "account_id" integer PRIMARY KEY NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
    "email" varchar NOT NULL,
    "asked_by" varchar NOT NULL,
    "token_hash" varchar UNIQUE,
    "expires_at" timestamp(3) with time zone NOT NULL
  );
  CREATE INDEX "submissions_status_created_at_idx" ON "submissions" USING btree ("status", "created_at");
  CREATE INDEX "posts_listed_idx" ON "posts" USING btree ("_status", "published_on", "id");
  CREATE INDEX "posts_category_listed_idx" ON "posts" USING btree ("category", "_status", "published_on", "id");
  CREATE TABLE "uses" (
    "source" varchar NOT NULL,
    "source_id" integer NOT NULL,
    "is_draft" boolean NOT NULL,
    "kind" varchar NOT NULL CHECK ("kind" IN ('listed', 'figure', 'card', 'document', 'link')),
    "target" text COLLATE "C" NOT NULL,
    PRIMARY KEY ("source", "source_id", "is_draft", "kind", "target")
  );
  CREATE INDEX "uses_target_idx" ON "uses" USING btree ("kind", "target", "source", "source_id");
  CREATE TABLE "passages" (
    "source" varchar NOT NULL,
    "source_id" integer NOT NULL,
    "place" integer NOT NULL,
    "topic" varchar,
    "anchor" varchar,
    "title" text NOT NULL,
    "heading" text NOT NULL,
    "body" text NOT NULL,
    "keywords" text NOT NULL,
    "is_hidden" boolean NOT NULL,
    "words" tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('english', regexp_replace("heading", '[{][{][^}]*[}][}]', ' ', 'g')), 'A')
      || setweight(to_tsvector('english', "title"), 'B')
      || setweight(to_tsvector('english', "keywords"), 'C')
      || setweight(to_tsvector('english', regexp_replace("body", '[{][{][^}]*[}][}]', ' ', 'g')), 'D')
    ) STORED,
    PRIMARY KEY ("source", "source_id", "place")
  );
  CREATE INDEX "passages_words_idx" ON "passages" USING gin ("words");
  CREATE TABLE "passage_words" ("word" varchar PRIMARY KEY NOT NULL);
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "submissions_name_trgm_idx" ON "submissions" USING gin ("name" gin_trgm_ops);
    CREATE INDEX "submissions_email_trgm_idx" ON "submissions" USING gin ("email" gin_trgm_ops);
    CREATE INDEX "submissions_message_trgm_idx" ON "submissions" USING gin ("message" gin_trgm_ops);
    CREATE INDEX "submissions_reference_trgm_idx" ON "submissions" USING gin ("reference" gin_trgm_ops);
    CREATE INDEX "scan_results_url_trgm_idx" ON "scan_results" USING gin ("url" gin_trgm_ops);
    CREATE INDEX "scan_results_host_trgm_idx" ON "scan_results" USING gin ("host" gin_trgm_ops);
    CREATE INDEX "scan_results_email_trgm_idx" ON "scan_results" USING gin ("email" gin_trgm_ops);
    CREATE INDEX "posts_searched_trgm_idx" ON "posts" USING gin
      ((title || chr(10) || regexp_replace(excerpt, '[{][{][^}]*[}][}]', ' ', 'g')) gin_trgm_ops);
    CREATE INDEX "passage_words_trgm_idx" ON "passage_words" USING gin ("word" gin_trgm_ops);
    CREATE INDEX "mails_to_trgm_idx" ON "mails" USING gin ("to" gin_trgm_ops);
    CREATE INDEX "mails_subject_trgm_idx" ON "mails" USING gin ("subject" gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'Without the extension pg_trgm, searching many enquiries, scans, mails and posts is slow, and the site search corrects no typing errors.';
  END
  $$;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "rate_limits";
  DROP TABLE "second_factors";
  DROP TABLE "recovery_codes";
  DROP TABLE "email_changes";
  DROP TABLE "uses", "passages", "passage_words";
  DROP INDEX "posts_listed_idx", "posts_category_listed_idx";
  DROP INDEX "submissions_status_created_at_idx";
  DROP INDEX IF EXISTS "posts_searched_trgm_idx", "submissions_name_trgm_idx", "submissions_email_trgm_idx",
    "submissions_message_trgm_idx", "submissions_reference_trgm_idx", "scan_results_url_trgm_idx",
    "scan_results_host_trgm_idx", "scan_results_email_trgm_idx", "mails_to_trgm_idx",
    "mails_subject_trgm_idx";`);
}

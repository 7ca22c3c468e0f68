import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What Payload's schema can't say: the table of the rate limiter, and indexes for searching. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "rate_limits" (
    "key" varchar(255) PRIMARY KEY NOT NULL,
    "points" integer DEFAULT 0 NOT NULL,
    "expire" bigint
  );
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
  CREATE INDEX "submissions_status_created_at_idx" ON "submissions" USING btree ("status", "created_at");
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
    CREATE INDEX "mails_to_trgm_idx" ON "mails" USING gin ("to" gin_trgm_ops);
    CREATE INDEX "mails_subject_trgm_idx" ON "mails" USING gin ("subject" gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'Without the extension pg_trgm, searching many enquiries, scans and mails is slow.';
  END
  $$;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "rate_limits";
  DROP INDEX "submissions_status_created_at_idx";
  DROP INDEX IF EXISTS "submissions_name_trgm_idx", "submissions_email_trgm_idx",
    "submissions_message_trgm_idx", "submissions_reference_trgm_idx", "scan_results_url_trgm_idx",
    "scan_results_host_trgm_idx", "scan_results_email_trgm_idx", "mails_to_trgm_idx",
    "mails_subject_trgm_idx";`);
}

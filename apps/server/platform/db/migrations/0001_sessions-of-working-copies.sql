ALTER TABLE "content_working_copy" ADD COLUMN "writers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_working_copy" ADD COLUMN "sessions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "content_working_copy" SET "sessions" = coalesce((
  SELECT jsonb_object_agg("session", jsonb_build_object('sequence', "sequence", 'receivedAt', "saved_at"))
  FROM jsonb_each("sequences") AS "received" ("session", "sequence")
), '{}');--> statement-breakpoint
ALTER TABLE "content_working_copy" DROP COLUMN "sequences";
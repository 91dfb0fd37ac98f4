ALTER TABLE "content_version" ADD COLUMN "html_rules" integer;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "cleaned_texts" jsonb;
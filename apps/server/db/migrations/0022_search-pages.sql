-- The publish that follows the start writes the index again.
TRUNCATE "search_document";--> statement-breakpoint
DELETE FROM "house_fact" WHERE "name" = 'search-made-for';--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "title_words" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "head_words" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "words" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "names" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "passages" jsonb;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "programme" jsonb;--> statement-breakpoint
CREATE INDEX "search_document_names" ON "search_document" USING gin ("names");
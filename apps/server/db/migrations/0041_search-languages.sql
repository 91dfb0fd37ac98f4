ALTER TABLE "search_document" ADD COLUMN "language" text DEFAULT 'nn' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "original_path" text;--> statement-breakpoint
CREATE INDEX "search_document_original" ON "search_document" USING btree ("original_path");
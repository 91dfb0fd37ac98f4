CREATE TABLE "search_document" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"keywords" text NOT NULL,
	"image" jsonb,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('norwegian', "search_document"."title"), 'A')
          || setweight(to_tsvector('norwegian', "search_document"."summary"), 'B')
          || setweight(to_tsvector('norwegian', "search_document"."keywords"), 'B')
          || setweight(to_tsvector('norwegian', "search_document"."body"), 'C')) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");
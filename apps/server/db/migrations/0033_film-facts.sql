CREATE TABLE "film_facts" (
	"production_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"facts" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);

CREATE TABLE "content_publication" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_publication_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer,
	"author" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_record" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"draft_version" integer NOT NULL,
	"stable_version" integer,
	CONSTRAINT "content_record_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb,
	"author" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
CREATE TABLE "house_fact" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_publication" ADD CONSTRAINT "content_publication_version" FOREIGN KEY ("kind","id","version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_draft" FOREIGN KEY ("kind","id","draft_version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_stable" FOREIGN KEY ("kind","id","stable_version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;
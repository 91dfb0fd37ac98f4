CREATE TABLE "content_working_copy" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"person_id" text NOT NULL,
	"based_on" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"sequences" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_working_copy_kind_id_person_id_pk" PRIMARY KEY("kind","id","person_id")
);
--> statement-breakpoint
ALTER TABLE "content_publication" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "content_publication" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "content_record" ADD COLUMN "plan_version" integer;--> statement-breakpoint
ALTER TABLE "content_record" ADD COLUMN "planned_by_id" text;--> statement-breakpoint
ALTER TABLE "content_record" ADD COLUMN "plan_problem" text;--> statement-breakpoint
ALTER TABLE "content_record" ADD COLUMN "summary" jsonb;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "author_id" text;--> statement-breakpoint
UPDATE "content_record" SET "plan_version" = "draft_version" WHERE "publish_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_planned" FOREIGN KEY ("kind","id","plan_version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_publication_batch" ON "content_publication" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "content_version_address" ON "content_version" USING hash ((case "kind"
    when 'article' then '/article/' || ("body"->>'slug')
    when 'page' then "body"->>'path'
    when 'production' then '/' || ("body"->>(case "body"->>'object' when 'movie' then 'parentSlug' else 'pageReference' end))
    when 'redirect' then 'redirect ' || ("body"->>'source')
  end));--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_plan_version" CHECK (("content_record"."publish_at" is null) = ("content_record"."plan_version" is null));
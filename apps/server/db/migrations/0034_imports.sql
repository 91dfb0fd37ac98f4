CREATE TABLE "import_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file" text,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"phase" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"report" jsonb,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "imported_record" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "imported_record_source_key_pk" PRIMARY KEY("source","key")
);
--> statement-breakpoint
CREATE TABLE "old_address" (
	"address" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"record_kind" text,
	"record_id" text,
	"target" text,
	CONSTRAINT "old_address_one_target" CHECK (("old_address"."record_kind" is null) = ("old_address"."record_id" is null) and ("old_address"."record_id" is null or "old_address"."target" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_unfinished" ON "import_run" USING btree ((true)) WHERE "import_run"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "import_run_started_at" ON "import_run" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "imported_record_record" ON "imported_record" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "old_address_source" ON "old_address" USING btree ("source");
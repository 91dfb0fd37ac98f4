CREATE TABLE "watch_mail" (
	"person_id" uuid NOT NULL,
	"production_id" text NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"stop_hash" text NOT NULL,
	CONSTRAINT "watch_mail_person_id_production_id_kind_pk" PRIMARY KEY("person_id","production_id","kind"),
	CONSTRAINT "watch_mail_kind" CHECK (kind in ('showings', 'last'))
);
--> statement-breakpoint
CREATE TABLE "watch_mail_stop" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watch_list_entry" ADD COLUMN "awaits_showings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_mail" ADD CONSTRAINT "watch_mail_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_mail_stop" ADD CONSTRAINT "watch_mail_stop_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_mail_key" ON "watch_mail" USING btree ("stop_hash");
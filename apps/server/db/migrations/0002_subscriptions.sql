CREATE TABLE "subscriber" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mails" integer NOT NULL,
	"mails_since" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriber_email_unique" UNIQUE("email"),
	CONSTRAINT "subscriber_state" CHECK (state in ('pending', 'confirmed')),
	CONSTRAINT "subscriber_confirmed" CHECK ((state = 'confirmed') = (confirmed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "subscriber_key" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriber_key_purpose" CHECK (purpose in ('confirm', 'unsubscribe'))
);
--> statement-breakpoint
ALTER TABLE "subscriber_key" ADD CONSTRAINT "subscriber_key_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriber_key_subscriber" ON "subscriber_key" USING btree ("subscriber_id");
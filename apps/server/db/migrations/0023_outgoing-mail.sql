CREATE TABLE "outgoing_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text,
	"mailing_id" uuid,
	"recipient_id" uuid,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"error_command" text,
	"error_status" integer,
	"error_text" text,
	CONSTRAINT "outgoing_mail_recipient" UNIQUE("mailing_id","recipient_id"),
	CONSTRAINT "outgoing_mail_state" CHECK (state in ('waiting', 'sending', 'handed_over', 'sent', 'failed', 'unconfirmed')),
	CONSTRAINT "outgoing_mail_mailing" CHECK ((mailing_id is null) = (recipient_id is null))
);
--> statement-breakpoint
CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_created" ON "outgoing_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_address" ON "outgoing_mail" USING btree ("to_address");
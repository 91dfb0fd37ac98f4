CREATE TABLE "newsletter_issue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"intro" text NOT NULL,
	"items" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"planned_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"slug" text,
	CONSTRAINT "newsletter_issue_slug_unique" UNIQUE("slug"),
	CONSTRAINT "newsletter_issue_state" CHECK (state in ('draft', 'planned', 'sent')),
	CONSTRAINT "newsletter_issue_planned" CHECK ((state = 'planned') = (planned_at is not null)),
	CONSTRAINT "newsletter_issue_sent" CHECK ((state = 'sent') = (sent_at is not null and slug is not null))
);
--> statement-breakpoint
ALTER TABLE "subscriber" DROP CONSTRAINT "subscriber_state";--> statement-breakpoint
ALTER TABLE "subscriber" DROP CONSTRAINT "subscriber_confirmed";--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_state" CHECK (state in ('pending', 'confirmed', 'bounced'));--> statement-breakpoint
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_confirmed" CHECK ((state <> 'pending') = (confirmed_at is not null));
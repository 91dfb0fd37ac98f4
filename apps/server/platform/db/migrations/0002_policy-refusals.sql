CREATE TABLE "policy_refusal" (
	"hour" timestamp with time zone NOT NULL,
	"directive" text NOT NULL,
	"count" integer NOT NULL,
	"latest_at" timestamp with time zone NOT NULL,
	"page" text,
	"blocked" text,
	"source" text,
	CONSTRAINT "policy_refusal_hour_directive_pk" PRIMARY KEY("hour","directive")
);

CREATE TABLE "ticketing_production" (
	"sold_id" text PRIMARY KEY NOT NULL,
	"production_id" text NOT NULL,
	"said" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticketing_showing" (
	"event_id" text PRIMARY KEY NOT NULL,
	"showing_id" text NOT NULL,
	"said" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer,
	"sold" integer NOT NULL,
	"reserved" integer NOT NULL,
	"is_waiting" boolean NOT NULL,
	"vanished_at" timestamp with time zone,
	CONSTRAINT "ticketing_showing_showingId_unique" UNIQUE("showing_id")
);
--> statement-breakpoint
CREATE TABLE "ticketing_state" (
	"name" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"failures" integer NOT NULL,
	"failing_since" timestamp with time zone,
	"reason" text
);

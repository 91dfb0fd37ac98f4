CREATE TABLE "ticket_share" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_share_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "ticket_share" ADD CONSTRAINT "ticket_share_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;
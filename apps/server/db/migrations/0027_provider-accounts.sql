CREATE TABLE "provider_account" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token" text,
	"connected_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "is_from_provider_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_account" ADD CONSTRAINT "provider_account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
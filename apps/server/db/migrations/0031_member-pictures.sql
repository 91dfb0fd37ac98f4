CREATE TABLE "member_picture" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_picture_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "member_picture" ADD CONSTRAINT "member_picture_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "club_sign_up" (
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_sign_up_item_id_person_id_pk" PRIMARY KEY("item_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "club_sign_up" ADD CONSTRAINT "club_sign_up_item_id_club_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."club_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_sign_up" ADD CONSTRAINT "club_sign_up_person_id_club_member_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."club_member"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_sign_up_person" ON "club_sign_up" USING btree ("person_id");
CREATE TABLE "showing_mail" (
	"mail_id" uuid NOT NULL,
	"showing_id" text NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "showing_mail_mail_id_showing_id_pk" PRIMARY KEY("mail_id","showing_id")
);
--> statement-breakpoint
ALTER TABLE "showing_mail" ADD CONSTRAINT "showing_mail_mail_id_outgoing_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showing_mail_showing" ON "showing_mail" USING btree ("showing_id");
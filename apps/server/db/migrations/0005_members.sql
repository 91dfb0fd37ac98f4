CREATE TABLE "access_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"id" uuid PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_provider" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_address" UNIQUE("realm","email"),
	CONSTRAINT "person_role" CHECK ((realm = 'staff') = (role <> 'member'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"token_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_code" (
	"hash" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_at" timestamp with time zone,
	"hall" text DEFAULT '' NOT NULL,
	"href" text DEFAULT '' NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_item_kind" CHECK (kind in ('offer', 'screening')),
	CONSTRAINT "club_item_start" CHECK ((kind = 'screening') = (starts_at is not null))
);
--> statement-breakpoint
CREATE TABLE "club_member" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "club_member_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"card_key" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_member_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner" text NOT NULL,
	"person_id" uuid NOT NULL,
	"production_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"state" text DEFAULT 'visible' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_once" UNIQUE("person_id","production_id"),
	CONSTRAINT "review_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "review_state" CHECK (state in ('visible', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "review_like" (
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "review_like_review_id_person_id_pk" PRIMARY KEY("review_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner" text NOT NULL,
	"person_id" uuid NOT NULL,
	"production_id" text NOT NULL,
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"qr_code" text NOT NULL,
	"qr_url" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"poster" text NOT NULL,
	"hall" text NOT NULL,
	"seats" jsonb NOT NULL,
	CONSTRAINT "ticket_code" UNIQUE("partner","qr_code")
);
--> statement-breakpoint
CREATE TABLE "ticket_delivery" (
	"partner" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_delivery_partner_key_pk" PRIMARY KEY("partner","key")
);
--> statement-breakpoint
CREATE TABLE "watch_list_entry" (
	"person_id" uuid NOT NULL,
	"production_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_list_entry_person_id_production_id_pk" PRIMARY KEY("person_id","production_id")
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_token_id_access_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."access_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_member" ADD CONSTRAINT "club_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_like" ADD CONSTRAINT "review_like_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_like" ADD CONSTRAINT "review_like_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list_entry" ADD CONSTRAINT "watch_list_entry_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_person" ON "access_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "access_token_end" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "credential_person" ON "credential" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_token" ON "session" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "session_end" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_end" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "club_item_partner" ON "club_item" USING btree ("partner","ends_at");--> statement-breakpoint
CREATE INDEX "club_member_partner" ON "club_member" USING btree ("partner");--> statement-breakpoint
CREATE INDEX "review_film" ON "review" USING btree ("partner","production_id","added_at");--> statement-breakpoint
CREATE INDEX "review_like_person" ON "review_like" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "ticket_person" ON "ticket" USING btree ("person_id","starts_at");--> statement-breakpoint
CREATE INDEX "watch_list_entry_film" ON "watch_list_entry" USING btree ("production_id");
-- Words within words are found by trigrams; the extension is part of PostgreSQL, and one that a database's owner may add.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
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
CREATE TABLE "backup_code" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL
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
CREATE TABLE "email_confirmation" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_in" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_path" text NOT NULL,
	"invitation_hash" text,
	"expires_at" timestamp with time zone NOT NULL
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
	"language" text,
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
CREATE TABLE "sign_in_challenge" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_identity" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_identity_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "trusted_device" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_counter" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"action" text NOT NULL,
	"record_kind" text,
	"record_id" text,
	"details" jsonb NOT NULL
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
CREATE TABLE "club_sign_up" (
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_sign_up_item_id_person_id_pk" PRIMARY KEY("item_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "content_publication" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_publication_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer,
	"author" text NOT NULL,
	"author_id" text,
	"batch" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_record" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"draft_version" integer NOT NULL,
	"stable_version" integer,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"plan_version" integer,
	"planned_by" text,
	"planned_by_id" text,
	"plan_problem" text,
	"summary" jsonb,
	CONSTRAINT "content_record_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "content_record_plan_order" CHECK ("content_record"."unpublish_at" > "content_record"."publish_at"),
	CONSTRAINT "content_record_plan_author" CHECK ("content_record"."planned_by" is not null or ("content_record"."publish_at" is null and "content_record"."unpublish_at" is null)),
	CONSTRAINT "content_record_plan_version" CHECK (("content_record"."publish_at" is null) = ("content_record"."plan_version" is null))
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb,
	"author" text NOT NULL,
	"author_id" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
CREATE TABLE "address_count" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "address_count_day_event_path_pk" PRIMARY KEY("day","event","path"),
	CONSTRAINT "address_count_event" CHECK (event in ('redirect', 'not_found'))
);
--> statement-breakpoint
CREATE TABLE "item_count" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"item_id" text NOT NULL,
	"list_name" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "item_count_day_event_item_id_list_name_pk" PRIMARY KEY("day","event","item_id","list_name"),
	CONSTRAINT "item_count_event" CHECK (event in ('view_item', 'select_content'))
);
--> statement-breakpoint
CREATE TABLE "missed_search" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_search_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_view_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "content_working_copy" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"person_id" text NOT NULL,
	"based_on" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"sequences" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_working_copy_kind_id_person_id_pk" PRIMARY KEY("kind","id","person_id")
);
--> statement-breakpoint
CREATE TABLE "film_facts" (
	"production_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"facts" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_fact" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_picture" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_picture_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"intro" text NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "subscriber" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mails" integer NOT NULL,
	"mails_since" timestamp with time zone NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	CONSTRAINT "subscriber_email_unique" UNIQUE("email"),
	CONSTRAINT "subscriber_state" CHECK (state in ('pending', 'confirmed', 'bounced')),
	CONSTRAINT "subscriber_confirmed" CHECK ((state <> 'pending') = (confirmed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "subscriber_key" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriber_key_purpose" CHECK (purpose in ('confirm', 'unsubscribe'))
);
--> statement-breakpoint
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
CREATE TABLE "preview_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"person_id" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_link_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "provider_account" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token" text,
	"connected_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner" text NOT NULL,
	"person_id" uuid NOT NULL,
	"production_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"is_spoiler" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"state" text DEFAULT 'visible' NOT NULL,
	"hidden_reason" text,
	"deleted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_once" UNIQUE("person_id","production_id"),
	CONSTRAINT "review_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "review_state" CHECK (state in ('visible', 'hidden')),
	CONSTRAINT "review_hidden_reason" CHECK (hidden_reason is null or state = 'hidden')
);
--> statement-breakpoint
CREATE TABLE "review_like" (
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "review_like_review_id_person_id_pk" PRIMARY KEY("review_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"path" text PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'nn' NOT NULL,
	"original_path" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"keywords" text NOT NULL,
	"image" jsonb,
	"ends_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"letters" text NOT NULL,
	"names" text[] NOT NULL,
	"passages" jsonb,
	"programme" jsonb,
	"title_words" "tsvector" NOT NULL,
	"head_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showing_mail" (
	"mail_id" uuid NOT NULL,
	"showing_id" text NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "showing_mail_mail_id_showing_id_pk" PRIMARY KEY("mail_id","showing_id")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file" text,
	"sheet_columns" jsonb,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"phase" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"report" jsonb,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "imported_record" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "imported_record_source_key_pk" PRIMARY KEY("source","key")
);
--> statement-breakpoint
CREATE TABLE "old_address" (
	"address" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"record_kind" text,
	"record_id" text,
	"target" text,
	CONSTRAINT "old_address_one_target" CHECK (("old_address"."record_kind" is null) = ("old_address"."record_id" is null) and ("old_address"."record_id" is null or "old_address"."target" is null))
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_hash_unique" UNIQUE("hash"),
	CONSTRAINT "invitation_email_unique" UNIQUE("email")
);
--> statement-breakpoint
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
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL
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
	"is_from_provider_account" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "ticket_share" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_share_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "watch_list_entry" (
	"person_id" uuid NOT NULL,
	"production_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"awaits_showings" boolean DEFAULT false NOT NULL,
	CONSTRAINT "watch_list_entry_person_id_production_id_pk" PRIMARY KEY("person_id","production_id")
);
--> statement-breakpoint
CREATE TABLE "watch_mail" (
	"person_id" uuid NOT NULL,
	"production_id" text NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"stop_hash" text NOT NULL,
	CONSTRAINT "watch_mail_person_id_production_id_kind_pk" PRIMARY KEY("person_id","production_id","kind"),
	CONSTRAINT "watch_mail_kind" CHECK (kind in ('showings', 'last'))
);
--> statement-breakpoint
CREATE TABLE "watch_mail_stop" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "webhook_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"changes" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"status" integer,
	"error" text,
	CONSTRAINT "webhook_delivery_state" CHECK (state in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_code" ADD CONSTRAINT "backup_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmation" ADD CONSTRAINT "email_confirmation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_person_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_token_id_access_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."access_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_identity" ADD CONSTRAINT "staff_identity_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_device" ADD CONSTRAINT "trusted_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_member" ADD CONSTRAINT "club_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_sign_up" ADD CONSTRAINT "club_sign_up_item_id_club_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."club_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_sign_up" ADD CONSTRAINT "club_sign_up_person_id_club_member_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."club_member"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_publication" ADD CONSTRAINT "content_publication_version" FOREIGN KEY ("kind","id","version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_planned" FOREIGN KEY ("kind","id","plan_version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_draft" FOREIGN KEY ("kind","id","draft_version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_stable" FOREIGN KEY ("kind","id","stable_version") REFERENCES "public"."content_version"("kind","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_picture" ADD CONSTRAINT "member_picture_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_key" ADD CONSTRAINT "subscriber_key_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_account" ADD CONSTRAINT "provider_account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_like" ADD CONSTRAINT "review_like_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_like" ADD CONSTRAINT "review_like_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showing_mail" ADD CONSTRAINT "showing_mail_mail_id_outgoing_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_share" ADD CONSTRAINT "ticket_share_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list_entry" ADD CONSTRAINT "watch_list_entry_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_mail" ADD CONSTRAINT "watch_mail_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_mail_stop" ADD CONSTRAINT "watch_mail_stop_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_person" ON "access_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "access_token_end" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "backup_code_person" ON "backup_code" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "credential_person" ON "credential" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_confirmation_person" ON "email_confirmation" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "email_confirmation_end" ON "email_confirmation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_link_person" ON "password_link" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "password_link_end" ON "password_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_sign_in_end" ON "pending_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_token" ON "session" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "session_end" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_person" ON "sign_in_challenge" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_end" ON "sign_in_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trusted_device_person" ON "trusted_device" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "trusted_device_end" ON "trusted_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_end" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_person" ON "audit_entry" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_record" ON "audit_entry" USING btree ("record_kind","record_id","id");--> statement-breakpoint
CREATE INDEX "club_item_partner" ON "club_item" USING btree ("partner","ends_at");--> statement-breakpoint
CREATE INDEX "club_member_partner" ON "club_member" USING btree ("partner");--> statement-breakpoint
CREATE INDEX "club_sign_up_person" ON "club_sign_up" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "content_publication_of_record" ON "content_publication" USING btree ("kind","id","number");--> statement-breakpoint
CREATE INDEX "content_publication_batch" ON "content_publication" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "content_version_edi" ON "content_version" USING hash (("body"->>'ediNumber')) WHERE "content_version"."kind" = 'production';--> statement-breakpoint
CREATE INDEX "content_version_shows" ON "content_version" USING hash (("body"->>'productionId')) WHERE "content_version"."kind" = 'event';--> statement-breakpoint
CREATE INDEX "content_version_address" ON "content_version" USING hash ((case "kind"
    when 'article' then '/article/' || ("body"->>'slug')
    when 'page' then "body"->>'path'
    when 'production' then '/' || ("body"->>(case "body"->>'object' when 'movie' then 'parentSlug' else 'pageReference' end))
    when 'redirect' then 'redirect ' || ("body"->>'source')
  end));--> statement-breakpoint
CREATE INDEX "subscriber_key_subscriber" ON "subscriber_key" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_created" ON "outgoing_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_address" ON "outgoing_mail" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "review_film" ON "review" USING btree ("partner","production_id","added_at");--> statement-breakpoint
CREATE INDEX "review_like_person" ON "review_like" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_title" ON "search_document" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_document_head" ON "search_document" USING gin ("head_words");--> statement-breakpoint
CREATE INDEX "search_document_names" ON "search_document" USING gin ("names");--> statement-breakpoint
CREATE INDEX "search_document_original" ON "search_document" USING btree ("original_path");--> statement-breakpoint
CREATE INDEX "search_document_letters" ON "search_document" USING gin ("letters" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "showing_mail_showing" ON "showing_mail" USING btree ("showing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_unfinished" ON "import_run" USING btree ((true)) WHERE "import_run"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "import_run_started_at" ON "import_run" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "imported_record_record" ON "imported_record" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "old_address_source" ON "old_address" USING btree ("source");--> statement-breakpoint
CREATE INDEX "ticket_person" ON "ticket" USING btree ("person_id","starts_at");--> statement-breakpoint
CREATE INDEX "watch_list_entry_film" ON "watch_list_entry" USING btree ("production_id");--> statement-breakpoint
CREATE INDEX "watch_mail_key" ON "watch_mail" USING btree ("stop_hash");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_of" ON "webhook_delivery" USING btree ("webhook_id","created_at");--> statement-breakpoint
-- As alike as «nosfratu» and «nosferatu»: the setting is a function's own, since the default of 0.6 misses them.
CREATE FUNCTION search_near(word text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.5
AS 'SELECT "path" FROM "search_document" WHERE word <% "letters"';

DROP TABLE "verification";--> statement-breakpoint
ALTER TABLE "session" RENAME COLUMN "token" TO "hash";--> statement-breakpoint
ALTER TABLE "session" RENAME COLUMN "user_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "session" RENAME CONSTRAINT "session_token_unique" TO "session_hash_unique";--> statement-breakpoint
ALTER TABLE "session" RENAME CONSTRAINT "session_user_id_person_id_fk" TO "session_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "updated_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "realm";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "ip_address";--> statement-breakpoint
UPDATE "session" SET "hash" = encode(sha256(convert_to("hash", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "credential" RENAME COLUMN "user_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "credential" RENAME CONSTRAINT "credential_user_id_person_id_fk" TO "credential_person_id_person_id_fk";--> statement-breakpoint
DROP INDEX "credential_person";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "credential" ADD PRIMARY KEY ("person_id");--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "realm";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "provider_id";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "credential" DROP COLUMN "updated_at";

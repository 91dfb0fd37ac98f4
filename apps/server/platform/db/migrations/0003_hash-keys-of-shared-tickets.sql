ALTER TABLE "ticket_share" RENAME COLUMN "key" TO "key_hash";--> statement-breakpoint
ALTER TABLE "ticket_share" DROP CONSTRAINT "ticket_share_key_unique";--> statement-breakpoint
UPDATE "ticket_share" SET "key_hash" = encode(sha256(convert_to("key_hash", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "ticket_share" ADD CONSTRAINT "ticket_share_keyHash_unique" UNIQUE("key_hash");
ALTER TABLE "ticketing_state" ADD COLUMN "messages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ticketing_state" DROP COLUMN "reason";
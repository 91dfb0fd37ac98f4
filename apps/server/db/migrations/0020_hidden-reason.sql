ALTER TABLE "review" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_hidden_reason" CHECK (hidden_reason is null or state = 'hidden');
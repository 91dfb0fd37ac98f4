ALTER TABLE "content_record" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_record" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_record" ADD COLUMN "planned_by" text;--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_plan_order" CHECK ("content_record"."unpublish_at" > "content_record"."publish_at");--> statement-breakpoint
ALTER TABLE "content_record" ADD CONSTRAINT "content_record_plan_author" CHECK ("content_record"."planned_by" is not null or ("content_record"."publish_at" is null and "content_record"."unpublish_at" is null));
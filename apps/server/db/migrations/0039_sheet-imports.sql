ALTER TABLE "import_run" ADD COLUMN "sheet_columns" jsonb;--> statement-breakpoint
-- Reports of earlier imports, in today's form.
UPDATE "import_run" SET "report" = ("report" - 'homeless') || jsonb_build_object(
  'unresolved', "report" -> 'homeless',
  'counts', ("report" -> 'counts') || '{"showing": {"added": 0, "updated": 0, "unchanged": 0, "leftAlone": 0}}'
) WHERE "report" ? 'homeless';

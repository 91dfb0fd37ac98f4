-- Splits the site record into six records with the id "site" (decision 070). A house has one public site; a second one, which can only be
-- a draft, keeps its own id. Of the versions of the site, each new record gets those in which its own fields changed.
CREATE TEMPORARY TABLE "site_version" ON COMMIT DROP AS
WITH "named" AS (
	SELECT "version".*, CASE WHEN "version"."id" = (
		SELECT "record"."id" FROM "content_record" AS "record"
		JOIN "content_version" AS "draft" ON ("draft"."kind", "draft"."id", "draft"."version") = ("record"."kind", "record"."id", "record"."draft_version")
		WHERE "record"."kind" = 'site'
		ORDER BY "record"."stable_version" IS NULL, "draft"."saved_at" DESC, "record"."id" LIMIT 1
	) THEN 'site' ELSE "version"."id" END AS "new_id"
	FROM "content_version" AS "version" WHERE "version"."kind" = 'site'
), "split" AS (
	SELECT "named"."id" AS "site_id", "named"."version" AS "site_version", "author", "author_id", "saved_at",
		"fields"."kind", "new_id" AS "id",
		CASE WHEN "named"."body" IS NOT NULL THEN "fields"."body" || jsonb_build_object('id', "new_id") END AS "body"
	FROM "named" CROSS JOIN LATERAL (VALUES
		('settings', ("body" - '{theme,checkout,partners,host,aliases,stage,published}'::text[]) || jsonb_build_object('siteId', "body"->'id')),
		('theme', CASE jsonb_typeof("body"->'theme') WHEN 'object' THEN ("body"->'theme') - 'footerSections' ELSE '{}' END),
		('footer', CASE WHEN "body" #> '{theme,footerSections}' IS NULL THEN '{}' ELSE jsonb_build_object('sections', "body" #> '{theme,footerSections}') END),
		('host', (SELECT coalesce(jsonb_object_agg("key", "value"), '{}') FROM jsonb_each("body") WHERE "key" IN ('host', 'aliases', 'stage', 'published'))),
		('partners', CASE WHEN "body"->'partners' IS NULL THEN '{}' ELSE jsonb_build_object('partners', "body"->'partners') END),
		('ticketing', CASE jsonb_typeof("body"->'checkout') WHEN 'object' THEN "body"->'checkout' ELSE '{}' END)
	) AS "fields" ("kind", "body")
), "compared" AS (
	SELECT *, row_number() OVER "of_record" = 1 OR "body" IS DISTINCT FROM lag("body") OVER "of_record" AS "is_changed"
	FROM "split" WINDOW "of_record" AS (PARTITION BY "kind", "site_id" ORDER BY "site_version")
)
SELECT *, max("site_version") FILTER (WHERE "is_changed") OVER (PARTITION BY "kind", "site_id" ORDER BY "site_version") AS "version"
FROM "compared";--> statement-breakpoint
INSERT INTO "content_version" ("kind", "id", "version", "body", "author", "author_id", "saved_at")
SELECT "kind", "id", "version", "body", "author", "author_id", "saved_at" FROM "site_version" WHERE "is_changed";--> statement-breakpoint
-- A plan remains where it would change something. Summaries are computed when the server starts.
INSERT INTO "content_record" ("kind", "id", "draft_version", "stable_version", "publish_at", "unpublish_at", "plan_version", "planned_by", "planned_by_id", "plan_problem")
SELECT "kind", "id", "draft_version", "stable_version",
	CASE WHEN "is_planned" THEN "publish_at" END, "unpublish_at", CASE WHEN "is_planned" THEN "plan_version" END,
	CASE WHEN "is_planned" OR "unpublish_at" IS NOT NULL THEN "planned_by" END,
	CASE WHEN "is_planned" OR "unpublish_at" IS NOT NULL THEN "planned_by_id" END,
	CASE "kind" WHEN 'settings' THEN "plan_problem" END
FROM (
	SELECT "draft"."kind", "draft"."id", "draft"."version" AS "draft_version", "stable"."version" AS "stable_version", "plan"."version" AS "plan_version",
		"publish_at", "unpublish_at", "planned_by", "planned_by_id", "plan_problem",
		"publish_at" IS NOT NULL AND ("draft"."kind" = 'settings' OR "plan"."version" IS DISTINCT FROM "stable"."version") AS "is_planned"
	FROM "content_record" AS "record"
	JOIN "site_version" AS "draft" ON "draft"."site_id" = "record"."id" AND "draft"."site_version" = "record"."draft_version"
	LEFT JOIN "site_version" AS "stable" ON "stable"."kind" = "draft"."kind" AND "stable"."site_id" = "record"."id" AND "stable"."site_version" = "record"."stable_version"
	LEFT JOIN "site_version" AS "plan" ON "plan"."kind" = "draft"."kind" AND "plan"."site_id" = "record"."id" AND "plan"."site_version" = "record"."plan_version"
	WHERE "record"."kind" = 'site'
) AS "split";--> statement-breakpoint
-- Publications that changed other records than the settings get numbers below all others: nothing new is public, so the revision stays.
INSERT INTO "content_publication" ("number", "kind", "id", "version", "author", "author_id", "batch", "published_at")
OVERRIDING SYSTEM VALUE
SELECT row_number() OVER (ORDER BY "number", "kind") - count(*) OVER () - 1, "kind", "id", "version", "author", "author_id", "batch", "published_at"
FROM (
	SELECT "publication"."number", "record"."kind", "record"."id", "published"."version",
		"publication"."author", "publication"."author_id", "publication"."batch", "publication"."published_at",
		row_number() OVER "of_record" = 1 OR "published"."version" IS DISTINCT FROM lag("published"."version") OVER "of_record" AS "is_changed"
	FROM "content_publication" AS "publication"
	JOIN (SELECT DISTINCT "kind", "id", "site_id" FROM "site_version" WHERE "kind" <> 'settings') AS "record" ON "record"."site_id" = "publication"."id"
	LEFT JOIN "site_version" AS "published" ON "published"."kind" = "record"."kind" AND "published"."site_id" = "publication"."id" AND "published"."site_version" = "publication"."version"
	WHERE "publication"."kind" = 'site'
	WINDOW "of_record" AS (PARTITION BY "record"."kind", "record"."id" ORDER BY "publication"."number")
) AS "split" WHERE "is_changed";--> statement-breakpoint
UPDATE "content_publication" AS "publication" SET "kind" = 'settings', "id" = "record"."id", "version" = (
	SELECT "version" FROM "site_version" AS "published"
	WHERE "published"."kind" = 'settings' AND "published"."site_id" = "publication"."id" AND "published"."site_version" = "publication"."version"
)
FROM (SELECT DISTINCT "id", "site_id" FROM "site_version") AS "record"
WHERE "publication"."kind" = 'site' AND "record"."site_id" = "publication"."id";--> statement-breakpoint
-- Of the theme and the ticketing, the fields that differ from the version that the working copy is based on.
INSERT INTO "content_working_copy" ("kind", "id", "person_id", "based_on", "fields", "sequences", "saved_at")
WITH "change" AS (
	SELECT "copy"."id" AS "site_id", "copy"."person_id", "copy"."based_on", "copy"."sequences", "copy"."saved_at",
		"field"."key" AS "name", "field"."value" AS "change",
		CASE jsonb_typeof("field"."value"->'value') WHEN 'object' THEN "field"."value"->'value' ELSE '{}' END AS "after",
		CASE jsonb_typeof("base"."body"->"field"."key") WHEN 'object' THEN "base"."body"->"field"."key" ELSE '{}' END AS "before"
	FROM "content_working_copy" AS "copy" CROSS JOIN LATERAL jsonb_each("copy"."fields") AS "field"
	LEFT JOIN "content_version" AS "base" ON ("base"."kind", "base"."id", "base"."version") = ("copy"."kind", "copy"."id", "copy"."based_on")
	WHERE "copy"."kind" = 'site'
), "split" AS (
	SELECT "site_id", "person_id", "based_on", "sequences", "saved_at",
		CASE WHEN "name" IN ('host', 'aliases', 'stage', 'published') THEN 'host' WHEN "name" = 'partners' THEN 'partners' ELSE 'settings' END AS "kind",
		"name", "change"
	FROM "change" WHERE "name" NOT IN ('id', 'theme', 'checkout')
	UNION ALL
	SELECT "site_id", "person_id", "based_on", "sequences", "saved_at",
		CASE WHEN "name" = 'checkout' THEN 'ticketing' WHEN "property" = 'footerSections' THEN 'footer' ELSE 'theme' END,
		CASE WHEN "name" = 'theme' AND "property" = 'footerSections' THEN 'sections' ELSE "property" END,
		CASE WHEN "after"->"property" IS NULL THEN '{}' ELSE jsonb_build_object('value', "after"->"property") END
	FROM "change" CROSS JOIN LATERAL jsonb_object_keys("before" || "after") AS "property"
	WHERE "name" IN ('theme', 'checkout') AND "before"->"property" IS DISTINCT FROM "after"->"property"
)
SELECT "split"."kind", coalesce("base"."id", "record"."id", "split"."site_id"), "person_id", coalesce("base"."version", 0),
	jsonb_object_agg("name", "change"), "sequences", "split"."saved_at"
FROM "split"
LEFT JOIN "site_version" AS "base" ON "base"."kind" = "split"."kind" AND "base"."site_id" = "split"."site_id" AND "base"."site_version" = "split"."based_on"
LEFT JOIN (SELECT DISTINCT "id", "site_id" FROM "site_version") AS "record" ON "record"."site_id" = "split"."site_id"
GROUP BY "split"."kind", "base"."id", "record"."id", "split"."site_id", "person_id", "base"."version", "sequences", "split"."saved_at";--> statement-breakpoint
DELETE FROM "content_working_copy" WHERE "kind" = 'site';--> statement-breakpoint
UPDATE "audit_entry" SET "record_kind" = 'settings', "record_id" = "record"."id"
FROM (SELECT DISTINCT "id", "site_id" FROM "site_version") AS "record"
WHERE "record_kind" = 'site' AND "record_id" = "record"."site_id";--> statement-breakpoint
DELETE FROM "content_record" WHERE "kind" = 'site';--> statement-breakpoint
DELETE FROM "content_version" WHERE "kind" = 'site';--> statement-breakpoint
DROP TABLE "site_version";

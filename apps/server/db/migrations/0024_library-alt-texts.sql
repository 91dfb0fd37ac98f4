-- Productions had a copy of the alt text of each picture in the media library. An empty text means the library's from now on, so that a
-- change there reaches every page: copies of the public text become empty, and texts that somebody has written remain.
UPDATE "content_version" AS "version" SET "body" = jsonb_set("version"."body", '{assets}', "changed"."assets")
FROM (
	SELECT "production"."id", "production"."version",
		jsonb_agg(CASE WHEN "picture"."url" IS NULL THEN "asset" ELSE "asset" || '{"alt": ""}' END ORDER BY "position") AS "assets"
	FROM "content_version" AS "production"
		CROSS JOIN LATERAL jsonb_array_elements(
			CASE jsonb_typeof("production"."body"->'assets') WHEN 'array' THEN "production"."body"->'assets' ELSE '[]' END
		) WITH ORDINALITY AS "each"("asset", "position")
		LEFT JOIN (
			SELECT '/images/' || "record"."id" AS "url", "media"."body"->>'alt' AS "alt"
			FROM "content_record" AS "record"
				JOIN "content_version" AS "media" ON "media"."kind" = 'media' AND "media"."id" = "record"."id" AND "media"."version" = "record"."stable_version"
			WHERE "record"."kind" = 'media'
		) AS "picture" ON "picture"."url" = "asset"->>'url' AND "picture"."alt" = "asset"->>'alt'
	WHERE "production"."kind" = 'production'
	GROUP BY "production"."id", "production"."version"
	HAVING bool_or("picture"."url" IS NOT NULL)
) AS "changed"
WHERE "version"."kind" = 'production' AND "version"."id" = "changed"."id" AND "version"."version" = "changed"."version";

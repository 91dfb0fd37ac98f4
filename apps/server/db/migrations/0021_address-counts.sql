CREATE TABLE "address_count" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "address_count_day_event_path_pk" PRIMARY KEY("day","event","path"),
	CONSTRAINT "address_count_event" CHECK (event in ('redirect', 'not_found'))
);

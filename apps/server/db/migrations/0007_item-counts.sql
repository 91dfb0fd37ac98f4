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

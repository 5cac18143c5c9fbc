CREATE TABLE "term_edits" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"thai" text DEFAULT '' NOT NULL,
	"parent" text,
	"colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"story" text,
	"story_thai" text DEFAULT '' NOT NULL,
	"photograph" jsonb,
	"is_off" boolean DEFAULT false NOT NULL,
	CONSTRAINT "term_edits_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "term_orders" (
	"kind" text PRIMARY KEY NOT NULL,
	"slugs" jsonb NOT NULL
);

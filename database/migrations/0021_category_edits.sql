CREATE TABLE "category_edits" (
	"slug" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"thai" text DEFAULT '' NOT NULL,
	"parent" text,
	"address" text NOT NULL,
	"former_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);

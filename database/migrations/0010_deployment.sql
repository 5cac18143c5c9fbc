CREATE SCHEMA "deployment";
--> statement-breakpoint
CREATE TABLE "deployment"."limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deployment"."replaced_seeds" (
	"fingerprint" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deployment"."schema_support" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"oldest" integer NOT NULL,
	CONSTRAINT "schema_support_one_row" CHECK ("deployment"."schema_support"."is_only")
);
--> statement-breakpoint
CREATE TABLE "deployment"."secret_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"signing" text NOT NULL,
	"accepted" text[] NOT NULL
);
--> statement-breakpoint
INSERT INTO "deployment"."schema_support" ("oldest") VALUES (0);

ALTER TABLE "product_edits" ADD COLUMN "low_stock" integer;--> statement-breakpoint
CREATE TABLE "delivery_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_offered" boolean NOT NULL,
	"price" bigint NOT NULL,
	"free_from" bigint,
	"up_to" bigint
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "products" text[];--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "thai" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
ALTER TABLE "orders" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "contact_email" = lower(trim(coalesce("billing"->>'email', ''))), "contact_phone" = right(regexp_replace(coalesce("billing"->>'phone', ''), '\D', '', 'g'), 9);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "contact_email" DROP DEFAULT, ALTER COLUMN "contact_phone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "slips" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "slips" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "slips_hash_index" ON "slips" USING btree ("hash");
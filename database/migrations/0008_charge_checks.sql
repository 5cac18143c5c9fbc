ALTER TABLE "charges" ADD COLUMN "method" text DEFAULT 'omise_promptpay' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "authorize_uri" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "charges_next_check_at_index" ON "charges" USING btree ("next_check_at") WHERE "charges"."next_check_at" is not null;--> statement-breakpoint
UPDATE "charges" SET "next_check_at" = now() WHERE "status" IN ('pending', 'expired', 'failed') AND "reference" IS NOT NULL AND "expires_at" > now() - interval '1 day';

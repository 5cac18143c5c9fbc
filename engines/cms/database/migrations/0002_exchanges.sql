ALTER TABLE "return_lines" ADD COLUMN "exchange_variation_id" integer;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "exchange" text;
ALTER TABLE "product_edits" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "product_edits" ADD COLUMN "colours" jsonb;
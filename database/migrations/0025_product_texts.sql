ALTER TABLE "product_edits" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "refund_account" jsonb;
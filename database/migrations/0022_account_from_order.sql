ALTER TABLE "password_requests" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "order_id" bigint;
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_restocked";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "returned" = least("quantity", greatest("restocked", (
	SELECT coalesce(sum("return_lines"."pieces"), 0) FROM "return_lines"
	JOIN "return_requests" ON "return_requests"."id" = "return_lines"."return_id"
	WHERE "return_lines"."order_line_id" = "order_lines"."id" AND "return_requests"."status" = 'received'
))) WHERE "restocked" > 0 OR "id" IN (SELECT "order_line_id" FROM "return_lines");--> statement-breakpoint
UPDATE "refunds" "failed" SET "status" = 'withdrawn' WHERE "status" = 'failed' AND EXISTS (
	SELECT FROM "refunds" "later" WHERE "later"."payment_id" = "failed"."payment_id" AND "later"."id" > "failed"."id" AND "later"."status" <> 'failed'
);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_restocked" CHECK ("order_lines"."restocked" between 0 and "order_lines"."returned");
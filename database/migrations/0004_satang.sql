-- Amounts become satang. Documents of the contract (cards, addresses, notices) stay in baht.
ALTER TABLE "cart_lines" ALTER COLUMN "price" SET DATA TYPE bigint USING "price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "amount" SET DATA TYPE bigint USING CASE "kind" WHEN 'fixed' THEN "amount"::bigint * 100 ELSE "amount" END;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "minimum" SET DATA TYPE bigint USING "minimum"::bigint * 100;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "price" SET DATA TYPE bigint USING "price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "regular_price" SET DATA TYPE bigint USING "regular_price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sale_price" SET DATA TYPE bigint USING "sale_price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "variations" ALTER COLUMN "price" SET DATA TYPE bigint USING "price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "variations" ALTER COLUMN "regular_price" SET DATA TYPE bigint USING "regular_price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "variations" ALTER COLUMN "sale_price" SET DATA TYPE bigint USING "sale_price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "amount" SET DATA TYPE bigint USING "amount"::bigint * 100;--> statement-breakpoint
ALTER TABLE "coupon_uses" ALTER COLUMN "discount" SET DATA TYPE bigint USING "discount"::bigint * 100;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "price" SET DATA TYPE bigint USING "price"::bigint * 100;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "discount" SET DATA TYPE bigint USING "discount"::bigint * 100;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sub_total" SET DATA TYPE bigint USING "sub_total"::bigint * 100;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "discount_total" SET DATA TYPE bigint USING "discount_total"::bigint * 100;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_total" SET DATA TYPE bigint USING "shipping_total"::bigint * 100;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_tax" SET DATA TYPE bigint USING "shipping_tax"::bigint * 100;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total_tax" SET DATA TYPE bigint USING "total_tax"::bigint * 100;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint USING "total"::bigint * 100;--> statement-breakpoint
ALTER TABLE "slips" ALTER COLUMN "transfer_amount" SET DATA TYPE bigint USING ("transfer_amount" * 100)::bigint;--> statement-breakpoint
UPDATE "order_events" SET "detail" = jsonb_set("detail", '{amount}', to_jsonb((("detail"->>'amount')::numeric * 100)::bigint)) WHERE jsonb_typeof("detail"->'amount') = 'number';

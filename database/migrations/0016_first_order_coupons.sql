ALTER TABLE "coupons" ADD COLUMN "first_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_contact_email_index" ON "orders" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "orders_contact_phone_index" ON "orders" USING btree ("contact_phone");
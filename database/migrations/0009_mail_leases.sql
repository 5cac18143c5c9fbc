DROP INDEX "mails_next_attempt_at_index";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null and "mails"."given_up_at" is null;
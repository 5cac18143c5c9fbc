CREATE TABLE "staff_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"result" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "slip_id" bigint;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "link_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_slip_id_slips_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."slips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD CONSTRAINT "staff_audit_period_unique" UNIQUE("period");
CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission" uuid NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"brand" text NOT NULL,
	"store" text NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "appointments_submission_unique" UNIQUE("submission")
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission" uuid NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "enquiries_submission_unique" UNIQUE("submission")
);
--> statement-breakpoint
CREATE INDEX "appointments_source_submitted_at_index" ON "appointments" USING btree ("source","submitted_at");--> statement-breakpoint
CREATE INDEX "appointments_store_day_time_index" ON "appointments" USING btree ("store","day","time");--> statement-breakpoint
CREATE INDEX "enquiries_source_submitted_at_index" ON "enquiries" USING btree ("source","submitted_at");
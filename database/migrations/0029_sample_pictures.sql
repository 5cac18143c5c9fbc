ALTER TABLE "photographs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photographs" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_bytes_or_file" CHECK (num_nonnulls("photographs"."bytes", "photographs"."file") = 1);
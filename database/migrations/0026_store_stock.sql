CREATE TABLE "store_stock" (
	"variation_id" integer NOT NULL,
	"store" text NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "store_stock_variation_id_store_pk" PRIMARY KEY("variation_id","store")
);
--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;
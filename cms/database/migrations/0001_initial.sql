CREATE TABLE "listing_look_books" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"term_id" integer,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_positions" (
	"order" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "listing_positions_order_position_pk" PRIMARY KEY("order","position")
);
--> statement-breakpoint
CREATE TABLE "listing_terms" (
	"order" text NOT NULL,
	"term_id" integer NOT NULL,
	"count" integer NOT NULL,
	"bits" "varbit" NOT NULL,
	CONSTRAINT "listing_terms_order_term_id_pk" PRIMARY KEY("order","term_id")
);
--> statement-breakpoint
CREATE TABLE "listing_words" (
	"order" text NOT NULL,
	"word_id" integer NOT NULL,
	"bits" "varbit" NOT NULL,
	CONSTRAINT "listing_words_order_word_id_pk" PRIMARY KEY("order","word_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"spec" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_terms" (
	"product_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "product_terms_product_id_term_id_pk" PRIMARY KEY("product_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"price" integer NOT NULL,
	"regular_price" integer NOT NULL,
	"sale_price" integer,
	"is_new_arrival" boolean NOT NULL,
	"maximum_quantity" integer NOT NULL,
	"curated_position" integer NOT NULL,
	"popularity" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"keywords" text NOT NULL,
	"card" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "terms_kind_slug_unique" UNIQUE("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "variations" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"position" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"price" integer NOT NULL,
	"regular_price" integer NOT NULL,
	"sale_price" integer,
	"stock" integer NOT NULL,
	CONSTRAINT "variations_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variations_stock_not_negative" CHECK ("variations"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_books" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_brand_pk" PRIMARY KEY("email","brand")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"categories" text[] NOT NULL,
	"card" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "seed_parts" (
	"part" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_configurations" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_look_books" ADD CONSTRAINT "listing_look_books_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_positions" ADD CONSTRAINT "listing_positions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_terms" ADD CONSTRAINT "listing_terms_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_words" ADD CONSTRAINT "listing_words_word_id_search_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."search_words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_parent_id_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variations" ADD CONSTRAINT "variations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_positions_product_id_index" ON "listing_positions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_terms_term_id_index" ON "product_terms" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "products_name_index" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "terms_name_index" ON "terms" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variations_product_id_position_index" ON "variations" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "form_submissions_form_id_submitted_at_index" ON "form_submissions" USING btree ("form_id","submitted_at");--> statement-breakpoint
CREATE INDEX "posts_published_at_id_index" ON "posts" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "posts_title_id_index" ON "posts" USING btree ("title","id");
import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Sessions, password resets and wishlists of customers. */
export class Migration20261124140000 extends Migration {
  override up() {
    this.addSql(`create table "shop_session" (
      "token_hash" text primary key,
      "customer_id" text not null,
      "expires_at" timestamptz not null,
      "created_at" timestamptz not null default now()
    )`)
    this.addSql(`create index on "shop_session" ("customer_id")`)
    this.addSql(`create table "shop_password_reset" (
      "key_hash" text primary key,
      "customer_id" text not null,
      "expires_at" timestamptz not null,
      "used_at" timestamptz,
      "created_at" timestamptz not null default now()
    )`)
    this.addSql(`create index on "shop_password_reset" ("customer_id")`)
    this.addSql(`create table "shop_wishlist_item" (
      "customer_id" text not null,
      "product_id" text not null,
      "created_at" timestamptz not null default now(),
      primary key ("customer_id", "product_id")
    )`)
  }

  override down() {
    for (const table of ['shop_wishlist_item', 'shop_password_reset', 'shop_session'])
      this.addSql(`drop table if exists "${table}"`)
  }
}

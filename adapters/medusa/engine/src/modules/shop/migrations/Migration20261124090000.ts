import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The shop's part of orders, the pieces that checkouts hold, transfer slips and charges. */
export class Migration20261124090000 extends Migration {
  override up() {
    this.addSql(`create table "shop_order" (
      "cart_id" text primary key,
      "idempotency_key" text not null unique,
      "body_hash" text not null,
      "order_id" text unique,
      "number" integer unique,
      "customer_id" text,
      "payment_method" text not null,
      "payment_deadline" timestamptz not null,
      "shipping_method" text not null,
      "created_at" timestamptz not null default now()
    )`)
    this.addSql(`create index on "shop_order" ("customer_id") where "customer_id" is not null`)
    this.addSql(`create index on "shop_order" ("payment_deadline")`)
    this.addSql(`create table "shop_stock_hold" (
      "cart_id" text not null,
      "inventory_item_id" text not null,
      "quantity" integer not null,
      "expires_at" timestamptz not null,
      primary key ("cart_id", "inventory_item_id")
    )`)
    this.addSql(`create index on "shop_stock_hold" ("inventory_item_id")`)
    this.addSql(`create table "shop_slip" (
      "id" uuid primary key default gen_random_uuid(),
      "order_id" text not null,
      "image" bytea not null,
      "type" text not null,
      "hash" text not null,
      "name" text not null,
      "phone_number" text not null,
      "bank" text not null,
      "amount" numeric(12, 2) not null,
      "status" text not null default 'waiting' check ("status" in ('waiting', 'approved', 'rejected')),
      "created_at" timestamptz not null default now(),
      "decided_at" timestamptz
    )`)
    this.addSql(
      `create unique index "shop_slip_waiting" on "shop_slip" ("order_id") where "status" = 'waiting'`,
    )
    this.addSql(`create index on "shop_slip" ("order_id")`)
    this.addSql(`create table "shop_charge" (
      "id" uuid primary key default gen_random_uuid(),
      "order_id" text not null,
      "reference" text not null unique,
      "amount" numeric(12, 2) not null,
      "image" text not null,
      "status" text not null default 'pending' check ("status" in ('pending', 'successful', 'failed', 'expired')),
      "is_end_reported" boolean not null default false,
      "expires_at" timestamptz not null,
      "created_at" timestamptz not null default now()
    )`)
    this.addSql(`create index on "shop_charge" ("order_id")`)
    this.addSql(
      `create unique index "shop_charge_pending" on "shop_charge" ("order_id") where "status" = 'pending'`,
    )
  }

  override down() {
    for (const table of ['shop_charge', 'shop_slip', 'shop_stock_hold', 'shop_order'])
      this.addSql(`drop table if exists "${table}"`)
  }
}

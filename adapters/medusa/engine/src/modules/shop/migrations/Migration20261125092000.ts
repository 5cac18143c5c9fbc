import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Back-in-stock requests, and by what the unpaid orders of one shopper are recognized. */
export class Migration20261125092000 extends Migration {
  override up() {
    this.addSql(`create table "shop_stock_alert" (
      "id" bigint generated always as identity primary key,
      "product_id" text not null,
      "variant_id" text not null,
      "email" text not null,
      "customer_id" text,
      "choices" jsonb not null,
      "created_at" timestamptz not null default now(),
      "requested_at" timestamptz not null default now(),
      "confirmed_at" timestamptz,
      "notified_at" timestamptz
    )`)
    this.addSql(
      `create unique index "shop_stock_alert_once" on "shop_stock_alert" ("variant_id", "email", coalesce("customer_id", ''))`,
    )
    this.addSql(`create index on "shop_stock_alert" ("email")`)
    this.addSql(`create table "shop_restock" (
      "variant_id" text primary key,
      "seen_stock" integer not null,
      "unannounced" integer not null default 0
    )`)
    this.addSql(`create table "shop_mail_count" (
      "key" text not null,
      "day" date not null,
      "count" integer not null,
      primary key ("key", "day")
    )`)
    this.addSql(`alter table "shop_order"
      add "contact_email" text,
      add "contact_phone" text,
      add "network" text`)
    for (const column of ['contact_email', 'contact_phone', 'network'])
      this.addSql(`create index on "shop_order" ("${column}") where "${column}" is not null`)
  }

  override down() {
    this.addSql(
      `alter table "shop_order" drop "contact_email", drop "contact_phone", drop "network"`,
    )
    for (const table of ['shop_mail_count', 'shop_restock', 'shop_stock_alert'])
      this.addSql(`drop table if exists "${table}"`)
  }
}

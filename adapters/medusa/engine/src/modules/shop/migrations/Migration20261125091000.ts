import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Decisions of staff about returns, and tax documents, whose numbers have no gaps. */
export class Migration20261125091000 extends Migration {
  override up() {
    this.addSql(`create table "shop_return" (
      "return_id" text primary key,
      "status" text not null check ("status" in ('approved', 'rejected')),
      "note" text,
      "decided_at" timestamptz not null default now()
    )`)
    this.addSql(`create table "shop_document_series" (
      "kind" text not null,
      "year" integer not null,
      "last" integer not null,
      primary key ("kind", "year")
    )`)
    this.addSql(`create table "shop_tax_document" (
      "kind" text not null check ("kind" in ('invoice', 'credit_note')),
      "year" integer not null,
      "number" integer not null,
      "order_id" text not null,
      "refund_id" text unique,
      "amount" bigint not null,
      "tax" bigint not null,
      "issued_at" timestamptz not null,
      primary key ("kind", "year", "number")
    )`)
    this.addSql(
      `create unique index "shop_tax_document_invoice" on "shop_tax_document" ("order_id") where "kind" = 'invoice'`,
    )
    this.addSql(`create index on "shop_tax_document" ("order_id")`)
  }

  override down() {
    for (const table of ['shop_tax_document', 'shop_document_series', 'shop_return'])
      this.addSql(`drop table if exists "${table}"`)
  }
}

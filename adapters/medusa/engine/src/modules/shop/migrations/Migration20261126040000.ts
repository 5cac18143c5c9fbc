import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * Refunds: of money that orders could not take, and of those that staff record in Medusa. Staff have made the earlier ones of
 * Medusa. Earlier payments that were announced to be returned are listed for staff, who may have returned them.
 */
export class Migration20261126040000 extends Migration {
  override up() {
    this.addSql(`create table "shop_refund" (
      "id" uuid primary key default gen_random_uuid(),
      "order_id" text not null,
      "charge_id" uuid,
      "refund_id" text unique,
      "amount" numeric(12, 2) not null check ("amount" > 0),
      "purpose" text not null check ("purpose" in ('order', 'late', 'duplicate', 'mismatched')),
      "method" text not null check ("method" in ('provider', 'hand')),
      "status" text not null default 'requested' check ("status" in ('requested', 'sent', 'done', 'failed')),
      "reference" text,
      "failure" text,
      "attempts" integer not null default 0,
      "next_attempt_at" timestamptz not null default now(),
      "requested_at" timestamptz not null default now(),
      "settled_at" timestamptz,
      "settled_by" text
    )`)
    this.addSql(`create index on "shop_refund" ("order_id")`)
    this.addSql(
      `create unique index "shop_refund_charge" on "shop_refund" ("charge_id") where "refund_id" is null`,
    )
    this.addSql(`create index on "shop_refund" ("status") where "status" <> 'done'`)
    this.addSql(`do $$ begin
      if to_regclass('refund') is not null and to_regclass('order_payment_collection') is not null then
        insert into "shop_refund"
          ("order_id", "refund_id", "amount", "purpose", "method", "status", "requested_at", "settled_at")
        select "link"."order_id", "refund"."id", "refund"."amount", 'order', 'hand', 'done',
          "refund"."created_at", "refund"."created_at"
        from "refund"
        join "payment" on "payment"."id" = "refund"."payment_id"
        join "order_payment_collection" "link"
          on "link"."payment_collection_id" = "payment"."payment_collection_id"
        join "shop_order" on "shop_order"."order_id" = "link"."order_id"
        where "refund"."deleted_at" is null and "refund"."amount" > 0
        on conflict do nothing;
      end if;
    end $$`)
    this.addSql(`insert into "shop_refund"
        ("order_id", "charge_id", "amount", "purpose", "method", "status", "failure", "requested_at")
      select "shop_charge"."order_id", "shop_charge"."id", "shop_charge"."amount",
        replace("shop_mail"."event", 'payment.', ''), 'provider', 'failed',
        'It arrived before refunds were recorded. Check whether it went back.',
        "shop_mail"."created_at"
      from "shop_mail" join "shop_charge"
        on "shop_mail"."key" = "shop_mail"."event" || ' ' || "shop_charge"."reference"
      where "shop_mail"."event" in ('payment.late', 'payment.duplicate', 'payment.mismatched')`)
  }

  override down() {
    this.addSql(`drop table if exists "shop_refund"`)
  }
}

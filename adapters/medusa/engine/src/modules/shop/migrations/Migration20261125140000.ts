import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Payments by card, which are stored before the card is charged, and the checks of charges at their provider. */
export class Migration20261125140000 extends Migration {
  override up() {
    this.addSql(`alter table "shop_charge"
      alter "reference" drop not null,
      alter "image" drop not null,
      drop constraint "shop_charge_status_check",
      add constraint "shop_charge_status_check"
        check ("status" in ('creating', 'pending', 'successful', 'failed', 'expired')),
      add "provider" text not null default 'omise',
      add "method" text not null default 'omise_promptpay',
      add "authorize_uri" text,
      add "failure_code" text,
      add "received_at" timestamptz,
      add "checked_at" timestamptz,
      add "next_check_at" timestamptz`)
    this.addSql(
      `update "shop_charge" set "provider" = 'sandbox' where starts_with("reference", 'sandbox_')`,
    )
    this.addSql(
      `alter table "shop_charge" alter "provider" drop default, alter "method" drop default`,
    )
    this.addSql(`drop index "shop_charge_pending"`)
    this.addSql(
      `create unique index "shop_charge_open" on "shop_charge" ("order_id") where "status" in ('creating', 'pending')`,
    )
    this.addSql(`create index on "shop_charge" ("next_check_at") where "next_check_at" is not null`)
  }

  override down() {
    this.addSql(`drop index "shop_charge_open"`)
    this.addSql(`delete from "shop_charge" where "method" <> 'omise_promptpay'`)
    this.addSql(`alter table "shop_charge"
      alter "reference" set not null,
      alter "image" set not null,
      drop constraint "shop_charge_status_check",
      add constraint "shop_charge_status_check"
        check ("status" in ('pending', 'successful', 'failed', 'expired')),
      drop "provider",
      drop "method",
      drop "authorize_uri",
      drop "failure_code",
      drop "received_at",
      drop "checked_at",
      drop "next_check_at"`)
    this.addSql(
      `create unique index "shop_charge_pending" on "shop_charge" ("order_id") where "status" = 'pending'`,
    )
  }
}

import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Until when a slip holds the stock of its order. Those that wait already hold it for three days from now. */
export class Migration20261126055000 extends Migration {
  override up() {
    this.addSql(`alter table "shop_slip"
      add "held_until" timestamptz not null default now() + interval '72 hours',
      drop constraint "shop_slip_status_check",
      add constraint "shop_slip_status_check"
        check ("status" in ('waiting', 'approved', 'rejected', 'expired'))`)
    this.addSql(`alter table "shop_slip" alter "held_until" drop default`)
    this.addSql(
      `create index on "shop_charge" ("order_id", "created_at") where "method" = 'omise' and "status" = 'failed'`,
    )
  }

  override down() {
    this.addSql(`update "shop_slip" set "status" = 'rejected' where "status" = 'expired'`)
    this.addSql(`alter table "shop_slip"
      drop "held_until",
      drop constraint "shop_slip_status_check",
      add constraint "shop_slip_status_check"
        check ("status" in ('waiting', 'approved', 'rejected'))`)
  }
}

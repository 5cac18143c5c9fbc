import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The coupons of an order that a customer can use once, and the keys under which they are counted. */
export class Migration20261128020000 extends Migration {
  override up() {
    this.addSql(`alter table "shop_order"
      add "once_codes" text[] not null default '{}',
      add "coupon_keys" text[] not null default '{}'`)
    this.addSql(`create index on "shop_order" using gin ("coupon_keys")`)
  }

  override down() {
    this.addSql(`alter table "shop_order" drop "once_codes", drop "coupon_keys"`)
  }
}

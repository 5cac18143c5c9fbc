import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * The members of staff who decided about slips and returns, and refunds that the provider made without a request of the shop:
 * each of its entries once, of which a charge can have several.
 */
export class Migration20261126100000 extends Migration {
  override up() {
    this.addSql(`alter table "shop_slip" add "decided_by" text`)
    this.addSql(`alter table "shop_return" add "decided_by" text`)
    this.addSql(`drop index "shop_refund_charge"`)
    this.addSql(`create unique index on "shop_refund" ("charge_id", "reference")`)
    this.addSql(`create index on "shop_charge" ("reference")`)
  }

  override down() {
    this.addSql(`alter table "shop_slip" drop "decided_by"`)
    this.addSql(`alter table "shop_return" drop "decided_by"`)
    this.addSql(`drop index "shop_refund_charge_id_reference_idx"`)
    this.addSql(`drop index "shop_charge_reference_idx"`)
    this.addSql(
      `create unique index "shop_refund_charge" on "shop_refund" ("charge_id") where "refund_id" is null`,
    )
  }
}

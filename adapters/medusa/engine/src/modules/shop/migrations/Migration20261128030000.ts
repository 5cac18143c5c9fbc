import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The slip that shows a transfer which its order cannot take. */
export class Migration20261128030000 extends Migration {
  override up() {
    this.addSql(
      'alter table "shop_refund" add "slip_id" uuid references "shop_slip" ("id") on delete set null',
    )
  }

  override down() {
    this.addSql('alter table "shop_refund" drop "slip_id"')
  }
}

import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** When staff were last emailed about a slip or a refund. */
export class Migration20261126203000 extends Migration {
  override up() {
    for (const table of ['shop_slip', 'shop_refund'])
      this.addSql(`alter table "${table}" add "notified_at" timestamptz`)
  }

  override down() {
    for (const table of ['shop_slip', 'shop_refund'])
      this.addSql(`alter table "${table}" drop "notified_at"`)
  }
}

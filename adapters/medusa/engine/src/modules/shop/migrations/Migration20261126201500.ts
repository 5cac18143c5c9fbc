import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The tables of those to whom the shop writes later. */
const tables = ['shop_order', 'shop_stock_alert', 'shop_social_attempt']

/** The language of the page on which a shopper acted. */
export class Migration20261126201500 extends Migration {
  override up() {
    for (const table of tables)
      this.addSql(`alter table "${table}" add "language" text not null default 'en'`)
  }

  override down() {
    for (const table of tables) this.addSql(`alter table "${table}" drop "language"`)
  }
}

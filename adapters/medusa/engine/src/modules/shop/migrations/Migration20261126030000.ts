import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The text of tax documents, stored once: they do not change with the order, the account or the company. */
export class Migration20261126030000 extends Migration {
  override up() {
    this.addSql(`alter table "shop_tax_document" add "content" jsonb`)
  }

  override down() {
    this.addSql(`alter table "shop_tax_document" drop "content"`)
  }
}

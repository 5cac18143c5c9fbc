import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The change feed: for each product, category, collection and type the number of its last change. */
export class Migration20261124190000 extends Migration {
  override up() {
    this.addSql(`create sequence "shop_change_number"`)
    this.addSql(`create table "shop_change" (
      "subject" text primary key,
      "number" bigint not null
    )`)
    this.addSql(`create index on "shop_change" ("number")`)
  }

  override down() {
    this.addSql(`drop table if exists "shop_change"`)
    this.addSql(`drop sequence if exists "shop_change_number"`)
  }
}

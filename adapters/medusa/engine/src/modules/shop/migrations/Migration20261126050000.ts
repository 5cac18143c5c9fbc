import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The emails of which a recipient gets a limited number, counted by a hash of topic and recipient. */
export class Migration20261126050000 extends Migration {
  override up() {
    this.addSql(`alter table "shop_mail" add "limit_key" text, add "limited_at" timestamptz`)
    this.addSql(
      `create index on "shop_mail" ("limit_key", "limited_at") where "limit_key" is not null`,
    )
  }

  override down() {
    this.addSql(`alter table "shop_mail" drop "limit_key", drop "limited_at"`)
  }
}

import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The addresses of deleted accounts whose data is still to be deleted in the content CMS. */
export class Migration20261128040000 extends Migration {
  override up() {
    this.addSql(`create table "shop_content_deletion" (
      "id" bigint primary key generated always as identity,
      "email" text not null,
      "requested_at" timestamptz not null default now(),
      "attempts" integer not null default 0,
      "next_attempt_at" timestamptz not null default now()
    )`)
    this.addSql(
      `create index "shop_content_deletion_due" on "shop_content_deletion" ("next_attempt_at")`,
    )
  }

  override down() {
    this.addSql('drop table "shop_content_deletion"')
  }
}

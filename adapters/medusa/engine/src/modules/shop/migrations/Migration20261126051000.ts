import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Wrong passwords, and the sources from which an account has signed in before (session.sign-in.throttle-owner). */
export class Migration20261126051000 extends Migration {
  override up() {
    this.addSql(`create table "shop_sign_in_attempt" (
      "id" integer generated always as identity primary key,
      "account" text not null,
      "source" text not null,
      "at" timestamptz not null
    )`)
    this.addSql(`create index on "shop_sign_in_attempt" ("account", "at")`)
    this.addSql(`create index on "shop_sign_in_attempt" ("at")`)
    this.addSql(`create table "shop_known_source" (
      "account" text not null,
      "source" text not null,
      "seen_at" timestamptz not null,
      primary key ("account", "source")
    )`)
  }

  override down() {
    for (const table of ['shop_known_source', 'shop_sign_in_attempt'])
      this.addSql(`drop table if exists "${table}"`)
  }
}

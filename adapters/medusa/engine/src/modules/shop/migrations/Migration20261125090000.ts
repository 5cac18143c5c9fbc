import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The outbox of emails. Those with a key are written once. */
export class Migration20261125090000 extends Migration {
  override up() {
    this.addSql(`create table "shop_mail" (
      "id" bigint generated always as identity primary key,
      "key" text unique,
      "event" text not null,
      "order_id" text,
      "detail" jsonb not null default '{}',
      "attempts" integer not null default 0,
      "next_attempt_at" timestamptz not null default now(),
      "lease" uuid,
      "failure" text,
      "sent_at" timestamptz,
      "given_up_at" timestamptz,
      "created_at" timestamptz not null default now()
    )`)
    this.addSql(
      `create index on "shop_mail" ("next_attempt_at") where "sent_at" is null and "given_up_at" is null`,
    )
    this.addSql(`create index on "shop_mail" ("order_id") where "order_id" is not null`)
  }

  override down() {
    this.addSql(`drop table if exists "shop_mail"`)
  }
}

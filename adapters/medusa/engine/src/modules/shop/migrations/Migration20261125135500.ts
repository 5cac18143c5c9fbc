import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Attempts of social sign-ins, and the email addresses that a link or a provider has confirmed. */
export class Migration20261125135500 extends Migration {
  override up() {
    this.addSql(`create table "shop_social_attempt" (
      "state_hash" text primary key,
      "provider" text not null,
      "verifier" text not null,
      "nonce" text not null,
      "visitor_hash" text not null,
      "name" jsonb,
      "expires_at" timestamptz not null
    )`)
    this.addSql(`create index on "shop_social_attempt" ("expires_at")`)
    this.addSql(`create table "shop_confirmed_email" (
      "customer_id" text primary key,
      "email" text not null,
      "created_at" timestamptz not null default now()
    )`)
  }

  override down() {
    for (const table of ['shop_confirmed_email', 'shop_social_attempt'])
      this.addSql(`drop table if exists "${table}"`)
  }
}

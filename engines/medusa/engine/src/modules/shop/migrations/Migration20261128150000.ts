import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The tables of release 1.0.0 that the shop has beside those of Medusa. */
export class Migration20261128150000 extends Migration {
  override up() {
    this.addSql(`do $$ begin
      if to_regclass('shop_order') is not null then
        raise exception 'A commit before release 1.0.0 made this database. On that commit, back it up and note its open orders; then start with another, empty database.';
      end if;
    end $$`)
    this.createOrders()
    this.createPayments()
    this.createReturns()
    this.createCustomers()
    this.createStockAlerts()
    this.createOutbox()
    this.addSql(`create sequence "shop_change_number"`)
    // For each product, category, collection and type, the number of its last change.
    this.addSql(`create table "shop_change" (
      "subject" text primary key,
      "number" bigint not null
    )`)
    this.addSql(`create index on "shop_change" ("number")`)
  }

  private createOrders() {
    this.addSql(`create table "shop_order" (
      "cart_id" text primary key,
      "idempotency_key" text not null unique,
      "body_hash" text not null,
      "order_id" text unique,
      "number" integer unique,
      "customer_id" text,
      "payment_method" text not null,
      "payment_deadline" timestamptz not null,
      "shipping_method" text not null,
      "contact_email" text,
      "contact_phone" text,
      "network" text,
      "language" text not null default 'en',
      "once_codes" text[] not null default '{}',
      "coupon_keys" text[] not null default '{}',
      "created_at" timestamptz not null default now()
    )`)
    for (const column of ['customer_id', 'contact_email', 'contact_phone', 'network'])
      this.addSql(`create index on "shop_order" ("${column}") where "${column}" is not null`)
    this.addSql(`create index on "shop_order" ("payment_deadline")`)
    this.addSql(`create index on "shop_order" using gin ("coupon_keys")`)
    this.addSql(`create table "shop_stock_hold" (
      "cart_id" text not null,
      "inventory_item_id" text not null,
      "quantity" integer not null,
      "expires_at" timestamptz not null,
      primary key ("cart_id", "inventory_item_id")
    )`)
    this.addSql(`create index on "shop_stock_hold" ("inventory_item_id")`)
  }

  private createPayments() {
    this.addSql(`create table "shop_slip" (
      "id" uuid primary key default gen_random_uuid(),
      "order_id" text not null,
      "image" bytea not null,
      "type" text not null,
      "hash" text not null,
      "name" text not null,
      "phone_number" text not null,
      "bank" text not null,
      "amount" numeric(12, 2) not null,
      "status" text not null default 'waiting' check ("status" in ('waiting', 'approved', 'rejected', 'expired')),
      "created_at" timestamptz not null default now(),
      "held_until" timestamptz not null,
      "notified_at" timestamptz,
      "decided_at" timestamptz,
      "decided_by" text
    )`)
    this.addSql(
      `create unique index "shop_slip_waiting" on "shop_slip" ("order_id") where "status" = 'waiting'`,
    )
    this.addSql(`create index on "shop_slip" ("order_id")`)
    // Payments by card are stored before the card is charged.
    this.addSql(`create table "shop_charge" (
      "id" uuid primary key default gen_random_uuid(),
      "order_id" text not null,
      "provider" text not null,
      "method" text not null,
      "reference" text unique,
      "amount" numeric(12, 2) not null,
      "image" text,
      "authorize_uri" text,
      "status" text not null default 'pending' check ("status" in ('creating', 'pending', 'successful', 'failed', 'expired')),
      "failure_code" text,
      "is_end_reported" boolean not null default false,
      "expires_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "received_at" timestamptz,
      "checked_at" timestamptz,
      "next_check_at" timestamptz
    )`)
    this.addSql(`create index on "shop_charge" ("order_id")`)
    this.addSql(`create index on "shop_charge" ("reference")`)
    this.addSql(
      `create unique index "shop_charge_open" on "shop_charge" ("order_id") where "status" in ('creating', 'pending')`,
    )
    this.addSql(
      `create index on "shop_charge" ("order_id", "created_at") where "method" = 'omise' and "status" = 'failed'`,
    )
    this.addSql(`create index on "shop_charge" ("next_check_at") where "next_check_at" is not null`)
  }

  private createReturns() {
    this.addSql(`create table "shop_return" (
      "return_id" text primary key,
      "status" text not null check ("status" in ('approved', 'rejected')),
      "note" text,
      "decided_at" timestamptz not null default now(),
      "decided_by" text
    )`)
    // Refunds of money that orders could not take, and those that staff record in Medusa.
    this.addSql(`create table "shop_refund" (
      "id" uuid primary key default gen_random_uuid(),
      "order_id" text not null,
      "charge_id" uuid,
      "slip_id" uuid references "shop_slip" ("id") on delete set null,
      "refund_id" text unique,
      "amount" numeric(12, 2) not null check ("amount" > 0),
      "purpose" text not null check ("purpose" in ('order', 'late', 'duplicate', 'mismatched')),
      "method" text not null check ("method" in ('provider', 'hand')),
      "status" text not null default 'requested' check ("status" in ('requested', 'sent', 'done', 'failed')),
      "reference" text,
      "failure" text,
      "attempts" integer not null default 0,
      "next_attempt_at" timestamptz not null default now(),
      "requested_at" timestamptz not null default now(),
      "notified_at" timestamptz,
      "settled_at" timestamptz,
      "settled_by" text
    )`)
    this.addSql(`create index on "shop_refund" ("order_id")`)
    // A charge can have several refunds that its provider made without a request of the shop.
    this.addSql(`create unique index on "shop_refund" ("charge_id", "reference")`)
    this.addSql(`create index on "shop_refund" ("status") where "status" <> 'done'`)
    // Numbers of tax documents have no gaps.
    this.addSql(`create table "shop_document_series" (
      "kind" text not null,
      "year" integer not null,
      "last" integer not null,
      primary key ("kind", "year")
    )`)
    this.addSql(`create table "shop_tax_document" (
      "kind" text not null check ("kind" in ('invoice', 'credit_note')),
      "year" integer not null,
      "number" integer not null,
      "order_id" text not null,
      "refund_id" text unique,
      "amount" bigint not null,
      "tax" bigint not null,
      "content" jsonb,
      "issued_at" timestamptz not null,
      primary key ("kind", "year", "number")
    )`)
    this.addSql(
      `create unique index "shop_tax_document_invoice" on "shop_tax_document" ("order_id") where "kind" = 'invoice'`,
    )
    this.addSql(`create index on "shop_tax_document" ("order_id")`)
  }

  private createCustomers() {
    for (const [table, key, end] of [
      ['shop_session', 'token_hash', ''],
      ['shop_password_reset', 'key_hash', '"used_at" timestamptz,'],
    ] as const) {
      this.addSql(`create table "${table}" (
        "${key}" text primary key,
        "customer_id" text not null,
        "expires_at" timestamptz not null,
        ${end}
        "created_at" timestamptz not null default now()
      )`)
      this.addSql(`create index on "${table}" ("customer_id")`)
    }
    this.addSql(`create table "shop_wishlist_item" (
      "customer_id" text not null,
      "product_id" text not null,
      "created_at" timestamptz not null default now(),
      primary key ("customer_id", "product_id")
    )`)
    this.addSql(`create table "shop_social_attempt" (
      "state_hash" text primary key,
      "provider" text not null,
      "verifier" text not null,
      "nonce" text not null,
      "visitor_hash" text not null,
      "name" jsonb,
      "language" text not null default 'en',
      "expires_at" timestamptz not null
    )`)
    this.addSql(`create index on "shop_social_attempt" ("expires_at")`)
    // Email addresses that a link or a provider has confirmed.
    this.addSql(`create table "shop_confirmed_email" (
      "customer_id" text primary key,
      "email" text not null,
      "created_at" timestamptz not null default now()
    )`)
    // Wrong passwords, and the sources from which an account has signed in before (session.sign-in.throttle-owner).
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
    // The addresses of deleted accounts whose data is still to be deleted in the content CMS.
    this.addSql(`create table "shop_content_deletion" (
      "id" bigint generated always as identity primary key,
      "email" text not null,
      "requested_at" timestamptz not null default now(),
      "attempts" integer not null default 0,
      "next_attempt_at" timestamptz not null default now()
    )`)
    this.addSql(
      `create index "shop_content_deletion_due" on "shop_content_deletion" ("next_attempt_at")`,
    )
  }

  private createStockAlerts() {
    this.addSql(`create table "shop_stock_alert" (
      "id" bigint generated always as identity primary key,
      "product_id" text not null,
      "variant_id" text not null,
      "email" text not null,
      "customer_id" text,
      "choices" jsonb not null,
      "language" text not null default 'en',
      "created_at" timestamptz not null default now(),
      "requested_at" timestamptz not null default now(),
      "confirmed_at" timestamptz,
      "notified_at" timestamptz
    )`)
    this.addSql(
      `create unique index "shop_stock_alert_once" on "shop_stock_alert" ("variant_id", "email", coalesce("customer_id", ''))`,
    )
    this.addSql(`create index on "shop_stock_alert" ("email")`)
    this.addSql(`create table "shop_restock" (
      "variant_id" text primary key,
      "seen_stock" integer not null,
      "unannounced" integer not null default 0
    )`)
  }

  private createOutbox() {
    // Emails with a key are written once.
    this.addSql(`create table "shop_mail" (
      "id" bigint generated always as identity primary key,
      "key" text unique,
      "event" text not null,
      "order_id" text,
      "detail" jsonb not null default '{}',
      "limit_key" text,
      "limited_at" timestamptz,
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
    this.addSql(
      `create index on "shop_mail" ("limit_key", "limited_at") where "limit_key" is not null`,
    )
    this.addSql(`create table "shop_mail_count" (
      "key" text not null,
      "day" date not null,
      "count" integer not null,
      primary key ("key", "day")
    )`)
  }
}

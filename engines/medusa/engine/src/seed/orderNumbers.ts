import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * Gives new orders random numbers of nine digits, which reveal nothing about sales. Medusa would count them. The numbers are
 * Medusa's own, so that its admin shows and finds them.
 */
export async function randomOrderNumbers(database: Knex): Promise<void> {
  await database.raw(`create or replace function shop_order_number() returns integer language plpgsql as $$
    declare
      number integer;
    begin
      loop
        number := 100000000 + ('x' || left(md5(gen_random_uuid()::text), 8))::bit(32)::bigint % 900000000;
        exit when not exists (select from "order" where "display_id" = number);
      end loop;
      return number;
    end $$`)
  await database.raw(`alter table "order" alter "display_id" set default shop_order_number()`)
}

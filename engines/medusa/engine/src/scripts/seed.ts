import { readFile } from 'node:fs/promises'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { ExecArgs, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createUserAccountWorkflow, updateStoresWorkflow } from '@medusajs/medusa/core-flows'
import { seedAdminLayout } from '../seed/adminLayout'
import { seedCommerce } from '../seed/commerce'
import { seedCoupons } from '../seed/coupons'
import { seedProducts } from '../seed/products'
import type { SeedFile } from '../seed/seedFile'
import { seedTerms } from '../seed/terms'

/**
 * Seeds what is missing of the engine through Medusa's workflows from the file that SEED_FILE names, and marks the seed
 * as complete in the store's metadata (publishable key and SEED_FINGERPRINT).
 */
export default async function seed({ container }: ExecArgs) {
  const path = process.env['SEED_FILE']
  if (!path) throw new Error('SEED_FILE is not set: it names the file with the catalogue.')
  const file: SeedFile = JSON.parse(await readFile(path, 'utf8'))
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  await randomOrderNumbers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const commerce = await seedCommerce(container, file)
  const terms = await seedTerms(container, file)
  const created = await seedProducts(container, file, commerce, terms)
  await seedCoupons(container, file.coupons)
  await seedAdminLayout(container)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (email && password) await seedAdminUser(container, email, password)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: stores } = await query.graph({ entity: 'store', fields: ['id', 'metadata'] })
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: stores.map(({ id }) => id) },
      update: {
        // The admin suggests this channel for new products. The shop shows those of no other.
        ...(stores[0]?.metadata?.['vitrine']
          ? {}
          : { default_sales_channel_id: commerce.salesChannelId }),
        metadata: {
          ...stores[0]?.metadata,
          vitrine: {
            fingerprint: process.env['SEED_FINGERPRINT'] ?? '',
            publishableKey: commerce.publishableKey,
          },
        },
      },
    },
  })
  logger.info(`seeded: ${created} products created`)
}

/** Creates the first user of the admin, if there is none. */
async function seedAdminUser(container: MedusaContainer, email: string, password: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: users } = await query.graph({ entity: 'user', fields: ['id'] })
  if (users.length > 0) return
  const auth = container.resolve(Modules.AUTH)
  const body = { email, password }
  const { success, error, authIdentity } = await auth.register('emailpass', { body })
  if (!success || !authIdentity) throw new Error(`The user of the admin was not created: ${error}`)
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email, first_name: 'Staff' } },
  })
}

/**
 * Gives new orders random numbers of nine digits, which reveal nothing about sales, as Medusa's own numbers, so that
 * its admin shows and finds them.
 */
async function randomOrderNumbers(database: Knex): Promise<void> {
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

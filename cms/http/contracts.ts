import { z } from 'zod'
import * as cart from '#gateway/contracts/cart.ts'
import * as catalog from '#gateway/contracts/catalog.ts'
import * as common from '#gateway/contracts/common.ts'
import * as content from '#gateway/contracts/content.ts'
import * as customer from '#gateway/contracts/customer.ts'
import * as orders from '#gateway/contracts/orders.ts'
import * as search from '#gateway/contracts/search.ts'

/** Names every schema of the contract as it is exported, so that OpenAPI has it as a component. */
export function nameContracts() {
  for (const domain of [common, catalog, search, content, cart, customer, orders]) {
    for (const [id, schema] of Object.entries(domain)) {
      // A query becomes a list of parameters, which cannot be a component.
      if (!(schema instanceof z.ZodType) || id.endsWith('Query')) continue
      const metadata = z.globalRegistry.get(schema)
      if (!metadata?.id) z.globalRegistry.add(schema, { ...metadata, id })
    }
  }
}

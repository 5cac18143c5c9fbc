import { z } from 'zod'
import * as cart from '#contract/cart.ts'
import * as catalog from '#contract/catalog.ts'
import * as common from '#contract/common.ts'
import * as content from '#contract/content.ts'
import * as customer from '#contract/customer.ts'
import * as orders from '#contract/orders.ts'
import * as search from '#contract/search.ts'

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

import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { cart } from '../resolvers/cart.ts'
import { catalog } from '../resolvers/catalog.ts'
import { content } from '../resolvers/content.ts'
import { customer } from '../resolvers/customer.ts'
import { orders } from '../resolvers/orders.ts'
import { search } from '../resolvers/search.ts'
import { stockAlerts } from '../resolvers/stockAlerts.ts'
import { scalars } from '../scalars/scalars.ts'

const schemaFile = new URL('../../schema.graphql', import.meta.url)

/** Creates the executable schema. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: [scalars, content, catalog, search, cart, customer, orders, stockAlerts],
  })
}

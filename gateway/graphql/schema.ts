import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Resolvers } from '../generated/resolvers.ts'
import { schemaHash } from '../generated/schemaHash.ts'
import { cart } from '../resolvers/cart.ts'
import { catalog } from '../resolvers/catalog.ts'
import { content } from '../resolvers/content.ts'
import { customer } from '../resolvers/customer.ts'
import { node, resolveIds } from '../resolvers/node.ts'
import { orders } from '../resolvers/orders.ts'
import { resolveUrls } from '../resolvers/resolveUrls.ts'
import { scalars } from '../scalars/scalars.ts'
import type { Context } from '../sources/context.ts'
import { checkUserErrors } from './checkUserErrors.ts'

/** The currency of amounts. `amount` is a plain property, because a listing has dozens of prices. */
const money: Resolvers<Context> = {
  Money: {
    currencyCode: (_, _arguments, { sources }) => sources.content.currencyCode(),
  },
}

const schemaFile = new URL('../../schema.graphql', import.meta.url)

/**
 * Creates the executable schema. Throws when the resolvers' types were generated from another one, whose fields they
 * may lack.
 */
export function createSchema(): GraphQLSchema {
  const typeDefs = readFileSync(schemaFile, 'utf8')
  if (createHash('sha1').update(typeDefs).digest('hex') !== schemaHash)
    throw new Error(
      'schema.graphql has changed since its types were generated. Run npm run codegen.',
    )
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [scalars, money, node, content, catalog, cart, customer, orders],
  })
  resolveIds(schema)
  resolveUrls(schema)
  checkUserErrors(schema)
  return schema
}

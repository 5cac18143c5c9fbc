import * as cart from '@vitrine/contract/cart.ts'
import * as catalog from '@vitrine/contract/catalog.ts'
import * as common from '@vitrine/contract/common.ts'
import * as content from '@vitrine/contract/content.ts'
import * as customer from '@vitrine/contract/customer.ts'
import * as areas from '@vitrine/contract/orders.ts'
import * as orders from '@vitrine/contract/orders.ts'
import * as search from '@vitrine/contract/search.ts'
import * as stockAlerts from '@vitrine/contract/stockAlerts.ts'
import { z } from 'zod'
import type { Json } from './documentTypes.ts'

const domains = { common, catalog, search, content, cart, customer, orders, areas, stockAlerts }

/** The schemas of the contract by the names of their exports. */
export const namedContracts: ReadonlyMap<string, z.ZodType> = new Map(
  Object.values(domains).flatMap((domain) =>
    Object.entries(domain).filter(
      (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
    ),
  ),
)

const prefix = '#/components/schemas/'

/**
 * The JSON schemas of contracts, each as a reference to a component where it has a name, and otherwise in place.
 * @param others schemas without a name, by any key
 * @param io `input` for what is sent, whose components end with `Input`, `output` for what is received
 */
export function jsonSchemas(others: ReadonlyMap<string, z.ZodType>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  const suffix = io === 'input' ? 'Input' : ''
  for (const [name, schema] of namedContracts) registry.add(schema, { id: name + suffix })
  const names = new Map([...namedContracts].map(([name, schema]) => [schema, name + suffix]))
  const inPlace = [...others].filter(([, schema]) => !names.has(schema))
  for (const [key, schema] of inPlace) registry.add(schema, { id: key })
  const { schemas } = z.toJSONSchema(registry, {
    ...{ io, unrepresentable: 'any', uri: (id: string) => prefix + id },
    override: ({ jsonSchema }) => {
      // A reader ignores fields that it does not know.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const find = (id: string): Json => {
    const { $schema, $id, ...schema } = schemas[id] as Json
    return schema
  }
  const nameAt = (key: string) => names.get(others.get(key) as z.ZodType)
  return {
    /** The schema at a key, or a reference to its component. */
    at: (key: string): Json => {
      const name = nameAt(key)
      return name === undefined ? find(key) : { $ref: prefix + name }
    },
    /** The schema at a key without a reference. */
    inPlace: (key: string): Json => find(nameAt(key) ?? key),
    components: Object.fromEntries([...names.values()].map((name) => [name, find(name)])),
  }
}

/** The components that a document refers to, also by other components, in the order of their names. */
export function usedComponents(document: unknown, components: Record<string, Json>) {
  const used = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (used.has(name)) continue
      used.add(name)
      visit(components[name] ?? {})
    }
  }
  visit(document)
  return Object.fromEntries([...used].toSorted().map((name) => [name, components[name] ?? {}]))
}

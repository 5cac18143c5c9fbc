import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examples as callExamples } from '@vitrine/commerce/openapi/examples/examples.ts'
import { type CallNameWith, calls } from '@vitrine/contract/calls/calls.ts'
import { plainResponseParser } from '@vitrine/gateway/responses/responseParser.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'

const guide = readFileSync(join(import.meta.dirname, '../../docs/adapters.md'), 'utf8')

type ReadCall = CallNameWith<{ response: z.ZodType }>

/** The object of the table in the example of a call: the call and the keys. */
const examples: Readonly<Record<string, [call: ReadCall, ...keys: (string | number)[]]>> = {
  Product: ['products.list', 'data', 0],
  Variation: ['products.list', 'data', 0, 'variations', 0],
  Option: ['products.list', 'data', 0, 'options', 0],
  Swatch: ['products.list', 'data', 0, 'options', 0, 'swatches', 0],
  Term: ['products.list', 'filters', 0, 'terms', 0],
  Pagination: ['products.list', 'pagination'],
  MenuItem: ['site', 'menus', 'primary', 0],
  Post: ['posts.list', 'data', 0],
  Store: ['stores.read'],
  Cart: ['cart.read'],
  CartItem: ['cart.read', 'items', 0],
  CartTotals: ['cart.read', 'totals'],
  Order: ['orders.read'],
  OrderItem: ['orders.read', 'orderItems', 0],
}

const at = (body: unknown, keys: readonly (string | number)[]) =>
  keys.reduce((value, key) => (value as never)?.[key], body) as unknown as Record<string, unknown>

/** The fields of an example without which the gateway rejects the response, or leaves something out. */
function requiredFields([call, ...keys]: [call: ReadCall, ...keys: (string | number)[]]) {
  const parse = plainResponseParser(calls[call].response)
  const { response } = callExamples[call]
  return Object.keys(at(response, keys)).filter((field) => {
    const body = structuredClone(response)
    delete at(body, keys)[field]
    const read = parse(body)
    return 'violations' in read || read.losses.length > 0
  })
}

test('the guide for adapters lists the required fields, and no others', () => {
  const [, section = ''] = /\n## What is required\n(.*?)\n## /s.exec(guide) ?? []
  const listed = [...section.matchAll(/^\| (\w+) \| (`.*`) \|$/gm)].map(
    ([, name = '', fields = '']) => [
      name,
      [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field).toSorted(),
    ],
  )
  const required = Object.entries(examples).map(([name, example]) => [
    name,
    requiredFields(example).toSorted(),
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(required))
})

import * as cart from '@vitrine/contract/cart.ts'
import * as catalog from '@vitrine/contract/catalog.ts'
import { Breadcrumb, Image } from '@vitrine/contract/common.ts'
import * as content from '@vitrine/contract/content.ts'
import * as customer from '@vitrine/contract/customer.ts'
import * as orders from '@vitrine/contract/orders.ts'
import { Suggestion } from '@vitrine/contract/search.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { covers } from '#tests/support/clauses/covers.ts'
import { readClauses } from '../../scripts/docs/clauses.mjs'

/** The contracts of the entities of docs/spec/entities.md. */
const contracts: Record<string, z.ZodType> = {
  product: catalog.Product,
  breadcrumb: Breadcrumb,
  image: Image,
  option: catalog.Option,
  swatch: catalog.Swatch,
  variation: catalog.Variation,
  'fashion-model': catalog.FashionModel,
  listing: catalog.Listing,
  filter: catalog.Filter,
  'listing-look-book': catalog.ListingLookBook,
  'look-book': content.LookBookPage,
  post: content.Post,
  page: content.PageContent,
  site: content.SiteConfiguration,
  'menu-item': content.SiteConfiguration,
  settings: content.Settings,
  popup: content.Popup,
  store: content.Store,
  suggestion: Suggestion,
  cart: cart.Cart,
  'cart-item': cart.CartItem,
  user: customer.User,
  order: orders.Order,
  return: orders.Return,
  shipment: orders.Shipment,
  'order-item': orders.OrderItem,
  address: orders.Address,
  'bank-account': orders.BankAccount,
  'prompt-pay': orders.PromptPay,
}

/** The names of the fields of a contract, also of those within. */
function namesIn(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names
  if ('properties' in schema)
    for (const name of Object.keys(schema.properties as object)) names.add(name)
  for (const part of Object.values(schema)) namesIn(part, names)
  return names
}

const described = readClauses().flatMap(({ id, sentence }) => {
  const [, entity] = /^entities\.(.+)\.fields$/.exec(id) ?? []
  return entity ? [{ entity, sentence }] : []
})

test('every entity of the specification has a contract', () => {
  expect(described.map(({ entity }) => entity).toSorted()).toEqual(
    Object.keys(contracts).toSorted(),
  )
})

test.each(described)(
  'the contract of a $entity has the fields of its clause',
  ({ entity, sentence }) => {
    covers('entities.*')

    const schema = contracts[entity] ?? z.never()
    const names = namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    // The text after the verb, without the words between the names.
    const [, list = ''] = /\b(?:has|have)\b(.*?)\.(?:\s|$)/.exec(sentence) ?? []
    const words = list
      .replace(/\b(with|as|in|the|flag|a|an|and|cm|HTML|type|text)\b/g, (word) =>
        names.has(word) ? word : '',
      )
      .match(/[A-Za-z_]\w*/g)
    expect((words ?? []).length).toBeGreaterThan(2)
    expect((words ?? []).filter((word) => !names.has(word))).toEqual([])
  },
)

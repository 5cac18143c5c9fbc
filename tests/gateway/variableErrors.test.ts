import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startShop } from '#tests/support/gateway/startGateway.ts'

const listing = (type: string, argument: string) =>
  `query ($value: ${type}) { listing(${argument}: $value) { totalCount } }`
const addToCart =
  'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }'

/** Variables that do not have their types, and the fields and messages of the errors. */
const cases: [name: string, query: string, variables: object, errors: Record<string, string>][] = [
  [
    'text for a number',
    listing('Int', 'first'),
    { value: 'swordfish' },
    { value: 'Variable "$value" must be of type "Int".' },
  ],
  [
    'a missing variable',
    listing('Int!', 'first'),
    {},
    { value: 'Variable "$value" of required type "Int!" was not provided.' },
  ],
  [
    'an unknown value of an enum',
    listing('ListingSort!', 'sort'),
    { value: 'swordfish' },
    { value: 'Variable "$value" must be a value of the enum "ListingSort".' },
  ],
  [
    'a list with another item',
    listing('ListingFilter', 'filter'),
    { value: { categories: ['dresses', { swordfish: 1 }] } },
    { 'value.categories.1': 'Variable "$value.categories.1" must be of type "String".' },
  ],
  [
    'a missing and a wrong field',
    addToCart,
    { input: { quantity: 'swordfish', options: [{ option: 'size', value: 7 }, { value: 's' }] } },
    {
      'input.options.1.option':
        'Variable "$input.options.1.option": Field "option" of required type "String!" was not provided.',
      'input.quantity': 'Variable "$input.quantity" must be of type "Int".',
      'input.options.0.value': 'Variable "$input.options.0.value" must be of type "String".',
    },
  ],
  [
    'an unknown field',
    addToCart,
    { input: { productId: '1', quantities: 'swordfish' } },
    {
      'input.quantities':
        'Variable "$input.quantities": Field "quantities" is not defined by type "AddToCartInput".',
    },
  ],
]

test.each(cases)('%s is rejected by the path of the variable', async (_, query, variables, all) => {
  covers('security.graphql.variables', 'security.secrets.errors')

  await using shop = await startShop()
  const { status, errors } = await shop.gateway.postQuery(query, { ...variables })
  expect(status).toBe(400)
  expect(
    Object.fromEntries(errors.map(({ message, extensions }) => [extensions['field'], message])),
  ).toEqual(all)
  expect(errors.every(({ extensions }) => extensions['code'] === 'BAD_USER_INPUT')).toBe(true)
  expect(JSON.stringify(errors)).not.toContain('swordfish')
  expect(shop.cms.calls).toHaveLength(0)
})

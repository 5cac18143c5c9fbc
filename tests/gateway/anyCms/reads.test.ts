import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { startAnyShops } from '#tests/support/gateway/anyCms.ts'

const { shops } = startAnyShops()

/** Queries of the specified fields, by the call that they need, with IMAGE for the fields of an image. */
const card = `databaseId slug name url type image IMAGE secondImage IMAGE price { amount currencyCode }
  regularPrice { amount } salePrice { amount } isNew stockStatus brands { slug name }
  options { slug name values { slug label type isAvailable enableTooltip
    ... on ColorValue { color } ... on TwoColorValue { colors } ... on ImageValue { imageUrl } } }
  variations { selectedOptions { option value } image IMAGE price { amount } salePrice { amount } stockStatus url }`
const meta = 'meta { title breadcrumbs { text url } }'
const listing = `{ nodes { ${card} } totalCount pageCount pageInfo { hasNextPage }
  filters { slug title terms { slug name } } lookBooks { title gallery IMAGE link { url isNewTab } }
  featuredImage IMAGE featuredType featuredVideo content }`
const page = `{ title ${meta} styles content showTitle }`
const store = '{ name content location { lat lng address } }'
const menu = 'title url isNewTab description'

const queries = {
  'the site': `{ site {
    menus { primary { ${menu} items { ${menu} items { ${menu} } } } footer { ${menu} items { ${menu} } } }
    popups { name images { desktop IMAGE mobile IMAGE } link { url isNewTab text } startDate endDate }
    settings { socialMedia { line facebook instagram spotify } contactInfo { address phoneNumber email businessHours }
      socialLogin { facebook google apple line } newsletter { enabled title description image IMAGE } trendingKeywords
      popularCollections { title image IMAGE link { url } } }
    info { name description url } } }`,
  'a page': `{ home: page(key: "home") ${page} shop: page(key: "shop") ${page} slug: page(key: "privacy-policy") ${page} }`,
  'a special page': `{ story(slug: "white-asava") ${page} }`,
  'a story': `{ page(key: "a-day-in-the-atelier") ${page} }`,
  'the stories': `{ stories(first: 4, page: 2) { totalCount pageInfo { hasNextPage }
    nodes { title excerpt categoryNames url image IMAGE } } }`,
  'the first page of a listing': `{ listing(first: 12) ${listing} }`,
  'a later page in another order': `{ listing(first: 16, page: 2, sort: PRICE_DESC) ${listing} }`,
  'a filtered listing': `{ listing(filter: { brands: ["asava"], sizes: ["s", "m"], search: "silk" }) ${listing} }`,
  'the special prices': `{ listing(filter: { specialPrice: true }) ${listing} }`,
  'a product': `{ product(slug: "silk-slip-dress") { ${card} packshotImage IMAGE gallery IMAGE description information
    composition code collections { slug name } sizeGuideImage IMAGE sizeText
    fashionModels { name image IMAGE height bust waist hips size }
    completeTheLook { products { ${card} } gallery IMAGE } upsellProducts { ${card} } ${meta} } }`,
  'a product without options': `{ product(slug: "pearl-drop-earrings") { ${card} gallery IMAGE } }`,
  'products by id': `{ listing(filter: { ids: ["1012", "1001"] }) { nodes { ${card} } } }`,
  'a look book': `{ lookBook(slug: "first-light") { name description showTitle styles gallery IMAGE
    product { title description products(limit: 4) { ${card} } } meta { title } } }`,
  'the stores': `{ stores { nodes ${store} } }`,
  suggestions: `{ suggestions(text: "trouser") { __typename ... on HeadlineSuggestion { value }
    ... on TaxonomySuggestion { html url } ... on ProductSuggestion { html url productId thumbnail { url } }
    ... on MoreProductsSuggestion { total } } }`,
  'the bank accounts':
    '{ bankAccounts { bankName accountName accountNumber bankLogo { alt sizes { full { url } } } } }',
  'what does not exist': `{ page(key: "no-such-page") { title } product(slug: "none") { name }
    lookBook(slug: "none") { name } store(slug: "none") { name } listing(filter: { within: "none" }) { totalCount } }`,
}

const images = {
  exact:
    '{ name alt url srcset sizes { thumbnail { url } medium { url } large { url } full { url } } }',
  generous: '{ url }',
}

/** Some links of the embedded CMS end with a slash, which those of WordPress always do: the gateway removes it from them. */
const withoutSlashes = (data: unknown) =>
  JSON.parse(JSON.stringify(data).replace(/(":"\/[\w-]+)\/"/g, '$1"'))

const clauses = {
  exact: ['calls.response.derived', 'calls.response.forms'],
  generous: [
    'calls.response.forms',
    'calls.response.item',
    'calls.response.links',
    'calls.response.nothing',
    'calls.response.part',
  ],
}

for (const kind of ['exact', 'generous'] as const)
  for (const [subject, text] of Object.entries(queries))
    test(`the gateway reads ${subject} as from the embedded CMS when the CMS is ${kind}`, async () => {
      covers(...clauses[kind])

      const query = text.replaceAll('IMAGE', images[kind])
      const [expected, data] = [await shops.embedded.query(query), await shops[kind].query(query)]
      expect(kind === 'exact' ? data : withoutSlashes(data)).toEqual(
        kind === 'exact' ? expected : withoutSlashes(expected),
      )
    })

test('a single care instruction is a list of one when the CMS is exact', async () => {
  covers('entities.product.care-instruction')

  const query =
    '{ product(slug: "silk-slip-dress") { careInstructions { title icon precautions } } }'
  const read = (kind: 'exact' | 'embedded') =>
    shops[kind].query<{ product: { careInstructions: object[] } }>(query)
  const { product } = await read('embedded')
  expect((await read('exact')).product.careInstructions).toEqual([product.careInstructions[0]])
})

import type { Example } from './example.ts'

/** Examples of public data, such as listings and products. */
export const browse: readonly Example[] = [
  {
    slug: 'find-dresses',
    title: 'Find dresses, cheapest first',
    query: `# Change the filter and press ▶. "extensions" lists the calls to the CMS with their times in milliseconds.
query FindDresses($filter: ListingFilter) {
  listing(filter: $filter, sort: PRICE_ASC, first: 6) {
    nodes { name slug price { amount currencyCode } salePrice { amount currencyCode } stockStatus brands { name } }
    filters { slug terms { slug name count } }
    priceRange { lowest { amount } highest { amount } }
    totalCount
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: { filter: { categories: ['dresses'], maxPrice: 10000 } },
  },
  {
    slug: 'special-price',
    title: 'List products on sale',
    query: `query OnSale {
  listing(filter: { specialPrice: true }) {
    nodes { name price { amount currencyCode } regularPrice { amount currencyCode } }
    totalCount
  }
}`,
  },
  {
    slug: 'product',
    title: 'Read a product',
    query: `query Product($slug: String!) {
  product(slug: $slug) {
    id
    name
    price { amount currencyCode }
    description
    options {
      slug
      name
      values {
        slug
        label
        isAvailable
        ... on ColorValue { color }
      }
    }
    variations { selectedOptions { option value } price { amount currencyCode } stockStatus }
    upsellProducts { name slug }
  }
}`,
    variables: { slug: 'silk-slip-dress' },
  },
  {
    slug: 'node',
    title: 'Read objects by their global ids',
    query: `# The ids are those of a store and of the page about deliveries, as other queries return them.
query Nodes($id: ID!, $ids: [ID!]!) {
  node(id: $id) { id ... on Store { name location { address } } }
  nodes(ids: $ids) { id ... on Page { title } ... on ProductSummary { databaseId name } }
}`,
    variables: {
      id: 'U3RvcmU6Y2VudHJhbC1lbWJhc3N5',
      ids: ['UGFnZTpwYWdlL3NoaXBwaW5nLWFuZC1yZXR1cm5z'],
    },
  },
  {
    slug: 'products-by-id',
    title: 'Read products by id',
    query: `query ProductsById($ids: [ID!]!) {
  listing(filter: { ids: $ids }) { nodes { id name price { amount currencyCode } } }
}`,
    variables: { ids: ['1025', '1081', '1048'] },
  },
  {
    slug: 'product-by-sku',
    title: 'Find a product by a SKU',
    query: `query ProductBySku($sku: String!) {
  productBySku(sku: $sku) { name variations { sku selectedOptions { value } stockStatus } }
}`,
    variables: { sku: 'AV-D101-CHAMPAGNE-M' },
  },
  {
    slug: 'similar',
    title: 'List products like one that is gone',
    query: `query Similar($slug: String!) {
  similarProducts(slug: $slug, limit: 4) { name url }
}`,
    variables: { slug: 'a-removed-dress' },
  },
  {
    slug: 'language',
    title: 'Read the shop in Thai',
    query: `# @inContext sets the language of all texts of an operation, also in mutations. As a variable it is in the URL of a
# persisted query, so that no cache mixes languages. Slugs, ids and filters are the same in every language.
query InThai($language: Language) @inContext(language: $language) {
  product(slug: "silk-slip-dress") { slug name description options { slug name values { slug label } } }
  listing(first: 3) { nodes { name } filters { slug title terms { slug name } } }
  site { menus { footer { title items { title url } } } }
}`,
    variables: { language: 'TH' },
  },
  {
    slug: 'suggestions',
    title: 'Get search suggestions',
    query: `query Suggestions($text: String!) {
  suggestions(text: $text) {
    __typename
    ... on ProductSuggestion { html url thumbnail { url } }
    ... on TaxonomySuggestion { html url total }
    ... on MoreProductsSuggestion { value url total }
  }
}`,
    variables: { text: 'silk' },
  },
  {
    slug: 'site',
    title: 'Read header, footer and settings',
    query: `query Site {
  site {
    info { name brands { slug name accent } }
    menus { primary { title url } footer { title items { title url } } }
    settings { notificationBar { enabled items { text } } checkoutUrl }
    popups { name startDate endDate }
  }
}`,
  },
  {
    slug: 'pages',
    title: 'Read the home page and a special page',
    query: `query Pages {
  page(key: "home") {
    meta { title }
    blocks {
      __typename
      ... on ProductSlider { title products(limit: 3) { name } }
    }
  }
  story(slug: "white-asava") { title content }
}`,
  },
  {
    slug: 'stories',
    title: 'List stories and read a look book',
    query: `query Stories {
  stories(first: 5) { nodes { title url date } totalCount }
  lookBook(slug: "first-light") { name gallery { url alt } }
}`,
  },
  {
    slug: 'stores',
    title: 'Find a store',
    query: `query Stores($slug: String!) {
  stores { nodes { slug name location { lat lng address } } }
  store(slug: $slug) { name hours phoneNumber }
}`,
    variables: { slug: 'siam-paragon' },
  },
]

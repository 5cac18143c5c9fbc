import type { Example } from './example.ts'

/** The header that switches a fault of the CMS on for one request (docs/rest/README.md, Fault switches). */
const fault = (switches: string) => ({ 'x-vitrine-qa': switches })

/** An example of each error: first those of payloads, then those of `errors`. */
export const errors: readonly Example[] = [
  {
    slug: 'user-invalid',
    code: 'INVALID',
    title: 'A value is not possible',
    query: `mutation InvalidCoupon {
  applyCoupon(input: { code: "NO-SUCH-COUPON" }) {
    userErrors { code field message }
  }
}`,
  },
  {
    slug: 'user-not-found',
    code: 'NOT_FOUND',
    title: 'A link has expired',
    query: `mutation ExpiredLink {
  confirmStockAlert(input: { key: "no-such-key" }) {
    userErrors { code field message }
  }
}`,
  },
  {
    slug: 'user-conflict',
    code: 'CONFLICT',
    title: 'Something has changed in the meantime',
    query: `mutation Conflict {
  cancelOrder(input: { orderId: "1" }) {
    userErrors { code field message }
  }
}`,
    headers: fault('orders.cancel:409'),
  },
  {
    slug: 'user-out-of-stock',
    code: 'OUT_OF_STOCK',
    title: 'A product is sold out',
    query: `mutation SoldOut {
  addToCart(input: { productId: "1025" }) {
    userErrors { code field message }
  }
}`,
    headers: fault('cart.add:soldout'),
  },
  {
    slug: 'unauthenticated',
    code: 'UNAUTHENTICATED',
    title: 'The visitor has to sign in',
    query: `# A guest has no orders. Sign out first.
query GuestOrders {
  orders { totalCount }
}`,
  },
  {
    slug: 'forbidden',
    code: 'FORBIDDEN',
    title: 'The visitor may not do this',
    query: `query Forbidden {
  stores { totalCount }
}`,
    headers: fault('stores.list:403'),
  },
  {
    slug: 'rate-limited',
    code: 'RATE_LIMITED',
    title: 'Too many requests',
    query: `query RateLimited {
  stores { totalCount }
}`,
    headers: fault('stores.list:429'),
  },
  {
    slug: 'cms-unavailable',
    code: 'CMS_UNAVAILABLE',
    title: 'The CMS cannot be reached',
    query: `query Unavailable {
  stores { totalCount }
}`,
    headers: fault('stores.list:503'),
  },
  {
    slug: 'cms-timeout',
    code: 'CMS_TIMEOUT',
    title: 'The CMS does not respond',
    query: `query Timeout {
  stores { totalCount }
}`,
    headers: fault('stores.list:hang'),
  },
  {
    slug: 'bad-cms-response',
    code: 'BAD_CMS_RESPONSE',
    title: 'The CMS breaks its contract',
    query: `query BadResponse {
  stores { totalCount }
}`,
    headers: fault('stores.list:contract'),
  },
  {
    slug: 'internal',
    code: 'INTERNAL',
    title: 'The CMS has a fault',
    query: `query Internal {
  stores { totalCount }
}`,
    headers: fault('stores.list:500'),
  },
  {
    slug: 'invalid',
    code: 'INVALID',
    title: 'An argument is out of range',
    query: `query OutOfRange {
  listing(first: 1000) { totalCount }
}`,
  },
  {
    slug: 'bad-user-input',
    code: 'BAD_USER_INPUT',
    title: 'A variable has another type',
    query: `query BadVariable($first: Int) {
  listing(first: $first) { totalCount }
}`,
    variables: { first: 'twelve' },
  },
  {
    slug: 'bad-user-input-nested',
    code: 'BAD_USER_INPUT',
    title: 'A field of a variable is missing, another has another type',
    query: `# extensions.field of each error is the path of the variable.
mutation BadInput($input: AddToCartInput!) {
  addToCart(input: $input) { userErrors { code field message } }
}`,
    variables: { input: { quantity: 'two' } },
  },
  {
    slug: 'parse-failed',
    code: 'GRAPHQL_PARSE_FAILED',
    title: 'The document is no GraphQL',
    query: `query Unclosed {
  stores {`,
  },
  {
    slug: 'validation-failed',
    code: 'GRAPHQL_VALIDATION_FAILED',
    title: 'The document does not fit the schema',
    query: `query UnknownField {
  stores { colour }
}`,
  },
  {
    slug: 'document-too-large',
    code: 'DOCUMENT_TOO_LARGE',
    title: 'The document exceeds a limit',
    query: `# The panel below shows the cost of a document and the limits.
query TooDeep {
  site { menus { primary { ${'items { '.repeat(14)}id${' }'.repeat(14)} } } }
}`,
  },
]

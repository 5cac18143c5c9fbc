import type { Page, Request } from '@playwright/test'

/** Whether a request is of a GraphQL operation, by its name or, for an upload, the hash of its document. */
const isOf = (operation: string) => (request: Request) =>
  request.url().includes('/graphql') &&
  `${request.url()} ${request.postDataBuffer()}`.includes(operation)

/** An error, data, the body of a response that a proxy sends instead of the gateway, or no response. */
type Outcome =
  | { message: string; code?: string }
  | { data: object }
  | { body: string }
  | 'no response'

/** Responds to every request of an operation in this way from now on, and returns a function that ends it. */
export async function respondWith(page: Page, operation: string, outcome: Outcome) {
  const matches = isOf(operation)
  await page.route('**/graphql*', (route) => {
    if (!matches(route.request())) return route.fallback()
    if (outcome === 'no response') return route.abort()
    if ('body' in outcome) return route.fulfill({ status: 502, ...outcome })
    if ('data' in outcome) return route.fulfill({ json: outcome })
    const { message, code = 'CONFLICT' } = outcome
    const extensions = { code, isSpecific: true }
    return route.fulfill({ json: { data: null, errors: [{ message, extensions }] } })
  })
  return () => page.unroute('**/graphql*')
}

/** Holds back every request of an operation until the returned function is called. */
export async function hold(page: Page, operation: string) {
  const matches = isOf(operation)
  const released = Promise.withResolvers<void>()
  await page.route('**/graphql*', async (route) => {
    if (matches(route.request())) await released.promise
    await route.fallback().catch(() => {})
  })
  return released.resolve
}

/** Records the requests of an operation from now on, by a route, because only routes have the body of an upload. */
export async function record(page: Page, operation: string): Promise<Request[]> {
  const requests: Request[] = []
  const matches = isOf(operation)
  await page.route('**/graphql*', (route) => {
    if (matches(route.request())) requests.push(route.request())
    return route.fallback()
  })
  return requests
}

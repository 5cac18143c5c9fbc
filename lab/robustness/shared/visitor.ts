import type { CmsResponse, Shopper } from '@vitrine/cms/tests/support/shopper.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import type { Tally } from './tally.ts'

/** A document of the shop, as `npm run codegen` generates it; a change of the schema changes the type of its variables. */
export interface ShopDocument<Variables extends object> {
  name: string
  hash: string
  types?: (variables: Variables) => unknown
}

/** A GraphQL response: `code` is that of its first error. */
export interface GraphqlResult {
  status: number
  data: Record<string, unknown> | null
  code: string | undefined
  text: string
}

let visitors = 0

/** The address of a visitor that no other visitor of this process has. */
export function nextAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** A visitor of the shop with cookies and an address of its own. */
export class Visitor {
  address = nextAddress()
  readonly #url: string
  readonly #shopper: Shopper
  readonly #tally: Tally | undefined

  constructor(url: string, tally?: Tally) {
    this.#url = url
    this.#shopper = createShopper(url)
    this.#tally = tally
  }

  /** Gets another address, as a phone does that joins another network. Limits then count from the beginning. */
  move(): void {
    this.address = nextAddress()
  }

  /** Sends a request and records its response. Throws a TypeError when there is none. */
  async request(
    method: string,
    path: string,
    options: Parameters<Shopper['request']>[2] = {},
  ): Promise<CmsResponse<unknown>> {
    const started = performance.now()
    try {
      const response = await this.#shopper.request<unknown>(method, path, {
        ...options,
        headers: { 'x-forwarded-for': this.address, ...options.headers },
      })
      this.#tally?.record(response, performance.now() - started)
      return response
    } catch (error) {
      if (this.#tally) this.#tally.broken += 1
      throw error
    }
  }

  /** Sends a body as it is and records the response. Throws a TypeError when there is none. */
  async send(
    method: string,
    path: string,
    body: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; text: string; headers: Headers }> {
    const started = performance.now()
    try {
      const response = await fetch(this.#url + path, {
        method,
        body,
        redirect: 'manual',
        headers: { 'x-forwarded-for': this.address, ...headers },
      })
      const text = await response.text()
      const { status, headers: received } = response
      const recorded = { status, text, headers: received }
      this.#tally?.record(recorded, performance.now() - started)
      return recorded
    } catch (error) {
      if (this.#tally) this.#tally.broken += 1
      throw error
    }
  }

  /** Runs one of the shop's documents. Throws a TypeError when there is no response. */
  async run<Variables extends object>(
    document: ShopDocument<Variables>,
    variables: NoInfer<Variables>,
  ): Promise<GraphqlResult> {
    const { status, text } = await this.request('POST', '/graphql', {
      body: {
        operationName: document.name,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: document.hash } },
      },
    })
    return readResult(status, text)
  }
}

/** Reads a GraphQL response; one that is not JSON has no data. */
export function readResult(status: number, text: string): GraphqlResult {
  try {
    const { data = null, errors = [] } = JSON.parse(text)
    const [rejection] = Object.values<{ userErrors?: { code: string }[] } | null>(
      data ?? {},
    ).flatMap((payload) => payload?.userErrors ?? [])
    return { status, data, code: errors[0]?.extensions?.code ?? rejection?.code, text }
  } catch {
    return { status, data: null, code: undefined, text }
  }
}

import { expect, type Page, type Route } from '@playwright/test'

/** A GraphQL request of a page. */
interface GraphqlRequest {
  operation: string
  variables: Readonly<Record<string, unknown>>
}

/** Reads the operation of a request, by GET, by POST or as an upload. */
function readRequest(route: Route): GraphqlRequest {
  const request = route.request()
  const { searchParams } = new URL(request.url())
  const text = request.postDataBuffer()?.toString() ?? '{}'
  const [, operations = text] = /name="operations"\r\n\r\n(.+)\r\n/.exec(text) ?? []
  const body = JSON.parse(operations)
  return {
    operation: searchParams.get('operationName') ?? body?.operationName ?? '',
    variables: JSON.parse(searchParams.get('variables') ?? 'null') ?? body?.variables ?? {},
  }
}

/** Selects requests of an operation by their variables. */
export type VariablesFilter = (variables: GraphqlRequest['variables']) => boolean

const matchesAll: VariablesFilter = () => true

/** Holds back selected GraphQL requests of a page until a test lets them pass to the real gateway, with or without a fault. */
export class Gate {
  readonly #page: Page
  #held: (GraphqlRequest & { route: Route })[] = []
  readonly #operations: ReadonlySet<string>
  /** A fault switch that holds for every request that `pass` lets through. */
  lastingFault = ''
  /** Until it is closed, everything passes. */
  #isClosed = false

  constructor(page: Page, operations: readonly string[]) {
    this.#page = page
    this.#operations = new Set(operations)
  }

  /** Starts to intercept the page's requests, which pass until `close`. */
  async install(): Promise<void> {
    await this.#page.route(/\/graphql/, async (route) => {
      const received = readRequest(route)
      if (
        !this.#isClosed ||
        ![...this.#operations].some((operation) => received.operation.startsWith(operation))
      )
        return route.continue()
      this.#held.push({ ...received, route })
    })
    this.#page.on('requestfailed', (request) => {
      this.#held = this.#held.filter(({ route }) => route.request() !== request)
    })
  }

  close(): void {
    this.#isClosed = true
  }

  /** The number of held requests of operations with this prefix, without those that the page has aborted. */
  countHeld(operation: string, matches = matchesAll): number {
    return this.#heldRequests(operation, matches).length
  }

  #heldRequests(operation: string, matches: VariablesFilter) {
    return this.#held.filter(
      (item) => item.operation.startsWith(operation) && matches(item.variables),
    )
  }

  /** Lets the newest request of an operation pass; `fault` is a switch of the CMS, such as `products.list:500`. */
  async pass(operation: string, fault = '', matches = matchesAll): Promise<void> {
    await expect
      .poll(() => this.countHeld(operation, matches), `${operation} is requested`)
      .toBeGreaterThan(0)
    const newest = this.#heldRequests(operation, matches).at(-1)
    if (!newest) return
    this.#held = this.#held.filter((item) => item !== newest)
    await this.setFault([fault, this.lastingFault].filter(Boolean).join(','))
    const settled = this.#page.waitForResponse(
      (response) => response.request() === newest.route.request(),
      // It may queue behind images that are cut for the first time.
      { timeout: 30_000 },
    )
    await newest.route.continue()
    await settled
    await this.setFault('')
  }

  /** Sends the newest request of an operation; its response arrives when the returned function is called. */
  async send(operation: string): Promise<() => Promise<void>> {
    const newest = this.#heldRequests(operation, matchesAll).at(-1)
    if (!newest) throw new Error(`${operation} is not requested`)
    this.#held = this.#held.filter((item) => item !== newest)
    const response = await newest.route.fetch()
    return () => newest.route.fulfill({ response })
  }

  /** Sets the CMS's fault switches of this browser; an empty text clears them. */
  async setFault(fault: string): Promise<void> {
    const url = new URL(this.#page.url()).origin
    const context = this.#page.context()
    if (fault === '') await context.clearCookies({ name: 'vitrine_qa' })
    else await context.addCookies([{ name: 'vitrine_qa', value: fault, url }])
  }
}

import { expect, type Page, type Route } from '@playwright/test'

/** A GraphQL request of a page. */
interface Asked {
  operation: string
  variables: Readonly<Record<string, unknown>>
}

/** Reads the operation of a request, by GET, by POST or as an upload. */
function askedBy(route: Route): Asked {
  const request = route.request()
  const { searchParams } = new URL(request.url())
  const text = request.postDataBuffer()?.toString() ?? '{}'
  const [, operations = text] = /name="operations"\r\n\r\n(.+)\r\n/.exec(text) ?? []
  const body = JSON.parse(operations)
  return {
    // An upload identifies its document only by its hash.
    operation:
      searchParams.get('operationName') ??
      body?.operationName ??
      body?.extensions?.persistedQuery?.sha256Hash ??
      '',
    variables: JSON.parse(searchParams.get('variables') ?? 'null') ?? body?.variables ?? {},
  }
}

/** Selects requests of an operation by their variables. */
export type Wanted = (variables: Asked['variables']) => boolean

const anyOf: Wanted = () => true

/** Holds back selected GraphQL requests of a page until a test lets them pass to the real gateway, with or without a fault. */
export class Gate {
  readonly #page: Page
  #held: (Asked & { route: Route })[] = []
  readonly #closed: ReadonlySet<string>
  /** Until it is shut, everything passes. */
  #isShut = false

  constructor(page: Page, operations: readonly string[]) {
    this.#page = page
    this.#closed = new Set(operations)
  }

  /** Starts to intercept the page's requests; they pass until `shut`. */
  async install(): Promise<void> {
    await this.#page.route(/\/graphql/, async (route) => {
      const asked = askedBy(route)
      if (!this.#isShut || ![...this.#closed].some((each) => asked.operation.startsWith(each)))
        return route.continue()
      this.#held.push({ ...asked, route })
    })
    this.#page.on('requestfailed', (request) => {
      this.#held = this.#held.filter(({ route }) => route.request() !== request)
    })
  }

  shut(): void {
    this.#isShut = true
  }

  /** The number of held requests of operations with this prefix, without those that the page has aborted. */
  waiting(operation: string, isWanted = anyOf): number {
    return this.#waiting(operation, isWanted).length
  }

  #waiting(operation: string, isWanted: Wanted) {
    return this.#held.filter(
      (each) => each.operation.startsWith(operation) && isWanted(each.variables),
    )
  }

  /** Lets the newest request of an operation pass; `fault` is a switch of the CMS, such as `products.list:500`. */
  async pass(operation: string, fault = '', isWanted = anyOf): Promise<void> {
    await expect
      .poll(() => this.waiting(operation, isWanted), `${operation} is requested`)
      .toBeGreaterThan(0)
    const newest = this.#waiting(operation, isWanted).at(-1)
    if (!newest) return
    this.#held = this.#held.filter((each) => each !== newest)
    await this.setFault(fault)
    const answer = this.#page.waitForResponse(
      (response) => response.request() === newest.route.request(),
      // It may queue behind pictures that are drawn for the first time.
      { timeout: 30_000 },
    )
    await newest.route.continue()
    await answer
    await this.setFault('')
  }

  /** Sets the CMS's fault switches of this browser; an empty text clears them. */
  async setFault(fault: string): Promise<void> {
    const url = new URL(this.#page.url()).origin
    const context = this.#page.context()
    if (fault === '') await context.clearCookies({ name: 'vitrine_qa' })
    else await context.addCookies([{ name: 'vitrine_qa', value: fault, url }])
  }
}

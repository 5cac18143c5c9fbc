import { expect, type Page, type Route } from '@playwright/test'

/** Names the GraphQL operation of a request. */
function operationOf(route: Route): string {
  const request = route.request()
  const asked = new URL(request.url()).searchParams.get('operationName')
  return asked ?? request.postDataJSON()?.operationName ?? ''
}

/** Holds chosen GraphQL requests of a page until a test lets them pass to the real gateway, well or with a fault. */
export class Gate {
  readonly #page: Page
  readonly #held: { operation: string; route: Route }[] = []
  readonly #closed: ReadonlySet<string>
  /** Until it is shut, everything passes. */
  #isShut = false

  constructor(page: Page, operations: readonly string[]) {
    this.#page = page
    this.#closed = new Set(operations)
  }

  /** Begins to see the page's requests; they pass until `shut`. */
  async install(): Promise<void> {
    await this.#page.route(/\/graphql/, async (route) => {
      const operation = operationOf(route)
      if (!this.#isShut || ![...this.#closed].some((each) => operation.startsWith(each)))
        return route.continue()
      this.#held.push({ operation, route })
    })
  }

  shut(): void {
    this.#isShut = true
  }

  /** How many requests of operations whose names begin so wait. */
  waiting(operation: string): number {
    return this.#held.filter((each) => each.operation.startsWith(operation)).length
  }

  /** Lets the newest request of an operation pass; `fault` is a switch of the CMS, such as `products.list:500`. */
  async pass(operation: string, fault = ''): Promise<void> {
    await expect.poll(() => this.waiting(operation), `${operation} is asked`).toBeGreaterThan(0)
    const newest = this.#held.findLast((each) => each.operation.startsWith(operation))
    if (!newest) return
    this.#held.splice(this.#held.indexOf(newest), 1)
    await this.setFault(fault)
    const answer = this.#page.waitForResponse(
      (response) => response.request() === newest.route.request(),
    )
    await newest.route.continue()
    await answer
    await this.setFault('')
  }

  /** Sets the CMS's fault switches of this visit; an empty text takes them back. */
  async setFault(fault: string): Promise<void> {
    const url = new URL(this.#page.url()).origin
    const context = this.#page.context()
    if (fault === '') await context.clearCookies({ name: 'vitrine_qa' })
    else await context.addCookies([{ name: 'vitrine_qa', value: fault, url }])
  }
}

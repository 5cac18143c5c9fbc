import { randomUUID } from 'node:crypto'
import type { Dependent } from '../cache/changes.ts'
import type { Admission } from './admission.ts'
import { Flight } from './flight.ts'
import { cachedAddresses } from './pageAddresses.ts'
import { type MakerOptions, makePage } from './pageMaker.ts'
import { isStorable, type PageStore, type StoredPage } from './pageStore.ts'
import type { PagePlan, PagePlanner } from './pageTypes.ts'
import { minInterval, type ServedPage, served, storable } from './servedPage.ts'

interface Options extends MakerOptions, PagePlanner {
  store: PageStore
  admission: Admission
  /** A page could not be made in the background; the stored one stays. */
  onBackgroundError(address: string, error: unknown): void
}

/**
 * The shop's pages, each made once for all visitors: stored ones are served while they are fresh, then while they are
 * made anew in the background; requests for the same page wait for one render.
 */
export class Pages implements Dependent {
  readonly #options: Options
  readonly #flights = new Map<string, Flight<ServedPage>>()
  readonly #addressOf: (url: string) => string

  constructor(options: Options) {
    this.#options = options
    this.#addressOf = cachedAddresses(options)
  }

  /** The stored page for a path with its search, if it may be served without waiting; a stale one is made anew. */
  stored(url: string): ServedPage | undefined {
    const address = this.#addressOf(url)
    const page = this.#options.store.get(address)
    const now = this.#options.clock()
    if (!page || page.lifetime.staleUntil <= now) return undefined
    if (page.revalidateAt <= now) this.#revalidate(url, page)
    return served(address, page, page.lifetime.freshUntil > now ? 'hit' : 'stale', now)
  }

  /** Whether there is a stored page for a path with its search that may be served without waiting. */
  has(url: string): boolean {
    const page = this.#options.store.get(this.#addressOf(url))
    return page !== undefined && page.lifetime.staleUntil > this.#options.clock()
  }

  /**
   * Makes the page for a path with its search, or waits for the render that does. Rejects with OverloadError when too
   * many are being made, with the render's error, or with the signal's reason; the first two only if there is no stored
   * page that can be served in its place.
   */
  async make(url: string, signal: AbortSignal): Promise<ServedPage> {
    const plan = this.#options.planPage(url)
    try {
      const page = await this.#join(plan, signal)
      return (page.failedId && this.#lastResort(plan)) || page
    } catch (error) {
      const page = signal.aborted ? undefined : this.#lastResort(plan)
      if (page) return page
      throw error
    }
  }

  /** Drops the pages that were made of something that has changed. What is being made of it is not stored. */
  forget(hasChanged: (path: string) => boolean) {
    this.#options.store.forget(hasChanged)
    for (const [address, flight] of this.#flights)
      if ([...flight.paths].some(hasChanged)) this.#flights.delete(address)
  }

  /** Drops all pages. What is being made is not stored. */
  clear() {
    this.#options.store.clear()
    this.#flights.clear()
  }

  #lastResort({ address, isShareable }: PagePlan): ServedPage | undefined {
    const { store, clock } = this.#options
    const page = isShareable ? store.get(address) : undefined
    const now = clock()
    if (!page || page.lifetime.usableUntil <= now) return undefined
    return served(address, page, 'stale-on-error', now)
  }

  #revalidate(url: string, page: StoredPage) {
    const plan = this.#options.planPage(url)
    // Whoever waits for a page comes before those who have one.
    if (!this.#options.admission.isFree || this.#flights.has(plan.address)) return
    page.revalidateAt = this.#options.clock() + minInterval
    this.#start(plan, true).page.catch((error) =>
      this.#options.onBackgroundError(plan.address, error),
    )
  }

  async #join(plan: PagePlan, signal: AbortSignal): Promise<ServedPage> {
    const flight = plan.isShareable ? this.#flights.get(plan.address) : undefined
    if (!flight || flight.signal.aborted) return this.#start(plan, false).join(signal)
    const page = await flight.join(signal)
    return { ...page, verdict: 'joined' }
  }

  #start(plan: PagePlan, isBackground: boolean): Flight<ServedPage> {
    const { address, isShareable } = plan
    const flight = new Flight<ServedPage>(async (self) => {
      // Registered before anything is requested.
      await undefined
      try {
        return await this.#fly(plan, self, !isBackground)
      } finally {
        if (this.#flights.get(address) === self) this.#flights.delete(address)
      }
    }, isBackground)
    if (isShareable) this.#flights.set(address, flight)
    return flight
  }

  async #fly(
    plan: PagePlan,
    flight: Flight<ServedPage>,
    acceptsStale: boolean,
  ): Promise<ServedPage> {
    const { admission, store, clock } = this.#options
    const { address, isShareable } = plan
    const { signal, paths } = flight
    const requestId = randomUUID()
    await admission.enter(signal)
    try {
      const stored = () => (isShareable ? store.get(address)?.content : undefined)
      const making = { plan, requestId, paths, acceptsStale, stored, signal }
      const made = await makePage(this.#options, making)
      // Not if it is one visitor's own, or made of something that has changed since.
      const isCurrent = this.#flights.get(address) === flight
      const page = isCurrent ? storable(made, paths, clock()) : undefined
      if (isCurrent && isStorable(address)) {
        if (page) store.set(address, page)
        else if (made.isWhole) store.delete(address)
      }
      if (page) return served(address, page, 'rendered', clock())
      const failedId = made.isWhole ? undefined : requestId
      return { ...made, address: undefined, verdict: 'rendered', fresh: 0, stale: 0, failedId }
    } finally {
      admission.leave()
    }
  }
}

import { randomUUID } from 'node:crypto'
import type { PagePlan, PagePlanner } from '@vitrine/contract/pageTypes.ts'
import type { Dependent } from '../cache/changes.ts'
import { Admission } from './admission.ts'
import { cachedUrls } from './cachedUrls.ts'
import { isStorable, type PageStore, type StoredPage } from './pageStore.ts'
import { PendingPage } from './pendingPage.ts'
import { PageMoved, type RenderPageOptions, renderPage, type Tester } from './renderPage.ts'
import { minInterval, type ServedPage, toServedPage, toStoredPage } from './servedPage.ts'

interface Options extends RenderPageOptions, PagePlanner {
  store: PageStore
  admission: Admission
  /** Called when rendering in the background fails; the stored page is kept. */
  onBackgroundError(pageUrl: string, error: unknown): void
}

/**
 * The pages of the shop, each rendered once for all visitors, and served stale while it is rendered again in the
 * background.
 */
export class Pages implements Dependent {
  readonly #options: Options
  readonly #previews = new Admission({ maxActive: 2, maxWaiting: 8, maxWait: 5000 })
  readonly #pending = new Map<string, PendingPage<ServedPage>>()
  readonly #addresses: ReturnType<typeof cachedUrls>

  constructor(options: Options) {
    this.#options = options
    this.#addresses = cachedUrls(options)
  }

  /** The canonical spelling of a URL, path and query; undefined if it has that. */
  canonical(url: string): string | undefined {
    return this.#addresses(url).canonical
  }

  /** The language of the page at a URL. */
  language(url: string): PagePlan['language'] {
    return this.#options.planPage(url).language
  }

  /**
   * The stored page for a URL, path and query, if it may be served immediately, revalidated in the background if it is
   * stale.
   */
  stored(url: string): ServedPage | undefined {
    const pageUrl = this.#addresses(url).stored
    const page = this.#options.store.get(pageUrl)
    const now = this.#options.clock()
    if (!page || page.lifetime.staleUntil <= now) return undefined
    if (page.revalidateAt <= now) this.#revalidate(url, page)
    return toServedPage(pageUrl, page, page.lifetime.freshUntil > now ? 'hit' : 'stale', now)
  }

  /** Whether a stored page for a URL, path and query, may be served immediately. */
  has(url: string): boolean {
    const page = this.#options.store.get(this.#addresses(url).stored)
    return page !== undefined && page.lifetime.staleUntil > this.#options.clock()
  }

  /**
   * Renders the page for a URL, path and query, or waits for a pending render of it. Rejects with the signal's reason,
   * and, if no stored page can be served instead, with OverloadError or the error of the render.
   */
  async render(url: string, signal: AbortSignal): Promise<ServedPage> {
    const plan = this.#options.planPage(url)
    try {
      const page = await this.#join(plan, signal)
      return (page.failedId && this.#storedFallback(plan)) || page
    } catch (error) {
      const isFailure = !signal.aborted && !(error instanceof PageMoved)
      const page = isFailure ? this.#storedFallback(plan) : undefined
      if (page) return page
      throw error
    }
  }

  /**
   * Renders the page for a tester with faults or for a preview, neither stored nor shared, with an admission of its own
   * for previews, so that a link that many open leaves room for the shop's pages.
   */
  async renderForTester(url: string, tester: Tester, signal: AbortSignal): Promise<ServedPage> {
    const plan = { ...this.#options.planPage(url), isShareable: false }
    const render = () => this.#start(plan, false, tester).join(signal)
    if (tester.preview === undefined) return render()
    await this.#previews.enter(signal)
    return render().finally(() => this.#previews.leave())
  }

  /** Drops the stored pages that depend on a changed path, and does not store pending renders of them. */
  invalidate(hasChanged: (path: string) => boolean) {
    this.#options.store.invalidate(hasChanged)
    for (const [pageUrl, pending] of this.#pending)
      if ([...pending.paths].some(hasChanged)) this.#pending.delete(pageUrl)
  }

  /** Drops all stored pages, and does not store pending renders. */
  clear() {
    this.#options.store.clear()
    this.#pending.clear()
  }

  #storedFallback({ pageUrl, isShareable }: PagePlan): ServedPage | undefined {
    const { store, clock } = this.#options
    const page = isShareable ? store.get(pageUrl) : undefined
    const now = clock()
    if (!page || page.lifetime.usableUntil <= now) return undefined
    return toServedPage(pageUrl, page, 'stale-on-error', now)
  }

  #revalidate(url: string, page: StoredPage) {
    const plan = this.#options.planPage(url)
    // Renders that visitors wait for have priority over revalidation.
    if (!this.#options.admission.isFree || this.#pending.has(plan.pageUrl)) return
    page.revalidateAt = this.#options.clock() + minInterval
    this.#start(plan, true).page.catch((error) => {
      if (error instanceof PageMoved) this.#options.store.delete(plan.pageUrl)
      else this.#options.onBackgroundError(plan.pageUrl, error)
    })
  }

  async #join(plan: PagePlan, signal: AbortSignal): Promise<ServedPage> {
    const pending = plan.isShareable ? this.#pending.get(plan.pageUrl) : undefined
    if (!pending || pending.signal.aborted) return this.#start(plan, false).join(signal)
    const page = await pending.join(signal)
    return { ...page, verdict: 'joined' }
  }

  #start(plan: PagePlan, isBackground: boolean, tester?: Tester): PendingPage<ServedPage> {
    const { pageUrl, isShareable } = plan
    const pending = new PendingPage<ServedPage>(async (self) => {
      // Defers the first request until the page is registered as pending.
      await undefined
      try {
        return await this.#renderAndStore(plan, self, !isBackground, tester)
      } finally {
        if (this.#pending.get(pageUrl) === self) this.#pending.delete(pageUrl)
      }
    }, isBackground)
    if (isShareable) this.#pending.set(pageUrl, pending)
    return pending
  }

  async #renderAndStore(
    plan: PagePlan,
    pending: PendingPage<ServedPage>,
    acceptsStale: boolean,
    tester: Tester | undefined,
  ): Promise<ServedPage> {
    const { admission, store, clock } = this.#options
    const { pageUrl, isShareable } = plan
    const { signal, paths } = pending
    const requestId = randomUUID()
    await admission.enter(signal)
    try {
      const stored = () => (isShareable ? store.get(pageUrl)?.content : undefined)
      const pageRequest = { plan, requestId, paths, acceptsStale, stored, signal, tester }
      const render = await renderPage(this.#options, pageRequest)
      // Not stored if it is personal, or if its data has changed since.
      const isCurrent = this.#pending.get(pageUrl) === pending
      const page = isCurrent ? toStoredPage(render, paths, clock()) : undefined
      if (isCurrent && isStorable(pageUrl)) {
        if (page) store.set(pageUrl, page)
        else if (render.isComplete) store.delete(pageUrl)
      }
      // Production does not expose the calls to the CMS.
      const calls = this.#options.isQa ? render.calls : []
      if (page) return { ...toServedPage(pageUrl, page, 'rendered', clock()), calls }
      const failedId = render.isComplete ? undefined : requestId
      const served = { verdict: 'rendered' as const, fresh: 0, stale: 0, failedId, calls }
      return { ...render, pageUrl: undefined, ...served }
    } finally {
      admission.leave()
    }
  }
}

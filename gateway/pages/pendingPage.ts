const abandoned = new DOMException('No request waits for this page anymore.', 'AbortError')

/** A page that is being rendered, shared by all requests that wait for it. */
export class PendingPage<Page> {
  /** The CMS paths that the page depends on, each added before it is requested. */
  readonly paths = new Set<string>()
  readonly #abort = new AbortController()
  readonly #page: Promise<Page>
  #waiting: number

  /** Starts the render. One in the background is not aborted when no request waits for it. */
  constructor(make: (pending: PendingPage<Page>) => Promise<Page>, isBackground: boolean) {
    this.#waiting = isBackground ? 1 : 0
    this.#page = make(this)
    // Each waiting request handles the rejection itself; there may be none.
    this.#page.catch(() => undefined)
  }

  /** Aborts when the last request has left. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Resolves with the page, without counting as a waiting request. */
  get page(): Promise<Page> {
    return this.#page
  }

  /** Waits for the page. Rejects with the signal's reason if the request is aborted first. */
  async join(signal: AbortSignal): Promise<Page> {
    signal.throwIfAborted()
    const left = Promise.withResolvers<never>()
    const leave = () => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#abort.abort(abandoned)
      left.reject(signal.reason)
    }
    this.#waiting += 1
    signal.addEventListener('abort', leave)
    try {
      return await Promise.race([this.#page, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}

const noLonger = new DOMException('No request waits for this page any longer.', 'AbortError')

/** One page being made, for all requests that wait for it. */
export class Flight<Page> {
  /** The CMS's paths that the page is made of so far, each from before it is requested. */
  readonly paths = new Set<string>()
  readonly #abort = new AbortController()
  readonly #page: Promise<Page>
  #waiting: number

  /** One in the background is made even if no request waits for it. */
  constructor(make: (flight: Flight<Page>) => Promise<Page>, isBackground: boolean) {
    this.#waiting = isBackground ? 1 : 0
    this.#page = make(this)
    // Each request handles the rejection itself; there may be none left.
    this.#page.catch(() => undefined)
  }

  /** Aborts when the last request has left. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** The page, whether or not requests wait. */
  get page(): Promise<Page> {
    return this.#page
  }

  /** Waits for the page; rejects with the signal's reason when the request is aborted before. */
  async join(signal: AbortSignal): Promise<Page> {
    signal.throwIfAborted()
    const left = Promise.withResolvers<never>()
    const leave = () => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#abort.abort(noLonger)
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

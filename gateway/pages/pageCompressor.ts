import type { FastifyBaseLogger } from 'fastify'
import type { PageContent } from './pageContent.ts'
import type { PageStore } from './pageStore.ts'
import { ThreadPool } from './threadPool.ts'

interface Options {
  store: PageStore
  logger: FastifyBaseLogger
  /** Whether no page is being rendered. */
  isIdle(): boolean
}

const threadOptions = {
  data: undefined,
  maxThreads: 1,
  maxHeap: 64,
  maxYoungHeap: 8,
  timeout: 30_000,
}

/** Compresses stored pages again at the best quality, one at a time, while no page is being rendered. */
export class PageCompressor {
  readonly #options: Options
  readonly #threads = new ThreadPool<Uint8Array, Uint8Array<ArrayBuffer>>({
    ...threadOptions,
    file: new URL('compressionThread.ts', import.meta.url),
  })

  constructor(options: Options) {
    this.#options = options
  }

  /** Called when a stored page is requested again: compresses it, unless the process is busy. */
  consider(pageUrl: string, { hash, brotli, isBestQuality }: PageContent) {
    const { store, logger, isIdle } = this.#options
    if (isBestQuality || !this.#threads.isIdle || !isIdle()) return
    const addEncodings = (encodings: Partial<PageContent>) =>
      store.addEncodings(pageUrl, hash, { ...encodings, isBestQuality: true })
    this.#threads.run(brotli).then(
      (best) => addEncodings(best.length < brotli.length ? { brotli: best } : {}),
      (error) => {
        logger.warn(
          { err: error, url: pageUrl },
          'a page could not be compressed at the best quality',
        )
        addEncodings({})
      },
    )
  }

  close() {
    return this.#threads.close()
  }
}

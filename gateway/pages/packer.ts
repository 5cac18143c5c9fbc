import type { FastifyBaseLogger } from 'fastify'
import type { PageContent } from './pageContent.ts'
import type { PageStore } from './pageStore.ts'
import { ThreadPool } from './threadPool.ts'

interface Options {
  store: PageStore
  logger: FastifyBaseLogger
  /** Whether no page is being made. */
  isIdle(): boolean
}

const threadOptions = {
  data: undefined,
  maxThreads: 1,
  maxHeap: 64,
  maxYoungHeap: 8,
  timeout: 30_000,
}

/** Packs stored pages as small as they get, one after another, while no page is being made. */
export class Packer {
  readonly #options: Options
  readonly #threads = new ThreadPool<Uint8Array, Uint8Array<ArrayBuffer>>({
    ...threadOptions,
    file: new URL('packThread.ts', import.meta.url),
  })

  constructor(options: Options) {
    this.#options = options
  }

  /** A stored page was requested again: packs it, unless there is something else to do. */
  consider(address: string, { hash, brotli, isPackedBest }: PageContent) {
    const { store, logger, isIdle } = this.#options
    if (isPackedBest || !this.#threads.isIdle || !isIdle()) return
    const addForms = (forms: Partial<PageContent>) =>
      store.addForms(address, hash, { ...forms, isPackedBest: true })
    this.#threads.run(brotli).then(
      (best) => addForms(best.length < brotli.length ? { brotli: best } : {}),
      (error) => {
        logger.warn({ err: error, address }, 'a page could not be packed better')
        addForms({})
      },
    )
  }

  close() {
    return this.#threads.close()
  }
}

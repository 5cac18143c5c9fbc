import type { FastifyBaseLogger } from 'fastify'
import { readCatalogue } from '../medusa/readCatalogue.ts'
import type { StoreApi } from '../medusa/storeApi.ts'
import { CatalogueIndex } from './catalogueIndex.ts'

export interface RefreshOptions {
  api: StoreApi
  regionId: string
  log: FastifyBaseLogger
  refreshSeconds: number
}

/**
 * The index of the catalogue, read again from Medusa every `refreshSeconds`. Listings are at most that old; products and
 * carts are always read from Medusa. While Medusa does not respond, the last index is served.
 */
export class RefreshedIndex {
  readonly #options: RefreshOptions
  #current: CatalogueIndex
  #timer: NodeJS.Timeout | undefined
  #pending: Promise<void> | undefined

  private constructor(options: RefreshOptions, first: CatalogueIndex) {
    this.#options = options
    this.#current = first
    this.#schedule()
  }

  /** Reads the catalogue for the first time. Throws when Medusa does not respond. */
  static async open(options: RefreshOptions): Promise<RefreshedIndex> {
    return new RefreshedIndex(options, await read(options))
  }

  get current(): CatalogueIndex {
    return this.#current
  }

  async refresh(): Promise<void> {
    try {
      this.#current = await read(this.#options)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the catalogue was not read; the last one is served')
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#pending
  }

  /** The next reading begins after the last has ended, so that a slow engine has one request at a time. */
  #schedule() {
    this.#timer = setTimeout(() => {
      this.#pending = this.refresh().then(() => {
        this.#pending = undefined
        this.#schedule()
      })
    }, this.#options.refreshSeconds * 1000)
    this.#timer.unref()
  }
}

async function read({ api, regionId, log }: RefreshOptions): Promise<CatalogueIndex> {
  const started = performance.now()
  const index = new CatalogueIndex(await readCatalogue(api, regionId))
  const milliseconds = Math.round(performance.now() - started)
  log.debug({ products: index.products.length, milliseconds }, 'the catalogue was read')
  return index
}

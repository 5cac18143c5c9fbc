import type { FastifyBaseLogger } from 'fastify'
import { changedPaths } from '../changes/changedPaths.ts'
import { readCatalogue, readTerms } from '../medusa/readCatalogue.ts'
import type { StoreApi } from '../medusa/storeApi.ts'
import { CatalogueIndex } from './catalogueIndex.ts'
import { isTerm, productsOf, readChosen } from './readChosen.ts'
import { Readings } from './readings.ts'

export interface RefreshOptions {
  api: StoreApi
  regionId: string
  log: FastifyBaseLogger
  refreshSeconds: number
  /** Receives the paths below /api/v1 whose responses have changed. */
  onChange(paths: readonly string[]): void
}

/** Changed products of a moment above which the whole catalogue is read instead. */
const maxChosen = 200

/**
 * The index of the catalogue. Products that change are read again by their ids; every `refreshSeconds` everything is, which
 * finds what was missed. While Medusa does not respond, the last index is served.
 */
export class RefreshedIndex {
  readonly #options: RefreshOptions
  readonly #readings = new Readings()
  #current: CatalogueIndex
  #timer: NodeJS.Timeout | undefined
  #pending: Promise<void> | undefined

  private constructor(options: RefreshOptions) {
    this.#options = options
    this.#current = new CatalogueIndex(this.#readings.catalogue())
  }

  /**
   * Reads the catalogue for the first time, and reports it as changed: it may have, while no adapter was running. Throws when
   * Medusa does not respond.
   */
  static async open(options: RefreshOptions): Promise<RefreshedIndex> {
    const index = new RefreshedIndex(options)
    await index.#readAll()
    index.#schedule()
    return index
  }

  get current(): CatalogueIndex {
    return this.#current
  }

  /** Reads everything. */
  async refresh(): Promise<void> {
    try {
      await this.#readAll()
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the catalogue was not read; the last one is served')
    }
  }

  /**
   * Reads products, categories, collections and brands that have changed, by their ids. Throws when Medusa does not respond.
   */
  async readAgain(subjects: readonly string[]): Promise<void> {
    const { api, regionId } = this.#options
    const terms = subjects.filter(isTerm)
    const ids = [...subjects.filter((id) => !isTerm(id)), ...productsOf(this.#current, terms)]
    if (ids.length > maxChosen) return this.#readAll()
    const started = this.#readings.start()
    const [products, readTermsAgain] = await Promise.all([
      readChosen(api, regionId, ids, terms),
      terms.length > 0 ? readTerms(api) : undefined,
    ])
    this.#readings.addProducts(started, ids, products)
    if (readTermsAgain) this.#readings.addTerms(started, readTermsAgain)
    this.#publish()
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#pending
  }

  async #readAll() {
    const { api, regionId, log } = this.#options
    const begun = performance.now()
    const started = this.#readings.start()
    this.#readings.addAll(started, await readCatalogue(api, regionId))
    this.#publish()
    const milliseconds = Math.round(performance.now() - begun)
    log.debug({ products: this.#current.products.length, milliseconds }, 'the catalogue was read')
  }

  #publish() {
    const before = this.#current
    this.#current = new CatalogueIndex(this.#readings.catalogue())
    const paths = changedPaths(before, this.#current)
    if (paths.length > 0) this.#options.onChange(paths)
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

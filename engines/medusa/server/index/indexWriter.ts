import { isDeepStrictEqual } from 'node:util'
import { rebuildListingIndex } from '@vitrine/cms/catalog/listingIndex.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { transact } from '@vitrine/cms/database/transact.ts'
import { Directory } from '../catalogue/directory.ts'
import { readProductIds, readProducts, readTerms } from '../medusa/readCatalogue.ts'
import type { StoreApi } from '../medusa/storeApi.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { listingPaths } from './changedPaths.ts'
import { type IndexState, lockState, writeState } from './indexState.ts'
import { storeChanges } from './storeChanges.ts'
import { deleteUnusedTerms, orderSwatches, storeFixedTerms } from './storeTerms.ts'
import { productsOfChangedTerms, termFilter, termProducts } from './termProducts.ts'

export interface WriterOptions {
  database: Database
  index: CatalogueIndex
  api: StoreApi
  regionId: string
  /** Receives the paths below /api/v1 whose responses have changed. */
  onChange(paths: readonly string[]): void
}

/** The number of products that are read and stored under one lock, for which changes wait. */
export const chunkSize = 20

/** Changes the state that it gets, and returns the changed paths below /api/v1. */
type Work = (transaction: Database, state: IndexState) => Promise<readonly string[]>

/** Reads from Medusa and stores what it has read, one process at a time. */
export class IndexWriter {
  readonly #options: WriterOptions
  #version = -1

  constructor(options: WriterOptions) {
    this.#options = options
  }

  /** Does the work under the lock of the index, and reports what has changed when it is committed. */
  async write(work: Work): Promise<void> {
    const { database, index, onChange } = this.#options
    const { before, after, paths } = await transact(database, async (transaction) => {
      const before = await lockState(transaction)
      const after = { ...before }
      const paths = await work(transaction, after)
      if (paths.length > 0) after.version += 1
      if (!isDeepStrictEqual(before, after)) await writeState(transaction, after)
      return { before, after, paths }
    })
    this.see(before)
    this.#version = after.version
    if (before.terms !== after.terms) index.setTerms(after.terms)
    if (paths.length > 0) onChange(paths)
  }

  /** Takes over what other processes have changed. */
  see({ version, terms }: IndexState) {
    if (version === this.#version) return
    this.#version = version
    this.#options.index.setTerms(terms)
    this.#options.onChange(listingPaths)
  }

  /** Reads products in the transaction of a write. @param isForced stores unchanged ones too */
  async readProducts(
    transaction: Database,
    state: IndexState,
    ids: readonly string[],
    isForced = false,
  ): Promise<readonly string[]> {
    const { api, regionId } = this.#options
    const read = await readProducts(api, regionId, ids)
    const readById = new Map(read.map((product) => [product.id, product]))
    const directory = new Directory(state.terms)
    const products = new Map(ids.map((id) => [id, readById.get(id)]))
    const { isStale } = state
    const stored = await storeChanges(transaction, products, {
      ...{ directory, before: directory, isStale, isForced },
    })
    state.isStale = stored.isStale
    return stored.paths
  }

  /** Reads the terms in the transaction of a write, and derives the products of changed ones again. */
  async readTerms(transaction: Database, state: IndexState): Promise<readonly string[]> {
    const terms = JSON.parse(JSON.stringify(await readTerms(this.#options.api)))
    if (isDeepStrictEqual(terms, state.terms)) return []
    const [before, directory] = [new Directory(state.terms), new Directory(terms)]
    await storeFixedTerms(transaction, directory)
    const changedProducts = await productsOfChangedTerms(transaction, before, directory)
    const products = new Map(changedProducts.map(({ medusa }) => [medusa.id, medusa]))
    const { isStale } = await storeChanges(transaction, products, {
      ...{ directory, before, isStale: state.isStale, isForced: true },
    })
    Object.assign(state, { terms, isStale })
    return listingPaths
  }

  /** Reads the terms again, and returns the ids of the products that enter or leave one of these. */
  async readChangedTerms(ids: readonly string[]): Promise<string[]> {
    const moved = new Set<string>()
    await this.write(async (transaction, state) => {
      const before = new Directory(state.terms)
      for (const id of ids) {
        const then = new Set(await termProducts(transaction, before, id))
        const now = new Set(await readProductIds(this.#options.api, termFilter(id)))
        for (const product of [...then, ...now])
          if (then.has(product) !== now.has(product)) moved.add(product)
      }
      return this.readTerms(transaction, state)
    })
    return [...moved]
  }

  /** Computes all bit strings when they do not match the rows. */
  async computeStale(): Promise<void> {
    await this.write(async (transaction, state) => {
      if (!state.isStale) return []
      await deleteUnusedTerms(transaction, new Directory(state.terms))
      await orderSwatches(transaction)
      await rebuildListingIndex(transaction)
      state.isStale = false
      return listingPaths
    })
  }
}

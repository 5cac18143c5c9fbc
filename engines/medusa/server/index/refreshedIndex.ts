import { setTimeout as delay } from 'node:timers/promises'
import { rows, transact } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { readProductIds } from '../medusa/readCatalogue.ts'
import { listingPaths } from './changedPaths.ts'
import {
  claimReading,
  codeFingerprint,
  type IndexState,
  openState,
  readState,
  writeState,
} from './indexState.ts'
import { chunkSize, IndexWriter, type WriterOptions } from './indexWriter.ts'
import { isTerm } from './termProducts.ts'

export interface RefreshOptions extends WriterOptions {
  log: FastifyBaseLogger
  refreshSeconds: number
}

/** Milliseconds between two looks whether everything has to be read again. */
const lookInterval = 5000

/**
 * Keeps the index up to date with Medusa's catalogue: it reads changed products by their ids, and everything every
 * `refreshSeconds`, also when several processes share the index.
 */
export class RefreshedIndex {
  /** The number of the change feed after which the index has not been changed yet when it was opened. */
  readonly number: number
  readonly #options: RefreshOptions
  readonly #writer: IndexWriter
  readonly #closing = new AbortController()
  readonly #code: string
  #reading: Promise<void> | undefined

  private constructor(options: RefreshOptions, number: number, code: string) {
    this.#options = options
    this.number = number
    this.#writer = new IndexWriter(options)
    this.#code = code
  }

  /**
   * Opens the index, which the first process of all fills, and reports all listings as changed: they may have, while no
   * adapter was running.
   * @param number the last number of the change feed
   * @throws when Medusa does not respond
   */
  static async open(options: RefreshOptions, number: number): Promise<RefreshedIndex> {
    const state = await openIndexState(options, number)
    const refreshed = new RefreshedIndex(options, state.number, await codeFingerprint())
    refreshed.#writer.see(state)
    if (state.code === '') {
      await claimReading(options.database, 0)
      await refreshed.#readAll()
    } else await refreshed.#writer.computeStale()
    options.onChange(listingPaths)
    refreshed.#reading = refreshed.#readAtIntervals()
    return refreshed
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#reading
  }

  /**
   * Reads changed products, categories, collections and types by their ids, unless another process has.
   * @param number of the change feed up to which they have changed
   * @throws when Medusa does not respond
   */
  async apply(subjects: readonly string[], number: number): Promise<void> {
    const { database } = this.#options
    if (subjects.length === 0) return this.#writer.see(await readState(database))
    const terms = subjects.filter(isTerm)
    const ids = subjects.filter((id) => !isTerm(id))
    if (terms.length > 0) await this.#readChunks(await this.#writer.readChangedTerms(terms), true)
    const last = ids.splice(-chunkSize)
    await this.#readChunks(ids, false)
    await this.#writer.write(async (transaction, state) => {
      if (state.number >= number) return []
      state.number = number
      return this.#writer.readProducts(transaction, state, last)
    })
    await this.#writer.computeStale()
  }

  async #readChunks(ids: readonly string[], isForced: boolean) {
    for (let start = 0; start < ids.length && !this.#closing.signal.aborted; start += chunkSize)
      await this.#writer.write((transaction, state) => {
        const chunk = ids.slice(start, start + chunkSize)
        return this.#writer.readProducts(transaction, state, chunk, isForced)
      })
  }

  async #readAll() {
    const { api, database, log } = this.#options
    const begun = performance.now()
    const { code } = await readState(database)
    await this.#writer.write((transaction, state) => this.#writer.readTerms(transaction, state))
    const stored = await rows<{ id: string }>(database, sql`select medusa_id as id from products`)
    const ids = new Set([...(await readProductIds(api)), ...stored.map(({ id }) => id)])
    await this.#readChunks([...ids], code !== this.#code)
    if (this.#closing.signal.aborted) return
    await this.#writer.computeStale()
    await this.#writer.write(async (_, state) => {
      state.code = this.#code
      return []
    })
    const milliseconds = Math.round(performance.now() - begun)
    log.info({ products: ids.size, milliseconds }, 'the catalogue was read')
  }

  async #readAtIntervals() {
    const { database, log, refreshSeconds } = this.#options
    const { signal } = this.#closing
    const interval = Math.min(lookInterval, refreshSeconds * 1000)
    while (!signal.aborted) {
      try {
        const { code } = await readState(database)
        const seconds = code === this.#code ? refreshSeconds : 0
        if (await claimReading(database, seconds)) await this.#readAll()
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'the catalogue was not read completely')
      }
      await delay(interval, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Reads the state of the index, an empty one for the first process of all. */
function openIndexState({ database }: RefreshOptions, number: number): Promise<IndexState> {
  return transact(database, async (transaction) => {
    const stored = await openState(transaction, number)
    if (stored.number <= number) return stored
    // Another database of the engine, whose feed begins again.
    const emptied = { ...stored, number, code: '' }
    await writeState(transaction, emptied)
    return emptied
  })
}

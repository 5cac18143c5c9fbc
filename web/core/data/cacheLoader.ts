import { reloadForCode } from '#web/lib/reloadForCode.ts'
import type { ApolloStore } from './apolloStore.ts'
import type { Results } from './results.ts'

type StoreModule = Pick<typeof import('./apolloStore.ts'), 'ApolloStore'>
export type ImportStore = () => Promise<StoreModule>

/** Loads Apollo's code ahead, and moves the results to its cache once that is needed. */
export class CacheLoader {
  readonly #results: Results
  readonly #importStore: ImportStore
  #code: Promise<StoreModule> | undefined
  #store: Promise<ApolloStore> | undefined

  constructor(results: Results, importStore: ImportStore = () => import('./apolloStore.ts')) {
    this.#results = results
    this.#importStore = importStore
  }

  /** Loads the code alone. After a failure the next call tries again. */
  prepare(): void {
    this.#load().catch(() => {})
  }

  /** Returns the cache once it holds the results. Rejects when its code cannot be loaded; the next call tries again. */
  open(): Promise<ApolloStore> {
    this.#store ??= this.#move().catch((error: unknown) => {
      this.#store = undefined
      throw error
    })
    return this.#store
  }

  #load() {
    this.#code ??= this.#importStore().catch((error: unknown) => {
      this.#code = undefined
      reloadForCode({ keepsText: true })
      throw error
    })
    return this.#code
  }

  async #move() {
    const { ApolloStore } = await this.#load()
    const store = new ApolloStore()
    await this.#results.moveTo(store)
    return store
  }
}

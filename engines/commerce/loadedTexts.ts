import type { FastifyBaseLogger } from 'fastify'
import { Dictionary } from './dictionary.ts'

type Log = Pick<FastifyBaseLogger, 'error'>

/** Texts that are read when they are needed, with the previous ones, English at first, used while reading fails. */
export class LoadedTexts {
  readonly #load: () => Promise<Dictionary>
  readonly #log: Log
  #loading: Promise<Dictionary> | undefined
  #last = new Dictionary()
  #isReported = false

  constructor(load: () => Promise<Dictionary>, log: Log) {
    this.#load = load
    this.#log = log
  }

  /** The texts, also when loading them fails, because a response in English is better than none. */
  readonly dictionary = async (): Promise<Dictionary> => {
    this.#loading ??= this.#load()
    const loading = this.#loading
    try {
      this.#last = await loading
      this.#isReported = false
    } catch (error) {
      if (!this.#isReported) this.#log.error({ err: error }, 'translations could not be read')
      this.#isReported = true
      if (this.#loading === loading) this.#loading = undefined
    }
    return this.#last
  }

  /** Reads the texts again for the next request, because they may have changed. */
  forget() {
    this.#loading = undefined
  }
}

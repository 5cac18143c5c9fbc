import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.record(z.string().regex(/^[\da-f]{64}$/), z.string())
const manifestFile = new URL('../web/generated/persistedDocuments.json', import.meta.url)

/** The shop's own documents by the SHA-256 of their text, as the build wrote them. */
export class PersistedDocuments {
  readonly #file: URL
  readonly #isReread: boolean
  #texts = new Map<string, string>()
  #own = new Set<string>()
  /** The names of the operations. */
  names: ReadonlySet<string> = new Set()

  /** `reread`: look again at an unknown hash, for a development server whose documents change. */
  constructor({ file = manifestFile, reread = false } = {}) {
    this.#file = file
    this.#isReread = reread
    this.#read()
  }

  /** The text of a hash; undefined for one that is not the shop's. */
  text(hash: string): string | undefined {
    if (!this.#texts.has(hash) && this.#isReread) this.#read()
    return this.#texts.get(hash)
  }

  /** Whether a text is the shop's own. */
  has(text: string): boolean {
    return this.#own.has(text)
  }

  #read() {
    const entries = Manifest.parse(JSON.parse(readFileSync(this.#file, 'utf8')))
    this.#texts = new Map(Object.entries(entries))
    this.#own = new Set(this.#texts.values())
    this.names = new Set(Object.values(entries).flatMap((text) => nameOf(text) ?? []))
  }
}

const nameOf = (text: string) => /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1]

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.record(z.string().regex(/^[\da-f]{64}$/), z.string())
const manifestFile = new URL('../web/generated/persistedDocuments.json', import.meta.url)

/** The shop's own documents by the SHA-256 of their text, as the build wrote them. */
export class PersistedDocuments {
  readonly #file: URL
  readonly #isReread: boolean
  #texts: Map<string, string>

  /** `reread`: look again at an unknown hash, for a development server whose documents change. */
  constructor({ file = manifestFile, reread = false } = {}) {
    this.#file = file
    this.#isReread = reread
    this.#texts = this.#read()
  }

  /** Every text. */
  get all(): Iterable<string> {
    return this.#texts.values()
  }

  /** The text of a hash; undefined for one that is not the shop's. */
  text(hash: string): string | undefined {
    const known = this.#texts.get(hash)
    if (known !== undefined || !this.#isReread) return known
    this.#texts = this.#read()
    return this.#texts.get(hash)
  }

  /** Whether a text is the shop's own. */
  has(text: string): boolean {
    return this.text(createHash('sha256').update(text).digest('hex')) === text
  }

  #read() {
    return new Map(Object.entries(Manifest.parse(JSON.parse(readFileSync(this.#file, 'utf8')))))
  }
}

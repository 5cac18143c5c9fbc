import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const Manifest = z.record(z.string().regex(/^[\da-f]{64}$/), z.string())
const manifestFile = new URL('../../web/generated/persistedDocuments.json', import.meta.url)
const assetsFolder = new URL('../../dist/client/assets', import.meta.url)

/**
 * The documents that run in production, by the SHA-256 of their text: those of the build, of previous builds whose assets are
 * still served, because tabs that were opened before a deployment request them, and of other clients.
 */
export class PersistedDocuments {
  readonly #file: URL
  readonly #assets: URL
  readonly #isReread: boolean
  readonly #clients: ReadonlyMap<string, string>
  #texts = new Map<string, string>()
  #own = new Set<string>()
  /** The names of the operations in the shop's own documents. */
  names: ReadonlySet<string> = new Set()

  /**
   * `assets`: the folder with the documents of the builds; `reread`: read the files again for an unknown hash, for a
   * development server; `clients`: the documents of other clients.
   */
  constructor({
    file = manifestFile,
    assets = assetsFolder,
    reread = false,
    clients = new Map<string, string>(),
  } = {}) {
    this.#file = file
    this.#assets = assets
    this.#isReread = reread
    this.#clients = clients
    this.#read()
  }

  /** The document with this hash; undefined if unknown. */
  text(hash: string): string | undefined {
    if (!this.#texts.has(hash) && this.#isReread) this.#read()
    return this.#texts.get(hash)
  }

  /** Whether a document is the shop's own. */
  has(text: string): boolean {
    return this.#own.has(text)
  }

  #read() {
    const now = Manifest.parse(JSON.parse(readFileSync(this.#file, 'utf8')))
    this.#texts = new Map([...this.#clients, ...this.#earlier(), ...Object.entries(now)])
    this.#own = new Set(this.#texts.values())
    this.names = new Set([...this.#own].flatMap((text) => nameOf(text) ?? []))
  }

  /** Files that cannot be read are ignored: they only concern older tabs. */
  #earlier() {
    const folder = fileURLToPath(this.#assets)
    return globSync('documents-*.json', { cwd: folder }).flatMap((file) => {
      try {
        const text = readFileSync(new URL(file, this.#assets), 'utf8')
        return Object.entries(Manifest.parse(JSON.parse(text)))
      } catch {
        return []
      }
    })
  }
}

const nameOf = (text: string) => /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1]

import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { parse } from 'yaml'
import type { Database } from '../../../../database/openDatabase.ts'
import { rows } from '../../../../database/transact.ts'
import { Dictionary } from '../../../../server/dictionary.ts'
import type { Directory } from '../catalogue/directory.ts'
import { thaiOfTerm } from '../catalogue/thaiTexts.ts'

type Texts = Record<string, string>

let loading: Promise<Texts[]> | undefined

/** Texts of code and of the content in Thai by their English ones, read once: messages, filters, colours, sizes. */
function readShared(): Promise<Texts[]> {
  loading ??= Promise.all(
    ['phrases', 'words'].map(async (name) => {
      const file = new URL(`../../../../cms/content/thai/${name}.yaml`, import.meta.url)
      return parse(await readFile(file, 'utf8'))
    }),
  )
  return loading
}

/** The Thai texts of Medusa's catalogue, over those of the content, read when they are needed. */
export class Thai {
  readonly #database: Database
  readonly #directory: () => Directory
  #loading: Promise<Dictionary> | undefined

  constructor(database: Database, directory: () => Directory) {
    this.#database = database
    this.#directory = directory
  }

  readonly dictionary = (): Promise<Dictionary> => {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.forget()
      throw error
    })
    return this.#loading
  }

  /** Reads the texts again for the next request, because they may have changed. */
  forget() {
    this.#loading = undefined
  }

  async #load(): Promise<Dictionary> {
    const dictionary = new Dictionary()
    for (const texts of await readShared())
      for (const [english, thai] of Object.entries(texts)) dictionary.add(english, thai)
    const { brands, categories, collections } = this.#directory()
    const entered = [...brands, ...categories, ...collections].flatMap((term) =>
      Object.entries(thaiOfTerm(term)),
    )
    const found = await rows<{ english: string; thai: string }>(
      this.#database,
      sql`select distinct key as english, value as thai from products, jsonb_each_text(thai) order by key, value`,
    )
    for (const [english, thai] of entered) dictionary.addExact(english, thai)
    for (const { english, thai } of found) dictionary.addExact(english, thai)
    return dictionary
  }
}

import { readFile } from 'node:fs/promises'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { LoadedTexts } from '@vitrine/commerce/loadedTexts.ts'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { parse } from 'yaml'
import type { Directory } from '../catalogue/directory.ts'
import { thaiOfTerm } from '../catalogue/thaiTexts.ts'

type Texts = Record<string, string>

let loading: Promise<Texts[]> | undefined

/** Texts of the code, and those of the content, in Thai by their English ones, read once. */
function readShared(): Promise<Texts[]> {
  loading ??= Promise.all(
    ['phrases', 'words'].map(async (name) => {
      const file = new URL(`../../../cms/content/thai/${name}.yaml`, import.meta.url)
      return parse(await readFile(file, 'utf8'))
    }),
  )
  return loading
}

/** The Thai texts of Medusa's catalogue, over those of the content, read when they are needed. */
export class Thai extends LoadedTexts {
  constructor(database: Database, directory: () => Directory, log: FastifyBaseLogger) {
    super(() => load(database, directory()), log)
  }
}

async function load(database: Database, { brands, categories, collections }: Directory) {
  const dictionary = new Dictionary()
  const [messages = {}, words = {}] = await readShared()
  // Only the messages of the code have placeholders: all other texts are written by people.
  for (const [english, thai] of Object.entries(messages)) dictionary.add(english, thai)
  const entered = [...brands, ...categories, ...collections].flatMap((term) =>
    Object.entries(thaiOfTerm(term)),
  )
  const records = await rows<{ english: string; thai: string }>(
    database,
    sql`select distinct key as english, value as thai from products, jsonb_each_text(thai) order by key, value`,
  )
  for (const [english, thai] of [...Object.entries(words), ...entered])
    dictionary.addExact(english, thai)
  for (const { english, thai } of records) dictionary.addExact(english, thai)
  return dictionary
}

import { basename } from 'node:path'
import { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { LoadedTexts } from '@vitrine/commerce/loadedTexts.ts'
import { isNotNull, ne, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { categoryEdits, productEdits, termEdits } from '#cms/database/schema/edits.ts'
import {
  type ContentEdits,
  contentDirectory,
  fileEdits,
  readContentEdits,
  readContentVersions,
} from './edits.ts'
import { findFigures } from './site/figures.ts'
import { ContentFolder } from './site/files.ts'

const Texts = z.record(z.string(), z.string().min(1))
const Products = z.record(
  z.string(),
  z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
)
const EnglishProducts = z.object({
  products: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string() })),
})

/** The Thai texts of the content, and the problems of their files. */
interface ThaiTexts {
  dictionary: Dictionary
  /** Texts of things that the content does not have, with their file. */
  unknown: readonly string[]
}

/**
 * Reads the Thai texts beside the English content, with what people changed, and reports texts of something that does
 * not exist.
 */
export async function loadThai(
  content = contentDirectory,
  { entries }: Pick<ContentEdits, 'entries'> = { entries: new Map() },
): Promise<ThaiTexts> {
  const folder = new ContentFolder(content, await fileEdits({ entries }))
  const dictionary = new Dictionary()
  const english = await readEnglish(folder)
  const unknown: string[] = []
  // Only the messages of the code have placeholders: all other texts are written by people, of this shop or of another.
  for (const [text, thai] of Object.entries((await folder.yaml('thai/phrases.yaml', Texts)) ?? {}))
    if (!dictionary.add(text, thai)) unknown.push(`thai/phrases.yaml: ${text}`)
  for (const [text, thai] of Object.entries((await folder.yaml('thai/words.yaml', Texts)) ?? {})) {
    if (english.texts.has(text)) dictionary.addExact(text, thai)
    else unknown.push(`thai/words.yaml: ${text}`)
  }
  const products = (await folder.yaml('thai/products.yaml', Products)) ?? {}
  for (const [slug, { name, description }] of Object.entries(products)) {
    const product = english.products.get(slug)
    if (!product) unknown.push(`thai/products.yaml: ${slug}`)
    else {
      dictionary.addExact(product.name, name)
      if (description) dictionary.addExact(product.description, description)
    }
  }
  for (const path of await folder.paths('thai', '.html')) {
    const [, kind = '', slug = ''] = path.split('/')
    const original = english.pages.get(`${kind}/${slug}`)
    const html = (await folder.text(`${path}.html`))?.trim()
    if (original === undefined) unknown.push(`${path}.html`)
    else if (html) {
      const originalFigures = findFigures(original)
      for (const name of findFigures(html).filter((figure) => !originalFigures.includes(figure)))
        unknown.push(`${path}.html: figure ${name}`)
      dictionary.addPage(original, html)
    }
  }
  if (folder.problems.length > 0) throw new Error(folder.problems.join('\n'))
  for (const files of entries.values())
    for (const [text, thai] of Object.entries(files?.words ?? {})) dictionary.addExact(text, thai)
  return { dictionary, unknown }
}

/** All texts of the English content, HTML also by the texts between its tags, and titles by their parts. */
async function readEnglish(folder: ContentFolder) {
  const texts = new Set<string>()
  const products = new Map<string, { name: string; description: string }>()
  const pages = new Map<string, string>()
  for (const path of [...(await folder.paths('catalogue')), ...(await folder.paths('site'))]) {
    const file = await folder.yaml(`${path}.yaml`, z.unknown())
    collect(file, texts)
    const listed = EnglishProducts.safeParse(file)
    for (const product of listed.data?.products ?? []) products.set(product.slug, product)
  }
  for (const path of await folder.paths('site', '.html')) {
    const kind = path.split('/')[1] ?? ''
    pages.set(`${kind}/${basename(path)}`, (await folder.text(`${path}.html`))?.trim() ?? '')
  }
  return { texts, products, pages }
}

function collect(value: unknown, texts: Set<string>) {
  if (typeof value === 'string')
    for (const text of value.split(/<[^>]+>/))
      for (const part of [text, ...text.split(' – ')]) texts.add(part.trim())
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collect(item, texts)
}

let loading: Promise<ThaiTexts> | undefined

/** The Thai texts of the files of this version, read once. */
export const thaiTexts = (): Promise<ThaiTexts> => {
  loading ??= loadThai()
  return loading
}

/** The Thai texts with what people changed, read when they are needed. */
export class EditedThai {
  readonly #database: Database
  readonly #texts: LoadedTexts
  #versions: string | undefined

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database
    this.#texts = new LoadedTexts(() => this.#load(), log)
  }

  readonly dictionary = (): Promise<Dictionary> => this.#texts.dictionary()

  async #load(): Promise<Dictionary> {
    const edits = await readContentEdits(this.#database)
    this.#versions = await this.#readVersions(edits.versions)
    return loadEditedThai(this.#database, edits)
  }

  /** Reads the texts again when any process has published others, by their versions. */
  async refresh(): Promise<void> {
    if (this.#versions === undefined) return
    const versions = await this.#readVersions(await readContentVersions(this.#database))
    if (versions !== this.#versions) this.#texts.forget()
  }

  async #readVersions(content: string): Promise<string> {
    const categories = await this.#database
      .select({ key: categoryEdits.slug, version: categoryEdits.version })
      .from(categoryEdits)
      .orderBy(categoryEdits.slug)
    const products = await this.#database
      .select({ key: productEdits.code, version: productEdits.version })
      .from(productEdits)
      .where(isNotNull(productEdits.texts))
      .orderBy(productEdits.code)
    const offers = await this.#database
      .select({ key: coupons.code, version: coupons.version })
      .from(coupons)
      .where(ne(coupons.thai, ''))
      .orderBy(coupons.code)
    const terms = await this.#database
      .select({
        key: sql<string>`${termEdits.kind} || ' ' || ${termEdits.slug}`,
        version: termEdits.version,
      })
      .from(termEdits)
      .orderBy(termEdits.kind, termEdits.slug)
    const edited = [...categories, ...terms, ...products, ...offers].map(
      ({ key, version }) => `${key} ${version}`,
    )
    return [content, ...edited].join()
  }
}

/** The Thai texts of the files, with those of the content, the catalogue and the coupons that people changed. */
export async function loadEditedThai(
  database: Database,
  edits: Pick<ContentEdits, 'entries'>,
): Promise<Dictionary> {
  const { name, thai } = categoryEdits
  const categories = await database.select({ text: name, thai }).from(categoryEdits)
  const products = await database
    .select({ texts: productEdits.texts })
    .from(productEdits)
    .where(isNotNull(productEdits.texts))
  const offers = await database
    .select({ text: coupons.description, thai: coupons.thai })
    .from(coupons)
    .where(ne(coupons.thai, ''))
  const terms = await database.select().from(termEdits)
  const added = [
    ...categories,
    ...terms.flatMap(({ name, thai, story, storyThai }) => [
      { text: name, thai },
      ...(story ? [{ text: story, thai: storyThai }] : []),
    ]),
    ...offers,
    ...products.flatMap(({ texts }) => Object.values(texts ?? {})),
  ]
  if (edits.entries.size + added.length === 0) return (await thaiTexts()).dictionary
  const { dictionary } = await loadThai(contentDirectory, edits)
  for (const { text, thai } of added) if (thai) dictionary.addExact(text, thai)
  return dictionary
}

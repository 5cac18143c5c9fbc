import { currentSlug, missing } from '@vitrine/cms/catalog/formerSlugs.ts'
import { readListing } from '@vitrine/cms/catalog/readListing.ts'
import { suggest } from '@vitrine/cms/catalog/search/suggest.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import type { Listing, ListingQuery } from '@vitrine/contract/catalog.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { Directory } from '../catalogue/directory.ts'
import { type ShopProduct, shopProduct } from '../catalogue/shopProduct.ts'
import type { ContentPages } from '../content/contentPages.ts'
import type { MedusaProduct, MedusaTerms } from '../medusa/readCatalogue.ts'
import { Thai } from './thai.ts'

/** The isolation of a search, whose words and listing are two statements that must see the index of the same moment. */
const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** The catalogue for listings with facets and for searches, which Medusa's Store API cannot respond to. */
export class CatalogueIndex {
  /** The brands, categories and collections. */
  directory = new Directory({ categories: [], collections: [], types: [] })
  readonly thai: Thai
  readonly #database: Database
  readonly #pages: ContentPages

  constructor(database: Database, pages: ContentPages, log: FastifyBaseLogger) {
    this.#database = database
    this.#pages = pages
    this.thai = new Thai(database, () => this.directory, log)
  }

  setTerms(terms: MedusaTerms) {
    this.directory = new Directory(terms)
  }

  /** Returns one page of products with the counts of every filter (docs/rest/catalog.md). */
  async listing(
    query: ListingQuery,
    { language, onSaleOnly = false }: { language: Language; onSaleOnly?: boolean },
  ): Promise<z.input<typeof Listing>> {
    const text = query.s?.trim()
    const pages = text ? await this.#pages.find(text, language) : []
    const read = (database: Database) =>
      readListing(database, query, {
        onSaleOnly,
        pages: async (_, __, limit) => pages.slice(0, limit),
      })
    return text ? this.#database.transaction(read, oneMoment) : read(this.#database)
  }

  /** Returns suggestions for a text (docs/rest/search.md). */
  async suggest(text: string, language: Language) {
    const pages = text.trim() ? await this.#pages.find(text.trim(), language) : []
    const { originalOf, translate } = await this.thai.dictionary()
    const options = {
      findOwnPages: async (_: unknown, __: unknown, limit: number) => pages.slice(0, limit),
      originalOf,
      ...(language === 'th' && { translate }),
    }
    return this.#database.transaction((database) => suggest(database, text, options), oneMoment)
  }

  /** Returns the products with these ids of Medusa that are sold, by their ids. */
  byIds(ids: readonly string[]): Promise<Map<string, ShopProduct>> {
    return this.#read(ids, sql`medusa_id`, ({ id }) => id)
  }

  /** Returns the products with these handles that are sold, by their handles. */
  byHandles(handles: readonly string[]): Promise<Map<string, ShopProduct>> {
    return this.#read(handles, sql`slug`, ({ handle }) => handle)
  }

  /** Returns the product that had this handle before and is sold, or undefined when there is none. */
  async byFormerHandle(handle: string): Promise<ShopProduct | undefined> {
    const current = await currentSlug(this.#database, handle, sql`medusa_id`)
    return current === undefined ? undefined : (await this.byHandles([current])).get(current)
  }

  /** Returns the problem of a handle that no product has, which says whether one had it. */
  missing(handle: string) {
    return missing(this.#database, 'product', handle, 'Product not found')
  }

  /** Returns a product that was just read in the shop's terms. */
  shopProduct(product: MedusaProduct): ShopProduct | undefined {
    return shopProduct(product, this.directory)
  }

  async #read(
    wanted: readonly string[],
    column: ReturnType<typeof sql>,
    keyOf: (product: ShopProduct) => string,
  ) {
    if (wanted.length === 0) return new Map<string, ShopProduct>()
    const records = await rows<{ medusa: MedusaProduct }>(
      this.#database,
      sql`select medusa from products
        where ${column} in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`,
    )
    const products = records.flatMap(({ medusa }) => this.shopProduct(medusa) ?? [])
    return new Map(products.map((product) => [keyOf(product), product]))
  }
}

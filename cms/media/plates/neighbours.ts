import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { listingPositions, products } from '#database/schema/catalog.ts'
import type { RenditionFile } from '#server/media/imageFiles.ts'
import { swatchWidth, widthsOf } from '../formats.ts'
import type { ImageRequest } from '../library.ts'

/** Cards after the requested one that are drawn ahead. */
const nextCards = 8

/** Position in /shop up to which products are found by the image of their card. */
const maxPosition = 1000

/** The widths in pixels that a product page loads of the images in its gallery: thumbnails, and the images of phones. */
const galleryWidths = [320, 768]

/** A product by its pictures. */
interface Images {
  position: number
  card: string | null
  second: string | null
  gallery: (string | null)[] | null
}

const cardId = sql<string | null>`${products.card} -> 'image' ->> 'id'`

/** Selects products by their position in the curated order, from one, up to another. */
export const atPositions = (from: number, to: number): SQL | undefined =>
  and(gte(listingPositions.position, from), lt(listingPositions.position, to))

/** The images of the selected products in the curated order. */
export async function imagesOf(database: Database, selection: SQL | undefined): Promise<Images[]> {
  return database
    .select({
      position: listingPositions.position,
      card: cardId,
      second: sql<string | null>`${products.card} -> 'secondImage' ->> 'id'`,
      gallery: sql<string[] | null>`jsonb_path_query_array(${products.detail}, '$.gallery[*].id')`,
    })
    .from(listingPositions)
    .innerJoin(products, eq(listingPositions.productId, products.id))
    .where(and(eq(listingPositions.order, 'default'), selection))
    .orderBy(asc(listingPositions.position))
}

/** The files that the gallery of a product page loads first. */
export const galleryFiles = ({ gallery }: Images): RenditionFile[] =>
  (gallery ?? []).flatMap((id) =>
    galleryWidths.map((width) => ({ id: id ?? '', width, format: 'avif' as const })),
  )

/** Returns the function that finds what a visitor is likely to request after a file, nearest first. */
export function createNeighbours(database: Database) {
  return async ({ id, width, format, spec }: ImageRequest): Promise<RenditionFile[]> => {
    if (width === swatchWidth) return []
    const own = widthsOf(spec).map((each) => ({ id, width: each, format: 'avif' as const }))
    const [product] = await imagesOf(database, and(atPositions(0, maxPosition), eq(cardId, id)))
    if (!product) return own
    const next = product.position + 1
    const cards = await imagesOf(database, atPositions(next, next + nextCards))
    return [
      ...cards.map(({ card }) => ({ id: card ?? '', width, format })),
      ...own,
      ...galleryFiles(product),
    ]
  }
}

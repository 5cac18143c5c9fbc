import { inArray, notInArray } from 'drizzle-orm'
import { readCards } from '#catalog/readListing.ts'
import type { Database } from '#database/openDatabase.ts'
import { products, terms } from '#database/schema/catalog.ts'
import { siteConfigurations } from '#database/schema/content.ts'
import type { RenditionFile } from '#server/media/imageFiles.ts'
import { imagesOf } from './neighbours.ts'

/** Cards of a listing that are in its first screen. */
const firstRow = 4

/**
 * One file of each image in the first row of a listing and on the pages of those products. It is shown in place of the
 * other widths until they are drawn (pages.images.stand-in).
 */
export async function firstRows(database: Database): Promise<RenditionFile[]> {
  const listings = await database
    .select({ kind: terms.kind, slug: terms.slug })
    .from(terms)
    .where(notInArray(terms.kind, ['colour', 'size']))
  const request = { order: 'default', limit: firstRow, matchesAll: false } as const
  const rows = []
  for (const { kind, slug } of listings)
    rows.push(
      await readCards(database, {
        ...request,
        terms: [{ kind, slugs: [slug] }],
        words: [],
        productIds: null,
      }),
    )
  const ids = new Set(rows.flatMap(({ cards }) => cards.map(({ id }) => id)))
  if (ids.size === 0) return []
  const found = await imagesOf(database, inArray(products.id, [...ids]))
  const files = (width: number, images: readonly (string | null | undefined)[]) =>
    [...new Set(images)].flatMap((id) => (id ? [{ id, width, format: 'avif' as const }] : []))
  const featured = rows.flatMap((row) => row.featured ?? [])
  const sites = await database.select({ body: siteConfigurations.body }).from(siteConfigurations)
  const popups = sites.flatMap(({ body }) => body.popups ?? [])
  return [
    ...files(
      480,
      found.map(({ card }) => card),
    ),
    ...files(480, [
      ...popups.flatMap(({ images }) => [images.desktop.id, images.mobile.id]),
      ...featured.flatMap((each) => [each.featuredImage?.id, each.featuredImageMobile?.id]),
    ]),
    ...files(
      320,
      found.flatMap(({ card, gallery }) => (gallery ?? []).filter((id) => id !== card)),
    ),
  ]
}

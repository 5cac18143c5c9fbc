import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { optionalImage } from '@vitrine/cms/catalog/album.ts'
import type { CatalogueSource, SourceTerm } from '@vitrine/cms/catalog/source.ts'
import { loadCatalogue } from '@vitrine/cms/content/catalogue/load.ts'
import { thaiTexts } from '@vitrine/cms/content/thaiTexts.ts'
import { ImageAlbum } from '@vitrine/cms/media/imageAlbum.ts'
import { syntheticCatalogue } from '@vitrine/cms/seed/synthetic.ts'
import { shippingMethods } from '@vitrine/commerce/rules/shippingMethods.ts'
import { vatRate } from '@vitrine/commerce/rules/totals.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import { parse } from 'yaml'
import type { SeedCoupon, SeedFile, SeedTerm } from '../engine/src/seed/seedFile.ts'
import type { ColourFamily, TermExtras } from '../server/medusa/extras.ts'
import { productSeed, type SeedContext } from './productSeed.ts'

/**
 * Writes the shop's content files as a file that the engine is seeded with, in which images are only described, because
 * the content CMS serves them.
 * @param count number of generated products to write instead of those of the files, for measurements; 0: no catalogue and no
 *   coupons, for a shop that has its own
 */
export async function writeSeedFile(path: string, count?: number): Promise<SeedFile> {
  const loaded = await loadCatalogue()
  const empty = { ...loaded, brands: [], categories: [], collections: [], products: [] }
  const filled = count ? syntheticCatalogue(loaded, count) : loaded
  const catalogue = count === 0 ? empty : filled
  const album = new ImageAlbum()
  const { traits = [] } = catalogue
  const { dictionary } = await thaiTexts()
  const context: SeedContext = {
    album,
    familyOf: familiesOf(catalogue),
    placeOf: ({ kind, slug }) =>
      traits.findIndex((trait) => trait.kind === kind && trait.slug === slug),
    thaiOf: (english) =>
      Object.fromEntries(
        Object.entries(english)
          .map(([field, text]) => [field, dictionary.translate(text)] as const)
          .filter(([field, thai]) => thai !== english[field]),
      ),
  }
  const terms = (list: SourceTerm[]) =>
    list.map((term, position) => termSeed(term, position, context))
  const file: SeedFile = {
    brands: terms(catalogue.brands),
    categories: terms(catalogue.categories),
    collections: terms(catalogue.collections),
    products: catalogue.products.map((product, position) =>
      productSeed(product, position, context),
    ),
    coupons: count === 0 ? [] : await couponSeeds(),
    shipping: shippingMethods.map(({ id, title, price, freeFrom, provinces }) => ({
      code: id,
      name: title,
      price: toBaht(price),
      freeFrom: freeFrom === null ? null : toBaht(freeFrom),
      provinces,
    })),
    vatRate,
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(file))
  return file
}

function termSeed(
  term: SourceTerm,
  position: number,
  { album, thaiOf }: Pick<SeedContext, 'album' | 'thaiOf'>,
): SeedTerm {
  const { slug, name, parent, featuredImage, featuredImageMobile, featuredVideo, content } = term
  const extras: TermExtras = {
    position,
    slug,
    name,
    content: content ?? null,
    featuredImage: optionalImage(album, featuredImage),
    featuredImageMobile: optionalImage(album, featuredImageMobile),
    featuredType: featuredVideo ? 'video' : featuredImage ? 'image' : null,
    featuredVideo: featuredVideo ?? null,
    thai: thaiOf({ name, ...(content ? { content } : {}) }),
  }
  return { handle: slug, name, parent, metadata: { vitrine: extras } }
}

/** Returns the family of a colour by the slug of its swatch. */
function familiesOf({ colourFamilies = [] }: CatalogueSource) {
  const families = new Map(
    colourFamilies.flatMap(({ slug, name, paint, shades }, position) =>
      shades.map((shade): [string, ColourFamily] => [shade, { slug, name, position, ...paint }]),
    ),
  )
  return (shade: string) => families.get(shade) ?? null
}

interface CouponEntry {
  code: string
  description: string
  kind: 'percent' | 'fixed'
  amount: number
  minimum?: number
  oncePerCustomer?: boolean
  firstOrder?: boolean
  listed?: boolean
  usageLimit?: number
  startsAt?: string
  expiresAt?: string
}

/** The coupons of the embedded CMS, whose file its own schema validates. */
async function couponSeeds(): Promise<SeedCoupon[]> {
  const text = await readFile(new URL('../../cms/cart/coupons.yaml', import.meta.url), 'utf8')
  const entries: CouponEntry[] = parse(text)
  return entries.map(
    ({
      startsAt,
      expiresAt,
      oncePerCustomer = false,
      firstOrder = false,
      listed = false,
      ...entry
    }) => ({
      code: entry.code,
      description: entry.description,
      kind: entry.kind,
      amount: entry.amount,
      minimum: entry.minimum,
      usageLimit: entry.usageLimit,
      isOncePerCustomer: oncePerCustomer,
      isForFirstOrder: firstOrder,
      isListed: listed,
      startsAt: bangkok(startsAt),
      endsAt: bangkok(expiresAt),
    }),
  )
}

/** A time of day in Bangkok as ISO 8601. */
const bangkok = (text: string | undefined) => text && `${text.replace(' ', 'T')}+07:00`

import { type Album, optionalImage, type SourceImage } from '@vitrine/cms/catalog/album.ts'
import type {
  SourceProduct,
  SourceSwatch,
  SourceTrait,
  SourceVariation,
} from '@vitrine/cms/catalog/source.ts'
import { defaultMaximumQuantity } from '@vitrine/contract/rules/lineQuantity.ts'
import type { SeedProduct, SeedVariant } from '../engine/src/seed/seedFile.ts'
import type { FindFamily, ProductExtras, SwatchExtras, ThaiTexts } from '../server/medusa/extras.ts'

/** Medusa's option of a product that is sold in one variant only. */
export const soleOption = { title: 'Default option', value: 'Default option value' }

/** The parts of a seed that its products share. */
export interface SeedContext {
  album: Album
  familyOf: FindFamily
  placeOf: (trait: SourceTrait) => number
  /** Returns the Thai of those texts that have one. */
  thaiOf: (english: Record<string, string>) => ThaiTexts
}

/** Returns a product in Medusa's terms, with fields that Medusa lacks in its metadata (docs/medusa.md). */
export function productSeed(
  product: SourceProduct,
  position: number,
  { album, familyOf, placeOf, thaiOf }: SeedContext,
): SeedProduct {
  const image = album.image(product.image)
  const gallery = product.gallery.map((picture) => album.image(picture))
  const [collection, ...furtherCollections] = product.collections
  const extras: Partial<ProductExtras> = {
    position,
    popularity: product.popularity,
    publishedAt: product.publishedAt,
    isNewArrival: product.isNewArrival,
    maximumQuantity: product.maximumQuantity ?? defaultMaximumQuantity,
    keywords: product.keywords,
    ...(product.categories[0] ? { mainCategory: product.categories[0] } : {}),
    furtherCollections,
    traits: (product.traits ?? []).map((trait) => ({ ...trait, position: placeOf(trait) })),
    options: product.options.map(({ slug, name, facet, scale, swatches }) => ({
      slug,
      name,
      facet: facet ?? null,
      scale: scale ? { name: scale.name, prefix: scale.prefix ?? '' } : null,
      swatches: swatches.map((swatch) => swatchExtras(swatch, album, familyOf)),
    })),
    textOptions: product.textOptions ?? [],
    image,
    secondImage: album.image(product.secondImage),
    packshotImage: optionalImage(album, product.packshotImage),
    gallery,
    images: imagesByColour(product, album),
    video: product.video
      ? { ...product.video, poster: optionalImage(album, product.video.poster) }
      : null,
    information: product.information,
    careInstruction: product.careInstruction,
    sizeGuideImage: optionalImage(album, product.sizeGuideImage),
    sizeText: product.sizeText ?? null,
    fashionModels: product.fashionModels.map((model) => ({
      ...model,
      image: optionalImage(album, model.image),
    })),
    completeTheLook: product.completeTheLook
      ? {
          products: product.completeTheLook.products,
          gallery: product.completeTheLook.gallery.map((picture) => album.image(picture)),
        }
      : null,
    upsellProducts: product.upsellProducts,
    thai: thaiOf({
      name: product.name,
      description: product.description,
      composition: product.composition,
    }),
  }
  return {
    handle: product.slug,
    title: product.name,
    code: product.code,
    description: product.description,
    material: product.composition,
    thumbnail: image.url,
    images: [...new Set(gallery.map(({ url }) => url))],
    brand: product.brand,
    categories: product.categories,
    collection,
    options: product.options.length ? product.options.map(optionSeed) : [soleOptionSeed],
    variants: product.variations.map((variation) => variantSeed(product, variation)),
    metadata: { vitrine: extras },
  }

  function optionSeed({ slug, name, swatches }: SourceProduct['options'][number]) {
    const offered = new Set(product.variations.map(({ terms }) => terms[slug]))
    const values = swatches.filter((swatch) => offered.has(swatch.slug)).map(({ label }) => label)
    return { title: name, values }
  }
}

const soleOptionSeed = { title: soleOption.title, values: [soleOption.value] }

function swatchExtras(swatch: SourceSwatch, album: Album, familyOf: FindFamily): SwatchExtras {
  const family = swatch.type === 'text-swatch' ? null : familyOf(swatch.slug)
  if (swatch.type !== 'image-swatch') return { ...swatch, family }
  const { image, ...rest } = swatch
  return { ...rest, imageUrl: album.swatch(image), family }
}

/** The images of the variations by the slug of their colour, because all sizes of a colour share them. */
function imagesByColour({ options, variations }: SourceProduct, album: Album) {
  const colour = options.find(({ facet }) => facet === 'colour')?.slug
  const described = (images: SourceImage[] = []) => images.map((picture) => album.image(picture))
  return Object.fromEntries(
    variations.flatMap(({ terms, image, secondImage, gallery }) => {
      const slug = colour && terms[colour]
      if (!slug || !image) return []
      const images = {
        image: album.image(image),
        secondImage: optionalImage(album, secondImage),
        gallery: described(gallery),
      }
      return [[slug, images]]
    }),
  )
}

function variantSeed(product: SourceProduct, variation: SourceVariation): SeedVariant {
  const labels = product.options.map(({ slug, name, swatches }) => {
    const swatch = swatches.find((swatch) => swatch.slug === variation.terms[slug])
    if (!swatch) throw new Error(`${variation.sku} has no swatch for ${slug}`)
    return [name, swatch.label] as const
  })
  const { sku, regularPrice, salePrice, stock } = variation
  return {
    sku,
    title: labels.map(([, label]) => label).join(' / ') || product.name,
    options: labels.length ? Object.fromEntries(labels) : { [soleOption.title]: soleOption.value },
    regularPrice,
    salePrice,
    stock,
  }
}

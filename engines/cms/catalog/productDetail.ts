import type { Variation } from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'
import { type Album, optionalImage } from '#cms/catalog/album.ts'
import type { StoredDetail } from '#cms/database/schema/catalog.ts'
import { productPath } from './paths.ts'
import type { ProductLinks } from './productLinks.ts'
import type { SourceProduct } from './source.ts'

/** The part of a product that only its page shows. */
export function productDetail(
  product: SourceProduct,
  { brand, categories, collections, trail, completeTheLookIds, upsellIds }: ProductLinks,
  variations: z.infer<typeof Variation>[],
  album: Album,
): StoredDetail {
  const { completeTheLook: look, video } = product
  return {
    variations,
    packshotImage: optionalImage(album, product.packshotImage),
    gallery: product.gallery.map((image) => album.image(image)),
    video: video ? { ...video, poster: optionalImage(album, video.poster) } : null,
    description: product.description,
    information: product.information,
    composition: product.composition,
    productId: product.code,
    gtin: product.options.length === 0 ? product.variations[0]?.gtin : undefined,
    collections,
    categories,
    careInstruction: product.careInstruction,
    sizeGuideImage: optionalImage(album, product.sizeGuideImage),
    sizeText: product.sizeText ?? null,
    sizeTable: product.sizeTable ?? null,
    fashionModels: product.fashionModels.map((model) => ({
      ...model,
      image: optionalImage(album, model.image),
    })),
    completeTheLook: look
      ? {
          productIds: completeTheLookIds,
          gallery: look.gallery.map((image) => album.image(image)),
        }
      : null,
    upsellProductIds: upsellIds,
    meta: {
      title: `${product.name} – ${brand.name}`,
      breadcrumbs: [
        { id: 'home', text: 'Home', url: '/' },
        ...trail.map(({ id, name, url }) => ({ id, text: name, url })),
        { id: product.slug, text: product.name, url: productPath(product.slug) },
      ],
    },
  }
}

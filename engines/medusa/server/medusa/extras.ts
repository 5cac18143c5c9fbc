import { TextOption } from '@vitrine/contract/catalog.ts'
import { Image } from '@vitrine/contract/common.ts'
import { z } from 'zod'

/** The colour of the filter that groups shades. */
export const ColourFamily = z.object({
  slug: z.string(),
  name: z.string(),
  position: z.number(),
  color: z.string().optional(),
  colors: z.tuple([z.string(), z.string()]).optional(),
})
export type ColourFamily = z.infer<typeof ColourFamily>

/** Returns the family of the colour with this slug, if it has one. */
export type FindFamily = (slug: string) => ColourFamily | null

/** The look of an option's value, where `label` is Medusa's value. */
export const SwatchExtras = z.object({
  slug: z.string(),
  label: z.string(),
  type: z.enum(['colour-swatch', 'duo-colour-swatch', 'image-swatch', 'text-swatch']),
  enableTooltip: z.boolean(),
  color: z.string().optional(),
  colors: z.tuple([z.string(), z.string()]).optional(),
  imageUrl: z.string().optional(),
  family: ColourFamily.nullish(),
})
export type SwatchExtras = z.infer<typeof SwatchExtras>

const OptionExtras = z.object({
  slug: z.string(),
  name: z.string(),
  facet: z.enum(['colour', 'size']).nullish(),
  scale: z.object({ name: z.string(), prefix: z.string() }).nullish(),
  swatches: z.array(SwatchExtras),
})
export type OptionExtras = z.infer<typeof OptionExtras>

const Images = z.object({
  image: Image,
  secondImage: Image.nullish(),
  gallery: z.array(Image),
})

/** Thai texts, field by field, with English ones shown where one is missing. */
const ThaiTexts = z.object({
  name: z.string().optional(),
  /** The description of a product as HTML. */
  description: z.string().optional(),
  composition: z.string().optional(),
  /** HTML above the listing of a term. */
  content: z.string().optional(),
  /** Any other texts, such as values of options, by their English ones. */
  words: z.record(z.string(), z.string()).optional(),
})
export type ThaiTexts = z.infer<typeof ThaiTexts>

/**
 * The parts of a product for which Medusa has no field, in `metadata.vitrine` of the product (docs/medusa.md), all
 * optional, because a merchant creates products without them.
 */
export const ProductExtras = z.object({
  position: z.number(),
  popularity: z.number(),
  publishedAt: z.string(),
  isNewArrival: z.boolean(),
  maximumQuantity: z.number(),
  keywords: z.array(z.string()),
  /** Handle of the category that the breadcrumbs follow. */
  mainCategory: z.string(),
  furtherCollections: z.array(z.string()),
  /**
   * The occasions, lengths and fabrics by which the product is filtered, with `position` as the position in the filter.
   */
  traits: z.array(
    z.object({
      kind: z.enum(['occasion', 'length', 'fabric']),
      slug: z.string(),
      name: z.string(),
      position: z.number(),
    }),
  ),
  options: z.array(OptionExtras),
  textOptions: z.array(TextOption),
  image: Image.nullable(),
  secondImage: Image.nullable(),
  packshotImage: Image.nullable(),
  gallery: z.array(Image),
  images: z.record(z.string(), Images),
  video: z
    .object({
      provider: z.enum(['html5', 'vimeo', 'youtube']),
      source: z.string(),
      poster: Image.nullable(),
    })
    .nullable(),
  information: z.string(),
  careInstruction: z.array(
    z.object({ title: z.string(), icon: z.string(), precautions: z.array(z.string()) }),
  ),
  sizeGuideImage: Image.nullable(),
  sizeText: z.string().nullable(),
  fashionModels: z.array(
    z.object({
      name: z.string(),
      image: Image.nullable(),
      height: z.number(),
      bust: z.number(),
      waist: z.number(),
      hips: z.number(),
      size: z.string(),
    }),
  ),
  completeTheLook: z.object({ products: z.array(z.string()), gallery: z.array(Image) }).nullable(),
  upsellProducts: z.array(z.string()),
  thai: ThaiTexts.catch({}),
})
export type ProductExtras = z.infer<typeof ProductExtras>

/** The parts of a brand, category or collection for the shop: `metadata.vitrine`. */
export const TermExtras = z.object({
  position: z.number(),
  slug: z.string(),
  name: z.string(),
  content: z.string().nullable(),
  featuredImage: Image.nullable(),
  featuredImageMobile: Image.nullable(),
  featuredType: z.enum(['image', 'video']).nullable(),
  featuredVideo: z.string().nullable(),
  thai: ThaiTexts.catch({}),
})
export type TermExtras = z.infer<typeof TermExtras>

import {
  discountTerms,
  type FacetTerm,
  priceTerms,
  saleTerm,
  saleTerms,
} from '@vitrine/cms/catalog/facets.ts'
import type { TermAttributes, TermKind } from '@vitrine/cms/database/schema/catalog.ts'
import type { Directory, ShopTerm } from '../catalogue/directory.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'
import type { ColourFamily, TermExtras } from '../medusa/extras.ts'

/**
 * A term of the index, where `attributes.position` is the position of a colour family, an occasion, a length or a
 * fabric.
 */
export interface IndexTerm extends Omit<FacetTerm, 'attributes'> {
  attributes: TermAttributes & { position?: number }
  /** Slug of the term above, of the same kind. */
  parent?: string | undefined
}

/** The terms that a product is found by: with the categories above its own, and the families of its colours. */
export function termsOfProduct(product: ShopProduct, directory: Directory): IndexTerm[] {
  const { brand, card, categories, collections, extras, handle, variations } = product
  const trails = categories.flatMap((category) => directory.trail(category))
  // A product without options has its price alone.
  const prices = (variations.length > 0 ? variations : [card]).map(
    ({ regularPrice, salePrice }) => ({
      regularPrice,
      salePrice: salePrice ?? null,
    }),
  )
  const sale = saleTerms({ slug: handle, variations: prices }).map(({ slug }) => slug)
  return [
    ...(brand ? [directoryTerm('brand', brand)] : []),
    ...trails.map((category) => directoryTerm('category', category)),
    ...collections.map((collection) => directoryTerm('collection', collection)),
    ...swatchTerms(product),
    ...(extras.traits ?? []).map(({ position, ...trait }) => ({
      ...trait,
      attributes: { position },
    })),
    ...[saleTerm, ...discountTerms].filter(({ slug }) => sale.includes(slug)),
    ...priceTerms({ variations: prices }),
  ]
}

/** The terms that exist without a product, in the order in which shoppers see them. */
export function fixedTerms(directory: Directory): IndexTerm[] {
  return [
    ...directory.brands.map((term) => directoryTerm('brand', term)),
    ...directory.categories.map((term) => directoryTerm('category', term)),
    ...directory.collections.map((term) => directoryTerm('collection', term)),
    ...discountTerms,
    saleTerm,
  ]
}

/** The families of a product's colours. */
export function colourFamilies({ options }: ShopProduct): ColourFamily[] {
  const colours = options.filter(({ facet }) => facet === 'colour')
  return colours.flatMap(({ swatches }) => swatches.flatMap(({ family }) => family ?? []))
}

function directoryTerm(kind: TermKind, { slug, name, parent, extras }: ShopTerm): IndexTerm {
  return { kind, slug, name, parent, attributes: featured(extras) }
}

/** The content of a term's listing beside its products. */
function featured(extras: Partial<TermExtras>): TermAttributes {
  const { featuredImage, featuredImageMobile, featuredType, featuredVideo, content } = extras
  return {
    ...(featuredImage ? { featuredImage } : {}),
    ...(featuredImageMobile ? { featuredImageMobile } : {}),
    ...(featuredType ? { featuredType } : {}),
    ...(featuredVideo ? { featuredVideo } : {}),
    ...(content ? { content } : {}),
  }
}

function swatchTerms({ options }: ShopProduct): IndexTerm[] {
  return options.flatMap(({ facet, scale, swatches }) =>
    swatches.flatMap(({ slug, label: name, family, ...look }): IndexTerm[] => {
      if (facet === 'size')
        return [
          {
            kind: 'size',
            slug: `${scale?.prefix ?? ''}${slug}`,
            name,
            attributes: scale ? { group: scale.name } : {},
          },
        ]
      if (facet !== 'colour') return []
      const shade = { kind: 'colour' as const, slug, name, attributes: paint(look) }
      if (!family) return [shade]
      const { position } = family
      const above = { kind: 'colour' as const, slug: family.slug, name: family.name }
      return [
        { ...above, attributes: { ...paint(family), position } },
        { ...shade, parent: family.slug },
      ]
    }),
  )
}

function paint({ color, colors }: Pick<ColourFamily, 'color' | 'colors'>): TermAttributes {
  return { ...(color ? { color } : {}), ...(colors ? { colors } : {}) }
}

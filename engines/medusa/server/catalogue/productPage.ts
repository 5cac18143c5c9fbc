import type { Product } from '@vitrine/contract/catalog.ts'
import type { Directory, ShopTerm } from './directory.ts'
import { type Card, type ShopProduct, variantGtin } from './shopProduct.ts'

/**
 * Returns the response of GET /products/{slug}.
 * @param find the products of the index by handle, for the look and the products that go with it
 */
export function productPage(
  product: ShopProduct,
  directory: Directory,
  find: (handle: string) => ShopProduct | undefined,
): Product {
  const { extras, medusa, brand, categories, collections, card, variations } = product
  const look = extras.completeTheLook
  const [variant] = medusa.variants ?? []
  const cards = (handles: string[]) => handles.flatMap((handle) => find(handle) ?? [])
  return {
    ...card,
    variations: card.type === 'variable' ? variations : [],
    packshotImage: extras.packshotImage ?? null,
    gallery: extras.gallery ?? [],
    video: extras.video ?? null,
    description: medusa.description ?? '',
    information: extras.information ?? null,
    composition: medusa.material ?? null,
    productId: medusa.external_id ?? medusa.handle,
    gtin: card.type === 'simple' && variant ? variantGtin(variant) : null,
    collections: collections.map(contractTerm),
    categories: categories.map(contractTerm),
    careInstruction: extras.careInstruction ?? null,
    sizeGuideImage: extras.sizeGuideImage ?? null,
    sizeText: extras.sizeText ?? null,
    fashionModels: extras.fashionModels ?? [],
    completeTheLook: look
      ? { products: cards(look.products).map(withPackshot), gallery: look.gallery }
      : null,
    upsellProducts: cards(extras.upsellProducts ?? []).map((other): Card => other.card),
    hasStockAlerts: true,
    meta: {
      title: brand ? `${medusa.title} – ${brand.name}` : medusa.title,
      breadcrumbs: breadcrumbs(product, directory),
    },
  }
}

const contractTerm = ({ id, slug, name }: ShopTerm) => ({ id, slug, name })

const withPackshot = ({ card, extras }: ShopProduct): Card => ({
  ...card,
  packshotImage: extras.packshotImage ?? null,
})

/** The categories down to a product's main one, or else to its most specific one. */
export function mainTrail(
  { categories, extras }: Pick<ShopProduct, 'categories' | 'extras'>,
  directory: Directory,
): ShopTerm[] {
  const trails = categories.map((category) => directory.trail(category))
  const [deepest = []] = trails.toSorted((one, other) => other.length - one.length)
  return trails.find((trail) => trail.at(-1)?.slug === extras.mainCategory) ?? deepest
}

function breadcrumbs(product: ShopProduct, directory: Directory) {
  const { card, handle } = product
  return [
    { id: 'home', text: 'Home', url: '/' },
    ...mainTrail(product, directory).map((term) => ({
      id: term.slug,
      text: term.name,
      url: directory.pathOf(term),
    })),
    { id: handle, text: card.name, url: card.url },
  ]
}

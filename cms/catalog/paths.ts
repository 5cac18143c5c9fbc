/** Where a brand's products stand on the shop: the house's own brands have pages (SPEC §2). */
export function brandPath(slug: string): string {
  const isHouse = slug === 'asava' || slug === 'asv'
  return isHouse ? `/product-category/${slug}` : `/shop?brands=${encodeURIComponent(slug)}`
}

/** Where a category's products stand, given the slugs from the topmost category down to it. */
export function categoryPath(slugs: string[]): string {
  return `/product-category/${slugs.map(encodeURIComponent).join('/')}`
}

export function collectionPath(slug: string): string {
  return `/shop?collections=${encodeURIComponent(slug)}`
}

export function productPath(slug: string): string {
  return `/product/${encodeURIComponent(slug)}`
}

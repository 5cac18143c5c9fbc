/** The path of a brand's products, a category page for the house's own brands. */
export function brandPath(slug: string): string {
  const isHouse = slug === 'asava' || slug === 'asv'
  return isHouse ? `/product-category/${slug}` : `/shop?brands=${encodeURIComponent(slug)}`
}

/** The path of a category, given the slugs from the top category down to it. */
export function categoryPath(slugs: string[]): string {
  return `/product-category/${slugs.map(encodeURIComponent).join('/')}`
}

export function collectionPath(slug: string): string {
  return `/shop?collections=${encodeURIComponent(slug)}`
}

export function productPath(slug: string): string {
  return `/product/${encodeURIComponent(slug)}`
}

/** A product with a value for each of its options, as `addToCart` expects it. */
export interface Variant {
  productId: string
  options: { option: string; value: string }[]
}

/**
 * The id of a variant, such as `12;color=black;size=m`. It holds the chosen options, so that lines of a cart, feeds and
 * catalogue name a variant alike whether or not the CMS has ids of variations.
 */
export function variantId({ productId, options }: Variant): string {
  const pairs = options.map(({ option, value }) => `${encode(option)}=${encode(value)}`)
  return [encode(productId), ...pairs.sort()].join(';')
}

/** The variant with an id; undefined if it is malformed. The id of a product has no options. */
export function readVariantId(id: string): Variant | undefined {
  const [product = '', ...pairs] = id.split(';')
  try {
    const options = pairs.map((pair) => {
      const [option = '', value = '', ...rest] = pair.split('=').map(decodeURIComponent)
      if (!option || !value || rest.length > 0) throw new Error('not a pair')
      return { option, value }
    })
    const productId = decodeURIComponent(product)
    return productId ? { productId, options } : undefined
  } catch {
    return undefined
  }
}

const encode = encodeURIComponent

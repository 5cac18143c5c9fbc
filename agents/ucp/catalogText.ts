import { LRUCache } from 'lru-cache'
import type { ProductView } from './catalogView.ts'

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
// Formatting costs more than all else of a line, and most amounts are prices of many variants.
const formatted = new LRUCache<number, string>({
  max: 10_000,
  memoMethod: (amount) => numbers.format(amount / 100),
})

/** An amount in minor units for people, such as `THB 4,590`. */
export const moneyText = ({ amount, currency }: { amount: number; currency: string }) =>
  `${currency} ${formatted.memo(amount)}`

/** Facts by their names, a line for each. */
export const factsText = (facts: object) =>
  Object.entries(facts).map(
    ([name, value]) =>
      `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )

/** A product in a few lines for a model: name, price, link, and the ids of its variants. */
export function productText(product: ProductView & { metadata?: object }, maxVariants = 3): string {
  const { title, id, tags = [], url, variants, price_range: range, description } = product
  const { min, max } = range
  const prices = [min, max].flatMap((item) => (item ? [moneyText(item)] : []))
  const shown = variants.slice(0, maxVariants).map((variant) => {
    const was = variant.list_price ? `, was ${moneyText(variant.list_price)}` : ''
    const stock = variant.availability.available ? 'in stock' : 'sold out'
    return `- ${variant.title}: ${moneyText(variant.price)}${was}, ${stock}, variant id ${variant.id}`
  })
  const more = variants.length - shown.length
  return [
    `${[title, ...tags].join(', ')} (product id ${id}), ${[...new Set(prices)].join(' to ')}`,
    url,
    ...(product.metadata ? [description.plain, ...factsText(product.metadata)] : []),
    ...shown,
    ...(more > 0 ? [`- and ${more} more; get_product shows all`] : []),
  ].join('\n')
}

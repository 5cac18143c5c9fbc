import type { ProductView } from './catalogView.ts'

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** An amount in minor units for people, such as `THB 4,590`. */
export const moneyText = ({ amount, currency }: { amount: number; currency: string }) =>
  `${currency} ${numbers.format(amount / 100)}`

interface Shown extends ProductView {
  metadata?: Record<string, unknown>
}

/** A product in a few lines for a model: name, price, link, and the ids of its variants. */
export function productText(product: Shown, maxVariants = 6): string {
  const {
    title,
    id,
    tags = [],
    url,
    variants,
    price_range: range,
    description,
    metadata = {},
  } = product
  const [min, max] = [range.min, range.max]
  const price =
    min && max
      ? min.amount === max.amount
        ? moneyText(min)
        : `${moneyText(min)} to ${moneyText(max)}`
      : ''
  const shown = variants.slice(0, maxVariants).map((variant) => {
    const was = variant.list_price ? `, was ${moneyText(variant.list_price)}` : ''
    const stock = variant.availability.available ? 'in stock' : 'sold out'
    return `- ${variant.title}: ${moneyText(variant.price)}${was}, ${stock}, variant id ${variant.id}`
  })
  const more = variants.length - shown.length
  const about = Object.entries(metadata).map(
    ([name, value]) =>
      `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return [
    `${title}${tags.length > 0 ? `, ${tags.join(', ')}` : ''} (product id ${id}), ${price}`,
    url,
    ...(maxVariants > 6 ? [description.plain, ...about] : []),
    ...shown,
    ...(more > 0 ? [`- and ${more} more; get_product shows all`] : []),
  ].join('\n')
}

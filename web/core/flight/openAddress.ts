import { paths } from '#web/paths.ts'
import { slug } from './harmless.ts'

const [searched] = paths.search.split('*')
const orders = [paths.order, paths.orderReceived].map((path) => path.split(':')[0])

/**
 * What may be told of an address: words of the shop's own and the ids of orders. A guest's key to an order, the key of a
 * new password and what was searched for are not.
 */
export function openAddress(address: string): string {
  const { pathname } = new URL(address, 'http://localhost')
  if (searched && pathname.startsWith(searched)) return `${searched}(text)`
  const isOfOrder = orders.some((path) => path && pathname.startsWith(path))
  const isOpen = (part: string) => part === '' || slug(part) || (isOfOrder && /^\d+$/.test(part))
  return pathname
    .split('/')
    .map((part) => (isOpen(part) ? part : '(text)'))
    .join('/')
}

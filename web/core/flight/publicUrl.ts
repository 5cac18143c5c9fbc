import { paths } from '#web/paths.ts'
import { slug } from './publicFields.ts'

const [searched] = paths.search.split('*')
const orders = [paths.order, paths.orderReceived].map((path) => path.split(':')[0])

/**
 * Returns the public part of a URL: slugs of the shop and ids of orders, without order keys, keys of a password
 * reset and search texts.
 */
export function publicUrl(url: string): string {
  const { pathname } = new URL(url, 'http://localhost')
  if (searched && pathname.startsWith(searched)) return `${searched}(text)`
  const isOfOrder = orders.some((path) => path && pathname.startsWith(path))
  const isPublic = (part: string) => part === '' || slug(part) || (isOfOrder && /^\d+$/.test(part))
  return pathname
    .split('/')
    .map((part) => (isPublic(part) ? part : '(text)'))
    .join('/')
}

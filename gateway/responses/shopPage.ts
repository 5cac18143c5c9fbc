import { safeUrl } from '../scalars/url.ts'
import { lastSegment } from './common.ts'

/**
 * Returns the slug of a product or a story and the path of its page, below `folder`. A link to another origin, which is
 * where the CMS shows it itself, leads to the shop's page; without a slug in the link, the id is the slug.
 */
export function toShopPage(link: string, id: string, folder: '/product/' | '/') {
  const slug = lastSegment(link.replace(/^https?:\/\/[^/]*/, '')) || id
  const isPath = link !== '' && !/^https?:/.test(link)
  return { slug, url: isPath ? safeUrl(link) : folder + encodeURIComponent(slug) }
}

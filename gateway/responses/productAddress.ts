import { safeUrl } from '../scalars/url.ts'
import { lastSegment } from './common.ts'

/**
 * Returns the slug of a product and the path of its page. A link to another origin, which is where the CMS shows the
 * product itself, leads to the shop's page; without a link, the id is the slug.
 */
export function toProductAddress(link: string, id: string): { slug: string; url: string } {
  const slug = lastSegment(link.replace(/^https?:\/\/[^/]*/, '')) || id
  const isPath = link !== '' && !/^https?:/.test(link)
  return { slug, url: isPath ? safeUrl(link) : `/product/${encodeURIComponent(slug)}` }
}

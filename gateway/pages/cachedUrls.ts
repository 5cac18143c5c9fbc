import type { PagePlanner } from '@vitrine/contract/pageTypes.ts'
import { LRUCache } from 'lru-cache'
import { isStorable } from './pageStore.ts'

/** The addresses of a page in the page cache. */
interface KnownUrl {
  /** The URL under which its page is stored; empty if it must not be stored. */
  stored: string
  /** The same address in its canonical spelling; undefined if it has that (routes.spelling). */
  canonical: string | undefined
}

/**
 * Returns a function that looks up a URL, path and query, and caches recent results: planning takes 15 µs, a quarter of
 * the time of serving a stored page.
 */
export function cachedUrls({ planPage }: PagePlanner): (url: string) => KnownUrl {
  const urls = new LRUCache<string, KnownUrl>({ max: 2000 })
  return (url) => {
    const before = urls.get(url)
    if (before) return before
    const { pageUrl, isShareable } = planPage(url)
    const addresses = {
      stored: isShareable ? pageUrl : '',
      canonical: cachedSpelling(url, pageUrl),
    }
    if (isStorable(url)) urls.set(url, addresses)
    return addresses
  }
}

/** The URL with the path of its page, if it has another. */
export function cachedSpelling(url: string, pageUrl: string): string | undefined {
  const [path = ''] = url.split('?', 1)
  const [canonical = ''] = pageUrl.split('?', 1)
  return path === canonical ? undefined : canonical + url.slice(path.length)
}

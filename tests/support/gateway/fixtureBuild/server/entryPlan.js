import { documentHash, texts } from './documents.js'

/** @type {Record<string, string>} Two renamed pages, and two whose data leads round in a circle. */
const moves = {
  '/first': '/former',
  '/former': '/current',
  '/round': '/and-round',
  '/and-round': '/round',
}

/**
 * Plans a page of the fixture: /shop reads the listing and `s`, /both everything, other pages the stores.
 * @param {string} url
 */
export function planPage(url) {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  const s = searchParams.get('s')
  const order = searchParams.get('order')
  const search = pathname === '/shop' && s ? `?${new URLSearchParams({ s })}` : ''
  const stores = { hash: documentHash(texts.stores), variables: {} }
  const gone = { hash: documentHash(texts.gone), variables: {} }
  const listing = { hash: documentHash(texts.listing), variables: { s } }
  return {
    pageUrl: pathname + (order ? `?order=${order}` : search),
    module: '',
    isShareable: !order,
    queries: { '/shop': [listing], '/both': [stores, listing], '/nowhere-now': [stores, gone] }[
      pathname
    ] ?? [stores],
    images: () => (pathname === '/picture' ? ['/media/first.avif'] : []),
    moved: () => moves[pathname],
    tags: () => undefined,
  }
}

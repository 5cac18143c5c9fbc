import { LRUCache } from 'lru-cache'
import type { Coding } from './pageContent.ts'

// Few different values occur, so the results are cached.
const codings = new LRUCache<string, Coding>({ max: 100 })

/** The coding for a request's Accept-Encoding: brotli if accepted, else gzip, else none (RFC 9110, 12.5.3). */
export function codingFor(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity'
  const before = codings.get(acceptEncoding)
  if (before) return before
  const qualities = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality)]
    }),
  )
  const accepts = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
  const coding = accepts('br') ? 'br' : accepts('gzip') || accepts('x-gzip') ? 'gzip' : 'identity'
  if (acceptEncoding.length < 200) codings.set(acceptEncoding, coding)
  return coding
}

const entityTag = /(?:W\/)?"([^"]*)"/g

/**
 * Whether an If-None-Match header matches a document, by a weak comparison: every coding of the document is the same
 * page, and `*` matches all.
 */
export function matchesDocument(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch?.includes(hash)) return ifNoneMatch?.trim() === '*'
  for (const [, tag] of ifNoneMatch.matchAll(entityTag))
    if (tag?.split('.', 1)[0] === hash) return true
  return false
}

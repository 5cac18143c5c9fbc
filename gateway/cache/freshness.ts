import { LRUCache } from 'lru-cache'
import type { CmsResponse } from '../upstream/responseReader.ts'

/** The time that a response may be used, in milliseconds since it was received. */
export interface Freshness {
  /** The time without a new request. */
  fresh: number
  /** The time during which it is revalidated in the background. */
  stale: number
  /** The time for which it is served while the CMS is unavailable. */
  onError: number
}

const day = 86_400_000

type Directives = ReadonlyMap<string, string>

// Few different values occur, so the parsed ones are cached.
const parsed = new LRUCache<string, Directives>({ max: 100 })

function directives(header: string): Directives {
  const before = parsed.get(header)
  if (before) return before
  const parts = header.toLowerCase().split(',')
  const read = new Map(
    parts.map((part) => {
      const [name = '', value = ''] = part.trim().split('=', 2)
      return [name, value.replaceAll('"', '')]
    }),
  )
  parsed.set(header, read)
  return read
}

/**
 * Parses the Cache-Control of a public response; undefined if it must not be cached. A cacheable response may also be
 * used for a day while the CMS is down, unless stale-if-error says otherwise.
 */
export function responseFreshness(headers: CmsResponse['headers']): Freshness | undefined {
  const header = headers['cache-control']
  if (typeof header !== 'string') return undefined
  const values = directives(header)
  if (values.has('no-store') || values.has('private')) return undefined
  const milliseconds = (name: string) => {
    const seconds = Number(values.get(name))
    return values.get(name) && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
  }
  const age = Number(headers['age'] ?? 0) * 1000
  const lifetime = milliseconds('s-maxage') ?? milliseconds('max-age') ?? 0
  const fresh = values.has('no-cache')
    ? 0
    : Math.max(0, lifetime - (Number.isFinite(age) ? age : 0))
  return {
    fresh,
    stale: milliseconds('stale-while-revalidate') ?? 0,
    onError: milliseconds('stale-if-error') ?? (values.has('must-revalidate') ? 0 : day),
  }
}

import type { Lifetime } from '../cache/lifetime.ts'
import type { PageVerdict } from '../telemetry/metrics.ts'
import type { PageContent } from './pageContent.ts'
import type { MadePage } from './pageMaker.ts'
import type { StoredPage } from './pageStore.ts'

/** A page as a request gets it. */
export interface ServedPage {
  status: 200 | 404 | 503
  content: PageContent
  /** The address under which it is stored. */
  address: string | undefined
  verdict: PageVerdict
  /** Milliseconds for which shared caches may use it, and then while they request it again. Both 0: not at all. */
  fresh: number
  stale: number
  /** Names the render in the log where not all of the page's data could be loaded. */
  failedId: string | undefined
}

/** Milliseconds for which an address is known to lead nowhere. */
const notFoundFresh = 5000
/** Milliseconds after which a page is made anew at the earliest. */
export const minInterval = 1000
const maxLife = 86_400_000

/** A stored page for one request; `now` is in milliseconds. */
export const served = (
  address: string,
  page: StoredPage,
  verdict: PageVerdict,
  now: number,
): ServedPage => ({
  status: page.status,
  address,
  content: page.content,
  verdict,
  fresh: Math.max(0, Math.min(page.revalidateAt, page.lifetime.freshUntil) - now),
  stale: Math.max(0, page.lifetime.staleUntil - Math.max(page.lifetime.freshUntil, now)),
  failedId: undefined,
})

/** A page that has just been made, as it is stored; undefined if it must not be. */
export function storable(
  made: MadePage,
  paths: Iterable<string>,
  now: number,
): StoredPage | undefined {
  const { status, content, isWhole, lacksPicture } = made
  if (status === 503 || !isWhole) return undefined
  const lifetime = until(made.lifetime, now + (status === 404 ? notFoundFresh : maxLife))
  if (lifetime.usableUntil <= now) return undefined
  // A picture that is being fetched will have arrived by then.
  const renewAt = lacksPicture ? now : lifetime.freshUntil
  return {
    status,
    content,
    paths: [...paths],
    lifetime,
    revalidateAt: Math.max(renewAt, now + minInterval),
  }
}

const until = ({ freshUntil, staleUntil, usableUntil }: Lifetime, end: number): Lifetime => ({
  freshUntil: Math.min(freshUntil, end),
  staleUntil: Math.min(staleUntil, end),
  usableUntil: Math.min(usableUntil, end),
})

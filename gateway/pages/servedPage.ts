import type { Lifetime } from '../cache/lifetime.ts'
import type { PageVerdict } from '../telemetry/metrics.ts'
import type { UpstreamCall } from '../telemetry/upstreamCall.ts'
import type { PageContent } from './pageContent.ts'
import type { StoredPage } from './pageStore.ts'
import type { PageRender } from './renderPage.ts'

/** A page to send, stored or rendered for the request. */
export interface ServedPage {
  status: 200 | 404 | 410 | 503
  content: PageContent
  /** The URL under which it is stored; undefined if it is not. */
  pageUrl: string | undefined
  verdict: PageVerdict
  /**
   * Milliseconds for which shared caches may use it, then use it while they revalidate; both are 0 if they must not.
   */
  fresh: number
  stale: number
  /** The id of the render in the log if some of its data could not be loaded. */
  failedId: string | undefined
  /** The calls to the CMS of the render for this request; none for a stored page. */
  calls: readonly UpstreamCall[]
}

/** Milliseconds for which a 404 page is stored. */
const notFoundLifetime = 5000
/** Minimum milliseconds between two renders of a page. */
export const minInterval = 1000
const maxLifetime = 86_400_000

/** Converts a stored page for a response; `now` is in milliseconds. */
export const toServedPage = (
  pageUrl: string,
  page: StoredPage,
  verdict: PageVerdict,
  now: number,
): ServedPage => ({
  status: page.status,
  pageUrl,
  content: page.content,
  verdict,
  fresh: Math.max(0, Math.min(page.revalidateAt, page.lifetime.freshUntil) - now),
  stale: Math.max(0, page.lifetime.staleUntil - Math.max(page.lifetime.freshUntil, now)),
  failedId: undefined,
  calls: [],
})

/** Converts a rendered page for the store; undefined if it must not be stored. */
export function toStoredPage(
  render: PageRender,
  paths: Iterable<string>,
  now: number,
): StoredPage | undefined {
  const { status, content, isComplete, lacksImage } = render
  if (status === 503 || !isComplete) return undefined
  const lifetime = until(render.lifetime, now + (status === 404 ? notFoundLifetime : maxLifetime))
  if (lifetime.usableUntil <= now) return undefined
  // Rendered again soon, to inline the image that is still being fetched.
  const staleAt = lacksImage ? now : lifetime.freshUntil
  return {
    status,
    content,
    paths: [...paths],
    lifetime,
    revalidateAt: Math.max(staleAt, now + minInterval),
  }
}

const until = ({ freshUntil, staleUntil, usableUntil }: Lifetime, end: number): Lifetime => ({
  freshUntil: Math.min(freshUntil, end),
  staleUntil: Math.min(staleUntil, end),
  usableUntil: Math.min(usableUntil, end),
})

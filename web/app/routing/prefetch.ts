import type { ApolloClient } from '@apollo/client'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { whenIdle } from '#web/boot/tasks.ts'
import { linkOf, shopUrl } from './links.ts'
import { loadPage, readPageAhead } from './load.ts'
import { matchUrl } from './matchUrl.ts'
import { PrefetchQueue } from './PrefetchQueue.ts'
import { loadPageCode } from './pageCode.ts'
import { watchVisibleLinks } from './visibleLinks.ts'

/** The part of the Network Information API that is used here; only some browsers have it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const slowTypes = ['slow-2g', '2g', '3g']

/** Whether the browser saves data, or the connection is too slow to load more than is needed. */
function isConnectionConstrained(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || slowTypes.includes(connection?.effectiveType ?? '')
}

/** Low limits, so that prefetching does not delay the page's own requests. */
const limits = { maxConcurrent: 2, maxFetches: 16 }

/**
 * Prefetches code and data of linked pages: immediately when a link is hovered, focused or touched, and when the browser
 * is idle for links on the screen, because phones have no hover.
 */
export function prefetchLinks(client: ApolloClient): void {
  const queue = new PrefetchQueue((url) => fetchPage(client, url), limits)
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      name,
      (event) => {
        const link = linkOf(event)
        const url = link && shopUrl(link)
        if (url) queue.fetchNow(url.pathname + url.search)
      },
      { passive: true },
    )
  const watch = async () => {
    await firstInteraction()
    if (isConnectionConstrained()) return
    watchVisibleLinks(queue)
  }
  whenIdle(watch)
}

/** Loads a page's code and data in parallel. Rejects unless both are complete; opening the page reports the error. */
async function fetchPage(client: ApolloClient, url: string) {
  const { pathname, search } = new URL(url, location.origin)
  const match = matchUrl({ path: pathname, search })
  const code = loadPageCode(match.page)
  const [{ errorCode }] = await Promise.all([loadPage(client, match), code])
  if (errorCode) throw new Error(errorCode)
  await readPageAhead(client, match)
}

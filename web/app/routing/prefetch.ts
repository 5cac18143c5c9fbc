import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { whenIdle } from '#web/boot/whenIdle.ts'
import { isConnectionConstrained } from '#web/lib/connection.ts'
import type { ShopClient } from '../../core/data/shopClient.ts'
import { linkOf, shopAddress } from './links.ts'
import { loadPage, readPageAhead } from './load.ts'
import { matchAddress } from './matchAddress.ts'
import { PrefetchQueue } from './PrefetchQueue.ts'
import { loadPageCode } from './pageCode.ts'
import { watchVisibleLinks } from './visibleLinks.ts'

/** On-screen links are many: few at a time leave the connection to the page itself. */
const limits = { maxConcurrent: 2, maxFetches: 16 }

/**
 * Fetches code and data of linked pages ahead: of a link that is pointed at, focused or touched at once, of links on the
 * screen when there is time, as phones have no hover.
 */
export function prefetchLinks(client: ShopClient): void {
  const queue = new PrefetchQueue((address) => fetchPage(client, address), limits)
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      name,
      (event) => {
        const link = linkOf(event)
        const url = link && shopAddress(link)
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

/** Loads a page's code and data, side by side. Rejects unless both are complete; that shows when the page is opened. */
async function fetchPage(client: ShopClient, address: string) {
  const { pathname, search } = new URL(address, location.origin)
  const match = matchAddress({ path: pathname, search })
  const code = loadPageCode(match.page)
  const [{ errorCode }] = await Promise.all([loadPage(client, match), code])
  if (errorCode) throw new Error(errorCode)
  await readPageAhead(client, match)
}

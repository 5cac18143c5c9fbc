import type { ApolloClient } from '@apollo/client'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { whenIdle } from '#web/boot/tasks.ts'
import { eventLink, shopUrl } from './links.ts'
import { loadPage, readPageAhead } from './load.ts'
import { matchUrl } from './matchPage.ts'
import { PrefetchQueue } from './PrefetchQueue.ts'
import { loadPageCode } from './pageCode.ts'

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
        const link = eventLink(event)
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

/** Loads a page's code and data in parallel. Rejects unless both are complete. */
async function fetchPage(client: ApolloClient, url: string) {
  const { pathname, search } = new URL(url, location.origin)
  const match = matchUrl({ path: pathname, search })
  const code = loadPageCode(match.page)
  const [{ errorCode }] = await Promise.all([loadPage(client, match), code])
  if (errorCode) throw new Error(errorCode)
  await readPageAhead(client, match)
}

/** Queues the pages of links in the main content while they are on the screen, and removes them when they leave it. */
function watchVisibleLinks(queue: PrefetchQueue): void {
  const visible = new Set<string>()
  const queueVisible = onceIdle(() => {
    for (const url of visible) queue.add(url)
  })
  /** Links that were observed, with the URL that each leads to. */
  const urls = new WeakMap<Element, string | undefined>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const url = urls.get(target)
      if (!url) continue
      if (isIntersecting) visible.add(url)
      else {
        visible.delete(url)
        queue.remove(url)
      }
    }
    queueVisible()
  })
  const observe = () => {
    for (const link of document.querySelectorAll('main a[href]')) {
      if (urls.has(link)) continue
      urls.set(link, urlOf(link))
      observer.observe(link)
    }
  }
  new MutationObserver(onceIdle(observe)).observe(document.body, { childList: true, subtree: true })
  observe()
  window.addEventListener('pushState', () => queue.clear())
  window.addEventListener('popstate', () => queue.clear())
}

function urlOf(link: Element): string | undefined {
  const url = link instanceof HTMLAnchorElement ? shopUrl(link) : undefined
  if (!url || url.pathname === location.pathname) return undefined
  return url.pathname + url.search
}

/** Returns a function that runs the task once the browser is idle, however often it was called until then. */
function onceIdle(task: () => void) {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => {
      isScheduled = false
      task()
    })
  }
}

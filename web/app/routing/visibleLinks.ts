import { whenIdle } from '#web/boot/tasks.ts'
import { shopAddress } from './links.ts'
import type { PrefetchQueue } from './PrefetchQueue.ts'

/** Queues the pages of links in the main content while they are on the screen, and removes them when they leave it. */
export function watchVisibleLinks(queue: PrefetchQueue): void {
  const visible = new Set<string>()
  const queueVisible = onceIdle(() => {
    for (const address of visible) queue.add(address)
  })
  /** Links that were observed, with the address that each leads to. */
  const addresses = new WeakMap<Element, string | undefined>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const address = addresses.get(target)
      if (!address) continue
      if (isIntersecting) visible.add(address)
      else {
        visible.delete(address)
        queue.remove(address)
      }
    }
    queueVisible()
  })
  const observe = () => {
    for (const link of document.querySelectorAll('main a[href]')) {
      if (addresses.has(link)) continue
      addresses.set(link, addressOf(link))
      observer.observe(link)
    }
  }
  new MutationObserver(onceIdle(observe)).observe(document.body, { childList: true, subtree: true })
  observe()
  window.addEventListener('pushState', () => queue.clear())
  window.addEventListener('popstate', () => queue.clear())
}

function addressOf(link: Element): string | undefined {
  const url = link instanceof HTMLAnchorElement ? shopAddress(link) : undefined
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

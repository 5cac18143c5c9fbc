import { whenIdle } from '#web/boot/tasks.ts'
import { shopUrl } from './links.ts'
import type { PrefetchQueue } from './PrefetchQueue.ts'

/** Queues the pages of links in the main content while they are on the screen, and removes them when they leave it. */
export function watchVisibleLinks(queue: PrefetchQueue): void {
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

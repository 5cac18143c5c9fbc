import { navigate } from 'wouter/use-browser-location'
import { layOutAll } from './scroll.ts'

/** Paths that belong to servers, not to the single-page shop (SPEC §2, DESIGN §1, §9). */
const serverPaths = /^\/(graphql|media|component|auth|invoice|api|_machines|checkout)(\/|$)/

/** The address inside the shop that an event's link leads to, if it is one the shop itself opens. */
function shopAddress(event: Event): URL | undefined {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(target instanceof HTMLAnchorElement)) return undefined
  if (target.target && target.target !== '_self') return undefined
  if (target.hasAttribute('download')) return undefined
  const url = new URL(target.href)
  return url.origin === location.origin && !serverPaths.test(url.pathname) ? url : undefined
}

/** Opens links inside the shop without a page load, wherever they stand, also in editors' HTML. */
export function followLinks(prefetch: (url: URL) => void) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Without a connection the service worker has the page, if anything has.
    const url = navigator.onLine ? shopAddress(event) : undefined
    if (!url) return
    const samePage = url.pathname === location.pathname && url.search === location.search
    if (samePage && url.hash) return layOutAll()
    event.preventDefault()
    if (!samePage) navigate(url.pathname + url.search + url.hash)
  })
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      name,
      (event) => {
        const url = shopAddress(event)
        if (url) prefetch(url)
      },
      { passive: true },
    )
}

import { sitePath } from '@vitrine/contract/sitePath.ts'
import { navigate } from 'wouter/use-browser-location'
import { newEntryState } from '#web/core/historyEntry.ts'
import { englishPath, language, languageOfPath } from '#web/lib/language.ts'
import { rememberPressedLink } from '../../lib/pressedLink.ts'
import { matchUrl } from './matchPage.ts'
import { layOutAll } from './scroll.ts'

/** Paths that the browser loads from the server. */
const serverPaths =
  /^\/(graphql|media|component|auth|invoice|promptpay|api|_machines|checkout)(\/|$)/

/** Returns the URL that a link leads to; undefined unless the shop itself opens it in this tab. */
export function shopUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target && link.target !== '_self') return undefined
  if (link.hasAttribute('download')) return undefined
  // The policy of a page that takes cards must not outlive it (payment.card.policy).
  const { pathname: path, search } = location
  if (matchUrl({ path, search }).page.takesCards) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin &&
    sitePath(url.pathname) !== undefined &&
    languageOfPath(url.pathname) === language() &&
    !serverPaths.test(englishPath(url.pathname))
    ? url
    : undefined
}

/** Returns the link that an event happened in. */
export function eventLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

/** Opens links inside the shop without a page load, wherever they are, also in editors' HTML. */
export function followLinks() {
  document.addEventListener('click', open)
  // Before the click: measuring after its style changes would force a layout.
  document.addEventListener('pointerdown', (event) => {
    const link = eventLink(event)
    if (link) {
      namePage(link)
      rememberPressedLink(link)
    }
  })
}

/** Names this page in a link to the other language, since not every browser sends the Referer (frame.language.switch). */
function namePage(link: HTMLAnchorElement) {
  if (link.origin === location.origin && /^(\/th)?\/language$/.test(link.pathname))
    link.search = `page=${encodeURIComponent(location.pathname + location.search)}`
}

function open(event: MouseEvent) {
  const link = eventLink(event)
  if (link) namePage(link)
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // Offline, only the service worker may have the page.
  const url = link && navigator.onLine ? shopUrl(link) : undefined
  if (!link || !url) return
  const samePage = url.pathname === location.pathname && url.search === location.search
  if (samePage && url.hash) return layOutAll()
  event.preventDefault()
  if (samePage) return
  const isByKeyboard = event.detail === 0
  if (isByKeyboard) rememberPressedLink(link)
  navigate(url.pathname + url.search + url.hash, { state: newEntryState() })
}

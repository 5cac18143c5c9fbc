import type { Destination } from '#machines/navigation/navigationSetup.ts'
import { isAlive } from '#web/boot/earlyClicks.ts'
import {
  recallFromEntry,
  rememberInEntry,
  saveEntries,
  shownEntryKey,
} from '#web/core/historyEntry.ts'

/** Where one was on a page: how far down, and on which link. */
interface Place {
  top: number
  link: string | null
}

const name = 'place'
const patienceMilliseconds = 15_000
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Restores the position of a page that was reloaded, and saves positions when the document goes. */
export function keepScroll() {
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    rememberPosition()
    saveEntries()
  })
  const entry = shownEntryKey()
  // A first visit stays where its reader has scrolled by now, or where the browser found the address's anchor.
  if (hasPlace(readPlace(entry))) restore(entry)
}

/** Remembers the scroll position and the focused link of the page that is rendered. */
export function rememberPosition() {
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null
  rememberInEntry(shownEntryKey(), name, { top: window.scrollY, link } satisfies Place)
}

/** A new page starts at its top; back and forward return to where one was (SPEC §2). Called right before it is rendered. */
export function scrollForDestination({ entry, navigationType }: Destination) {
  if (navigationType === 'replace') return
  if (navigationType === 'traverse') return restore(entry)
  stopRestoring()
  if (history.state?.keepScroll) return
  delete document.documentElement.dataset['returns']
  window.scrollTo(0, 0)
  if (location.hash) goToAnchor()
}

const hasPlace = ({ top, link }: Place) => top > 0 || link !== null

let stopRestoring = () => {}

/** Scrolls once the page is tall enough again, and gives up as soon as someone else scrolls. */
function restore(key: string) {
  stopRestoring()
  const place = readPlace(key)
  if (hasPlace(place)) {
    const { top, link } = place
    repeat(() => {
      window.scrollTo(0, top)
      return isSettled() && Math.abs(window.scrollY - top) <= 1 && focusLink(link)
    })
  } else if (location.hash) goToAnchor()
  else window.scrollTo(0, 0)
}

/** Whether the page stands as it will: what only the browser knows is drawn, and no list is about to change. */
const isSettled = () => isAlive() && !document.querySelector('main [aria-busy="true"]')

/** Goes to what the address's `#` names, once it stands there. */
function goToAnchor() {
  repeat(() => {
    const anchor = document.getElementById(anchorName())
    anchor?.scrollIntoView()
    return anchor !== null
  })
}

function anchorName(): string {
  const name = location.hash.slice(1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Tries each frame until it succeeds, time runs out, or someone else scrolls. */
function repeat(scroll: () => boolean) {
  layOutAll()
  const given = new AbortController()
  stopRestoring = () => given.abort()
  for (const event of ownScrolling)
    window.addEventListener(event, stopRestoring, { signal: given.signal, passive: true })
  const deadline = performance.now() + patienceMilliseconds
  const attempt = () => {
    if (given.signal.aborted) return
    if (scroll() || performance.now() > deadline) given.abort()
    else requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}

/** Stands in the HTML: the browser finds the address's anchor where it will be. */
export const layOutForAnchor = `if(location.hash)document.documentElement.dataset.returns="";`

/** Gives what is far away its true height (tokens.css), so that a place further down is where it will be. */
export function layOutAll() {
  document.documentElement.dataset['returns'] = ''
}

/** Gives the focus back to the link one had left by, once it stands there. */
function focusLink(href: string | null): boolean {
  if (!href) return true
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
  link?.focus({ preventScroll: true })
  return link !== null
}

function readPlace(key: string): Place {
  const place = recallFromEntry(key, name)
  if (!place || typeof place !== 'object') return { top: 0, link: null }
  const top = 'top' in place ? Number(place.top) || 0 : 0
  return { top, link: 'link' in place && place.link ? String(place.link) : null }
}

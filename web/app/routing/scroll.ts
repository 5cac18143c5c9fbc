import type { Destination } from '@vitrine/machines/navigation/navigation.ts'
import { isHydrated } from '#web/boot/earlyEvents.ts'
import { readFromEntry, saveEntries, shownEntryKey, storeInEntry } from '#web/core/historyEntry.ts'

interface ScrollPosition {
  /** The scroll offset in px. */
  top: number
  /** The URL of the focused link. */
  link: string | null
  /** The distance in px of the first link with this URL from the top of the viewport. */
  linkTop: number
}

const name = 'scroll'
const timeoutMilliseconds = 15_000
const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Restores the position of a reloaded page, and saves positions when the document is unloaded. */
export function restoreScroll() {
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    storeScrollPosition()
    saveEntries()
  })
  const entry = shownEntryKey()
  // Without a stored position, the browser's own is right: the top, an anchor, or wherever the visitor has scrolled.
  if (isRestorable(readPosition(entry))) restore(entry)
}

/** Stores the scroll position and the focused link of the rendered page. */
export function storeScrollPosition() {
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null
  const linkTop = (link && findLink(link)?.getBoundingClientRect().top) || 0
  storeInEntry(shownEntryKey(), name, {
    top: window.scrollY,
    link,
    linkTop,
  } satisfies ScrollPosition)
}

/**
 * Scrolls a new page to its top or its anchor, and restores the position for back and forward, right before the page
 * renders.
 */
export function scrollForDestination({ entry, navigationType }: Destination) {
  if (navigationType === 'replace') return
  if (navigationType === 'traverse') return restore(entry)
  stopRestoring()
  if (history.state?.keepScroll) return
  delete document.documentElement.dataset['restoring']
  window.scrollTo(0, 0)
  if (location.hash) goToAnchor()
}

const isRestorable = ({ top, link }: ScrollPosition) => top > 0 || link !== null

let stopRestoring = () => {}

/** Scrolls once the page is tall enough, and stops as soon as the visitor scrolls. */
function restore(key: string) {
  stopRestoring()
  const position = readPosition(key)
  if (isRestorable(position)) {
    const { top, link, linkTop } = position
    retryEachFrame(() => {
      window.scrollTo(0, top)
      if (!isSettled()) return false
      if (link === null) return Math.abs(window.scrollY - top) <= 1
      return focusLink(link, linkTop)
    })
  } else if (location.hash) goToAnchor()
  else window.scrollTo(0, 0)
}

/** Whether the page is complete: hydrated, and with no list that is loading. */
const isSettled = () => isHydrated() && !document.querySelector('main [aria-busy="true"]')

/** Scrolls to the element that the URL's `#` names, once it exists. */
function goToAnchor() {
  retryEachFrame(() => {
    const name = anchorName()
    // Editors write links to the ids that they gave; the gateway prefixes those (security.html.ids).
    const anchor = document.getElementById(name) ?? document.getElementById(`content-${name}`)
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

/** Tries in each frame until it succeeds, times out, or the visitor scrolls. */
function retryEachFrame(scroll: () => boolean) {
  layOutAll()
  const attempts = new AbortController()
  stopRestoring = () => attempts.abort()
  for (const event of userScrollEvents)
    window.addEventListener(event, stopRestoring, { signal: attempts.signal, passive: true })
  const deadline = performance.now() + timeoutMilliseconds
  const attempt = () => {
    if (attempts.signal.aborted) return
    if (scroll() || performance.now() > deadline) attempts.abort()
    else requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}

/** An inline script that lays out the whole page when the URL has an anchor, so that the browser scrolls to its final position. */
export const layOutForAnchor = `if(location.hash)document.documentElement.dataset.restoring="";`

/** Lays out the content below the first screen (tokens.css), so that positions further down are final. */
export function layOutAll() {
  document.documentElement.dataset['restoring'] = ''
}

/**
 * Focuses the link that was focused when the page was left, at its former position in the viewport. Returns false while
 * it does not exist.
 */
function focusLink(href: string, top: number): boolean {
  const link = findLink(href)
  if (!link) return false
  window.scrollBy(0, link.getBoundingClientRect().top - top)
  link.focus({ preventScroll: true })
  return true
}

const findLink = (href: string) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)

function readPosition(key: string): ScrollPosition {
  const stored = readFromEntry(key, name)
  const position: { [field: string]: unknown } =
    stored && typeof stored === 'object' ? { ...stored } : {}
  return {
    top: Number(position['top']) || 0,
    link: position['link'] ? String(position['link']) : null,
    linkTop: Number(position['linkTop']) || 0,
  }
}

/** The entry of the history that stands open. */
function entryKey() {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'key' in state ? String(state.key) : 'first'
}

const storageKey = (key: string) => `scroll:${key}`

/** A new page starts at its top; back and forward, and a reload, return to where one was (SPEC §2). */
export function keepScroll() {
  history.scrollRestoration = 'manual'
  let current = entryKey()
  const remember = () => {
    try {
      sessionStorage.setItem(storageKey(current), String(window.scrollY))
    } catch {
      // Blocked storage: back leads to the top, nothing else is lost.
    }
  }
  window.addEventListener('pagehide', remember)
  window.addEventListener('popstate', () => {
    remember()
    current = entryKey()
    restore(current)
  })
  // wouter tells of its own pushState calls by an event of that name.
  window.addEventListener('pushState', () => {
    remember()
    current = entryKey()
    window.scrollTo(0, 0)
  })
  restore(current)
}

/** Scrolls once the page is tall enough again, and gives up as soon as someone else scrolls. */
function restore(key: string) {
  const offset = readOffset(key)
  if (offset === 0) return window.scrollTo(0, 0)
  let attempts = 60
  const attempt = () => {
    window.scrollTo(0, offset)
    if (Math.abs(window.scrollY - offset) > 1 && attempts-- > 0) requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}

function readOffset(key: string) {
  try {
    return Number(sessionStorage.getItem(storageKey(key)) ?? 0)
  } catch {
    return 0
  }
}

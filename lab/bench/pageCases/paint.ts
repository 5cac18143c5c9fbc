import type { Page } from '@playwright/test'

/** Starts the message of the page that says how long it took; nothing polls it meanwhile. */
const message = 'bench.painted '

/** The expected paint: elements whose text has changed since the start, or that are new. */
interface Watch {
  selectors: string[]
  before: (string | null)[]
  /** Milliseconds since 1970 with fractions, so that a navigation to another document does not matter. */
  started?: number
  painted?: number
}

declare global {
  interface Window {
    watchPaint?: (watch: Watch, isStarted: boolean) => void
  }
}

/** Runs in every document before its own scripts. */
function installWatch() {
  const storageKey = 'bench.watch'
  const stored = sessionStorage.getItem(storageKey)
  let watch: Watch | undefined = stored ? JSON.parse(stored) : undefined
  let isScheduled = false
  const save = () => sessionStorage.setItem(storageKey, JSON.stringify(watch))
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() || null

  function isShown({ selectors, before }: Watch) {
    return selectors.every((selector, index) => {
      const text = textOf(selector)
      return text !== null && text !== before[index]
    })
  }

  function check() {
    if (isScheduled || !watch?.started || watch.painted || !isShown(watch)) return
    isScheduled = true
    requestAnimationFrame(() => {
      // A message is handled after the frame has been painted.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        isScheduled = false
        if (!watch) return
        watch.painted = performance.timeOrigin + performance.now()
        save()
        console.debug(`bench.painted ${watch.painted - (watch.started ?? Number.NaN)}`)
      }
      channel.port2.postMessage(null)
    })
  }

  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!watch || watch.started) return
      watch.started = performance.timeOrigin + timeStamp
      save()
    },
    { capture: true },
  )
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  window.watchPaint = (next, isStarted) => {
    watch = { ...next, before: next.selectors.map(textOf) }
    if (isStarted) watch.started = performance.timeOrigin + performance.now()
    save()
  }
}

/** Prepares a page, before it is opened, to measure the time from a tap to a paint. */
export const prepareWatch = (page: Page) => page.addInitScript(installWatch)

/**
 * Milliseconds from the next click, or with `isStarted` from now, to the frame in which all the elements show a new
 * text. `act` causes it. Rejects when nothing is painted in 20 s.
 */
export async function untilPainted(
  page: Page,
  selectors: string[],
  act: () => Promise<unknown>,
  isStarted = false,
): Promise<number> {
  await page.evaluate(
    ([watched, started]) => window.watchPaint?.({ selectors: watched, before: [] }, started),
    [selectors, isStarted] as const,
  )
  const painted = page.waitForEvent('console', {
    predicate: (event) => event.text().startsWith(message),
    timeout: 20_000,
  })
  await Promise.all([painted, act()])
  return Number((await painted).text().slice(message.length))
}

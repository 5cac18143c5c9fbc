import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'

/** Milliseconds without scripts of the benchmark before a tap. */
const calm = 200
/** Milliseconds that a finger rests on the screen: short for a person, whose taps last 60 to 150. */
const contact = 60

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Taps an element's middle, or for an element without a size that of its label, as a finger does. `locator.tap()`
 * checks in the page, within the tap's own events, what it hits: 40 ms at CPU ×4 that no shopper waits. Here the check
 * comes before. Rejects when something else would be hit.
 */
export async function tap(element: Locator): Promise<void> {
  const page = element.page()
  await element.waitFor({ state: 'attached' })
  await element.evaluate((node) => {
    const rect = node.getBoundingClientRect()
    // A bar that stays at the bottom may cover what is in the window.
    const bar = 120
    if (rect.top < 0 || rect.bottom > innerHeight - bar) node.scrollIntoView({ block: 'center' })
  })
  const point = await stablePoint(page, element)
  await page.waitForTimeout(calm)
  const touch = await touchOf(page)
  await touch('touchStart', point)
  await delay(contact)
  await touch('touchEnd')
}

interface Point {
  x: number
  y: number
}

/** Moves a finger along points of the window. */
export async function drag(page: Page, [first, ...rest]: readonly Point[]): Promise<void> {
  const touch = await touchOf(page)
  await touch('touchStart', first)
  for (const point of rest) {
    await delay(contact)
    await touch('touchMove', point)
  }
  // The finger rests before it lifts: a fling would still move when the next tap comes, which would only stop it.
  await delay(contact)
  await touch('touchEnd')
}

async function touchOf(page: Page) {
  const session = await sessionOf(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The middle of an element that does not move any more. */
async function stablePoint(page: Page, element: Locator, tries = 40) {
  let before = ''
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { x, y, isHit } = await element.evaluate((node) => {
      const label = node instanceof HTMLInputElement ? node.labels?.[0] : undefined
      const rect = (label ?? node).getBoundingClientRect()
      const point = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
      const hit = document.elementFromPoint(point.x, point.y)
      return { ...point, isHit: [node, label].some((target) => target?.contains(hit)) }
    })
    const now = `${x},${y}`
    if (isHit && now === before) return { x, y }
    before = now
    await page.waitForTimeout(50)
  }
  throw new Error(`${element} is covered by something else, or does not stop moving.`)
}

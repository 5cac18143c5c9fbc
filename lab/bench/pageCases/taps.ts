import type { Browser, Page } from '@playwright/test'
import { median } from '../shared/goals.ts'
import type { Peer } from '../shared/peer.ts'
import { openContext, slowDown, slowNetwork, type Visitor } from './browser.ts'
import { cardMove, type Move, moves } from './moves.ts'
import { prepareWatch, untilPainted } from './paint.ts'
import { besideFigure, type Line, printTitle } from './report.ts'
import { tap } from './touch.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
/** Milliseconds that a shopper looks at a page, and then at the element to tap. */
const reading = 2500
const aiming = 1500

/** A shop whose navigations are timed, and its visitor. */
export interface Stage {
  browser: Browser
  url: string
  visitor?: Visitor
}

/** Milliseconds from the tap of a move to the paint of its result. */
async function time({ browser, url, visitor }: Stage, move: Move, round: number, isSlow: boolean) {
  const context = await openContext(browser, move.device, visitor)
  try {
    const page = await context.newPage()
    await prepareWatch(page)
    await page.goto(url + move.path, { waitUntil: 'load' })
    await page.waitForTimeout(reading)
    if (isSlow) await slowDown(page, slowNetwork)
    await move.prepare?.(page)
    return await act(page, move, round)
  } finally {
    await context.close()
  }
}

async function act(page: Page, { target, painted, device }: Move, round: number) {
  const element = target?.(page, round)
  // The browser's own button is no part of the page: the measurement begins with the navigation.
  if (!element) return untilPainted(page, painted, () => page.evaluate(() => history.back()), true)
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  if (device === 'phone') {
    await page.waitForTimeout(aiming)
    return untilPainted(page, painted, () => tap(element))
  }
  await element.hover()
  await page.waitForTimeout(500)
  return untilPainted(page, painted, () => element.click())
}

/** Measures a tap on a card, on a phone that cannot hover, and the peer's in turn. */
export async function measureCardTap(stage: Stage, peer: Peer | undefined) {
  const print = await printTitle('Tap on a card', `phone without hover, median of ${rounds}`)
  // Links to products of the peer start with the same path.
  const folder = peer?.product.slice(0, peer.product.lastIndexOf('/') + 1)
  const peerStage = peer && { browser: stage.browser, url: peer.url }
  const peerMove: Move | undefined = peer && {
    ...cardMove,
    path: peer.listing,
    target: (page, round) =>
      page.locator(`a[href*="${folder}"]:visible:has(img)`).nth(2 + (round % 8)),
  }
  for (const isSlow of [false, true]) {
    const times: number[] = []
    const peerTimes: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(await time(stage, cardMove, round, isSlow))
      if (peerStage && peerMove) peerTimes.push(await time(peerStage, peerMove, round, isSlow))
    }
    print({
      ...lineOf(cardMove, isSlow, times),
      peer: besideFigure(peer, () => median(peerTimes)),
      ...(isSlow && { ratio: 0.3 }),
    })
  }
}

/** Measures the other navigations. */
export async function measureMoves(stage: Stage) {
  const print = await printTitle('From a tap, or Back, to the paint', `median of ${rounds}`)
  for (const move of moves)
    for (const isSlow of [false, true]) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1)
        times.push(await time(stage, move, round, isSlow))
      print(lineOf(move, isSlow, times))
    }
}

const lineOf = (move: Move, isSlow: boolean, times: number[]): Line => ({
  name: isSlow ? `${move.name}, at CPU ×4 and 1.6 Mbps` : move.name,
  unit: 'ms',
  value: median(times),
  goal: isSlow ? move.slow : move.goal,
  note: `(${[Math.min(...times), Math.max(...times)].map(Math.round).join('–')})`,
})

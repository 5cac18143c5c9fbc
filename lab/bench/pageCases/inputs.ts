import type { Page } from '@playwright/test'
import { figure, percentile } from '@vitrine/tests/support/measure/figures.ts'
import { median } from '../shared/goals.ts'
import type { Peer } from '../shared/peer.ts'
import { openContext, slowDown } from './browser.ts'
import { everShopVisits } from './everShopInputs.ts'
import { type Input, type Visit, visits } from './inputScript.ts'
import { besideFigure, printTitle } from './report.ts'
import type { Stage } from './taps.ts'

/** Milliseconds after an input until its events have been reported; they are after the next paint. */
const settling = 600
/** Milliseconds in which a shopper looks at a page before the first input. */
const reading = 3000
const rounds = Math.min(3, Number(process.env['BENCH_ROUNDS'] ?? 3))
/** Shorter events are not reported. */
const minDuration = 16

/** An event of an interaction: milliseconds from the input to the next paint, and where they went. */
interface Interaction {
  duration: number
  /** Until the first listener runs. */
  waiting: number
  /** In listeners. */
  running: number
}

declare global {
  interface Window {
    interactions?: Interaction[]
  }
}

/** Runs in every document before its own scripts. */
function recordInteractions() {
  window.interactions = []
  const timing = ({
    duration,
    startTime,
    processingStart,
    processingEnd,
  }: PerformanceEventTiming) => ({
    duration,
    waiting: processingStart - startTime,
    running: processingEnd - processingStart,
  })
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  // An event after which nothing is painted would be reported with the next blink of the caret, half a second later: a dot
  // changes its colour after each.
  const dot = document.createElement('i')
  dot.style.cssText =
    'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; background: #000'
  addEventListener('load', () => document.body.append(dot))
  const paint = () =>
    requestAnimationFrame(() => {
      dot.style.opacity = dot.style.opacity === '1' ? '0.9' : '1'
    })
  for (const type of ['keyup', 'pointerup', 'click'])
    addEventListener(type, paint, { capture: true, passive: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        window.interactions?.push(timing(entry as PerformanceEventTiming))
  }).observe(options)
}

/** Takes the longest of the events reported since the last call. */
const takeLongest = (page: Page): Promise<Interaction | undefined> =>
  page.evaluate(() => {
    const [longest] = (window.interactions ?? []).toSorted(
      (one, other) => other.duration - one.duration,
    )
    window.interactions = []
    return longest
  })

async function timeInput(page: Page, { name, act }: Input) {
  await takeLongest(page)
  await act(page)
  await page.waitForTimeout(settling)
  const unreported = { duration: minDuration, waiting: 0, running: 0 }
  return { name, ...unreported, ...(await takeLongest(page)) }
}

/** Runs a script once, on a new phone. */
async function timeScript({ browser, url, visitor }: Stage, script: readonly Visit[]) {
  const context = await openContext(browser, 'phone', visitor)
  const times: ({ name: string } & Interaction)[] = []
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await page.addInitScript(recordInteractions)
    await slowDown(page)
    for (const { path, inputs } of script) {
      await page.goto(url + path, { waitUntil: 'load' })
      await page.waitForTimeout(reading)
      for (const input of inputs) times.push(await timeInput(page, input))
    }
  } finally {
    await context.close()
  }
  return times
}

/**
 * Measures how long 40 taps and keystrokes wait for the next paint on a phone whose scripts run at a quarter of their
 * speed, and beside them those that the peer offers.
 */
export async function measureInputs(stage: Stage, peer: Peer | undefined) {
  const runs: Awaited<ReturnType<typeof timeScript>>[] = []
  const peerRuns: typeof runs = []
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await timeScript(stage, visits))
    if (peer) {
      const peerStage = { browser: stage.browser, url: peer.url }
      peerRuns.push(await timeScript(peerStage, everShopVisits(peer)))
    }
  }
  const [first = []] = runs
  const print = await printTitle(
    'Interaction to next paint at CPU ×4',
    `${first.length} inputs${peer ? ` (${peer.name}: ${peerRuns[0]?.length})` : ''} on a phone, median of ${rounds} runs`,
  )
  const line = (name: string, part: number, goals: { goal?: number; ratio?: number } = {}) => {
    const high = (item: typeof runs) =>
      item.map((times) =>
        percentile(
          times.map(({ duration }) => duration),
          part,
        ),
      )
    const highest = high(runs)
    print({
      name,
      unit: 'ms',
      value: median(highest),
      peer: besideFigure(peer, () => median(high(peerRuns))),
      ...goals,
      note: `(${Math.min(...highest)}–${Math.max(...highest)})`,
    })
  }
  line('p98', 0.98, { goal: 100, ratio: 0.5 })
  line('p75', 0.75)
  line('p50', 0.5)
  printSlowest(runs)
  if (peer) {
    console.log(`  ${peer.name}:`)
    printSlowest(peerRuns)
  }
}

/** Prints the ten inputs that waited longest, and what for. */
function printSlowest(runs: Awaited<ReturnType<typeof timeScript>>[]) {
  const [first = []] = runs
  const inputs = first.map(({ name }, index) => {
    const middle = (part: keyof Interaction) =>
      median(runs.flatMap((times) => times[index]?.[part] ?? []))
    return {
      name,
      duration: middle('duration'),
      waiting: middle('waiting'),
      running: middle('running'),
    }
  })
  const slowest = inputs.toSorted((one, other) => other.duration - one.duration).slice(0, 10)
  for (const { name, duration, waiting, running } of slowest)
    console.log(
      `  ${figure(duration)} ms  ${name} (${figure(waiting)} until listeners run, ${figure(running)} in them)`,
    )
}

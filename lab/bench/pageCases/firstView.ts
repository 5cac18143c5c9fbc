import type { CDPSession, Page } from '@playwright/test'
import { median } from '../shared/goals.ts'
import type { Peer } from '../shared/peer.ts'
import { lighthouseNetwork, openBrowser, openContext, slowDown } from './browser.ts'
import { besideFigure, printTitle } from './report.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)

/** Milliseconds after the load event in which deferred work and late tasks are still counted. */
const watched = 5000
/** A task blocks for the part of it beyond this, in milliseconds (https://web.dev/articles/tbt). */
const shortTask = 50

/** One view of a page: milliseconds, layout shift as a score, transferred kilobytes. */
type FirstView = Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'js' | 'html' | 'all', number>

const figures: {
  key: keyof FirstView
  name: string
  unit: string
  goal?: number
  ratio?: number
}[] = [
  { key: 'fcp', name: 'first contentful paint', unit: 'ms', ratio: 0.85 },
  { key: 'lcp', name: 'largest contentful paint', unit: 'ms', ratio: 0.7 },
  { key: 'tbt', name: 'total blocking time', unit: 'ms', goal: 100, ratio: 0.35 },
  { key: 'cls', name: 'layout shift', unit: '', goal: 0 },
  { key: 'html', name: 'HTML transferred', unit: 'kB', goal: 40 },
  { key: 'js', name: 'JavaScript transferred, deferred included', unit: 'kB' },
  { key: 'all', name: 'everything transferred', unit: 'kB' },
]

declare global {
  interface Window {
    viewEntries?: PerformanceEntry[]
  }
}

/** Runs in the page before its own scripts: collects what the browser reports of its tasks, paints and shifts. */
function recordView() {
  const entries: PerformanceEntry[] = []
  window.viewEntries = entries
  for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift'])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    })
}

/** Runs in the page: the times of its paints and tasks. */
function readView(limit: number) {
  const entries = window.viewEntries ?? []
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const fcp = paint?.startTime ?? Number.NaN
  const blocking = ofType('longtask').map(({ startTime, duration }) => {
    const start = Math.max(startTime, fcp)
    return Math.max(0, startTime + duration - start - limit)
  })
  const shifts = ofType('layout-shift').map((entry) => (entry as { value?: number }).value ?? 0)
  return {
    fcp,
    lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    tbt: blocking.reduce((sum, part) => sum + part, 0),
    cls: shifts.reduce((sum, value) => sum + value, 0),
  }
}

/** Counts the bytes that a page transfers, headers included, by the type of its requests. */
async function countBytes(session: CDPSession) {
  const types = new Map<string, string>()
  const bytes: { type: string | undefined; size: number }[] = []
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.push({ type: types.get(requestId), size: encodedDataLength }),
  )
  await session.send('Network.enable')
  return (type?: string) =>
    bytes.filter((one) => !type || one.type === type).reduce((sum, { size }) => sum + size, 0) /
    1000
}

/** Opens a page as a first visitor on a slow phone, in a new browser. */
async function viewOf(url: string): Promise<FirstView> {
  const browser = await openBrowser()
  try {
    const page: Page = await (await openContext(browser, 'phone')).newPage()
    await page.addInitScript(recordView)
    const kilobytes = await countBytes(await page.context().newCDPSession(page))
    await slowDown(page, lighthouseNetwork)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watched)
    return {
      ...(await page.evaluate(readView, shortTask)),
      html: kilobytes('Document'),
      js: kilobytes('Script'),
      all: kilobytes(),
    }
  } finally {
    await browser.close()
  }
}

/** Opens a page once, so that its server has rendered it and has its images. */
async function warmUp(url: string) {
  const browser = await openBrowser()
  try {
    const page = await (await openContext(browser, 'phone')).newPage()
    await page.goto(url, { waitUntil: 'load' })
  } finally {
    await browser.close()
  }
}

/** Measures the first views of home, a listing and a product, and the peer's in turn. */
export async function measureFirstViews(url: string, product: string, peer: Peer | undefined) {
  for (const [name, path, peerPath] of [
    ['home', '/', '/'],
    ['listing', '/shop', peer?.listing],
    ['product', product, peer?.product],
  ] as const) {
    const views: FirstView[] = []
    const peerViews: FirstView[] = []
    await warmUp(url + path)
    if (peer) await warmUp(peer.url + peerPath)
    for (let round = 0; round < rounds; round += 1) {
      views.push(await viewOf(url + path))
      if (peer) peerViews.push(await viewOf(peer.url + peerPath))
    }
    const print = await printTitle(
      `First view of ${name}`,
      `a phone with a slow connection, median of ${rounds}`,
    )
    for (const { key, ...line } of figures) {
      const values = views.map((view) => view[key])
      const range = [Math.min(...values), Math.max(...values)].map((one) => Math.round(one))
      print({
        ...line,
        value: median(values),
        peer: besideFigure(peer, () => median(peerViews.map((view) => view[key]))),
        ...(line.unit === 'ms' && { note: `(${range.join('–')})` }),
      })
    }
  }
}

import lighthouse from 'lighthouse'
import { median } from '../shared/goals.ts'
import type { Peer } from '../shared/peer.ts'
import { openBrowser, openContext } from './browser.ts'
import { besideFigure, printTitle } from './report.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const port = 9222 + (process.pid % 1000)

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/** One view of a page: milliseconds, layout shift as a score, transferred kilobytes. */
type FirstView = Record<keyof typeof audits | 'js' | 'html' | 'all', number>

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

interface NetworkRequest {
  resourceType?: string
  transferSize?: number
}

/** Opens a page with Lighthouse's mobile settings and applied throttling, in a new browser. */
async function viewOf(url: string): Promise<FirstView> {
  const browser = await openBrowser(port)
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyAudits: [...Object.values(audits), 'network-requests'],
      disableFullPageScreenshot: true,
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
    })
    const { lhr } = result ?? {}
    if (!lhr || lhr.runtimeError)
      throw new Error(`Lighthouse could not open ${url}: ${lhr?.runtimeError?.message}`)
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const { details } = lhr.audits['network-requests'] ?? {}
    const requests: NetworkRequest[] = details && 'items' in details ? [...details.items] : []
    const kilobytes = (type?: string) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
    return {
      fcp: value(audits.fcp),
      lcp: value(audits.lcp),
      tbt: value(audits.tbt),
      cls: value(audits.cls),
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
      `Lighthouse mobile, applied throttling, median of ${rounds}`,
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

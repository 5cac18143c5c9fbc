import lighthouse, { type RunnerResult } from 'lighthouse'
import { median, openBrowser, report } from './browser.ts'

const rounds = 3
const port = 9222 + (process.pid % 1000)

const audited = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

function valuesOf(result: RunnerResult | undefined) {
  const value = (id: string) => result?.lhr.audits[id]?.numericValue ?? Number.NaN
  const [lcp = Number.NaN, tbt = Number.NaN, cls = Number.NaN] = audited.map(value)
  return { lcp, tbt, cls }
}

/** What a phone on slow 4G sees of a page: Lighthouse's own mobile settings with applied throttling. */
export async function measureFirstView(url: string, path: string) {
  const browser = await openBrowser(port)
  try {
    const results = []
    for (let round = 0; round < rounds; round++)
      results.push(
        valuesOf(
          await lighthouse(url + path, {
            port,
            logLevel: 'error',
            onlyCategories: ['performance'],
            formFactor: 'mobile',
            throttlingMethod: 'devtools',
          }),
        ),
      )
    report(`${path}: largest contentful paint`, median(results.map(({ lcp }) => lcp)), 1200, 'ms')
    report(`${path}: total blocking time`, median(results.map(({ tbt }) => tbt)), 100, 'ms')
    report(`${path}: layout shift`, Math.max(...results.map(({ cls }) => cls)), 0, '')
  } finally {
    await browser.close()
  }
}

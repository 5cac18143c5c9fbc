import { allowances } from '@vitrine/contract/service/rateLimits.ts'
import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { startOpenIdProvider } from '@vitrine/tests/support/standIns/openIdProvider.ts'
import { type AbuseKind, abuseKinds, abuseShop } from '../shared/abuse.ts'
import { failedCount, startOtherVisitors } from '../shared/others.ts'
import { claimFailures, type Line, type Row, type RunOptions } from '../shared/row.ts'
import { type Shop, startShop } from '../shared/shop.ts'

/** The longest p99 of other visitors, in milliseconds: one of ten of their requests is a new page. */
const maxP99 = 3000

/** Pages a minute that one visitor may have rendered. */
const pageAllowance = allowances.page.times

const titles: Record<AbuseKind, string> = {
  pages: 'One visitor requests new pages',
  auth: 'One visitor requests sign-ins at providers and their callbacks',
  webhooks: 'One address sends forged webhooks',
  uploads: 'One visitor uploads slips of 2 MB',
  agents: 'One agent calls tools, also malformed and in batches',
  crowd: 'Visitors of 1,000 addresses request new pages',
  previews: 'Visitors of 1,000 addresses request a stored page with made-up previews',
}

export const abuse: Row = {
  name: 'abuse',
  about:
    'pages, /auth/*, webhooks, uploads, calls of agents and made-up previews as fast as possible; what other visitors experience',
  async *run(options) {
    const provider = await startOpenIdProvider()
    await using shop = await startShop({ cms: provider.variables })
    const calm = await startOtherVisitors(shop.url)
    await new Promise((resolve) => setTimeout(resolve, options.times(30) * 1000))
    const experience = await calm.stop()
    yield {
      what: 'Nothing, for comparison',
      count: `${experience.count} requests of other visitors`,
      outcome: `p50 ${figure(experience.p50)} ms`,
      p99: experience.p99,
      failures: claimFailures([[failedCount(experience) === 0, JSON.stringify(experience.failed)]]),
    }
    for (const kind of abuseKinds) yield await measure(kind, shop, options)
    await provider.close()
  },
}

/** A crowd is many visitors, and a stored page costs too little to be limited. */
const isLimited = (kind: AbuseKind) => kind !== 'crowd' && kind !== 'previews'

async function measure(kind: AbuseKind, shop: Shop, { times }: RunOptions): Promise<Line> {
  const others = await startOtherVisitors(shop.url)
  const report = await abuseShop(kind, shop.url, times(30))
  const experience = await others.stop()
  const { statuses, undocumented, broken } = report
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const limited = (statuses['429'] ?? 0) + (statuses['503'] ?? 0)
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${figure(count)}`)
  return {
    what: titles[kind],
    count: `${figure(total)} requests in ${times(30)} s`,
    outcome: `${counts.join(', ')}; other visitors: ${failedCount(experience)} of ${experience.count} failed`,
    p99: experience.p99,
    failures: claimFailures([
      [limited > 0 || !isLimited(kind) || total < pageAllowance, 'nothing was limited'],
      [kind !== 'previews' || statuses['200'] === total, 'a stored page was not served'],
      [undocumented.length === 0, `undocumented failures: ${undocumented.join(' | ')}`],
      [broken === 0, `${broken} requests got no response`],
      [
        kind === 'crowd' || failedCount(experience) === 0,
        `other visitors failed: ${JSON.stringify(experience.failed)}`,
      ],
      [experience.p99 <= maxP99, `other visitors waited ${figure(experience.p99)} ms`],
    ]),
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { verdict } from '../shared/goals.ts'
import type { Peer } from '../shared/peer.ts'
import { writeResult } from '../shared/results.ts'
import { listingAddresses } from './addresses.ts'
import { type GatewayProcess, startGateway } from './gatewayProcess.ts'
import { listingQueryPath, queryHeaders } from './listingQuery.ts'
import { browserHeaders } from './load.ts'
import { type Measured, measure, type Subject, summarize } from './measure.ts'
import { fetchBytes, startPlain } from './plainProcess.ts'
import { printHeading, printRow } from './table.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
/** Slow responses prolong a load: requests that it leaves without a response are not counted. */
const slowFactor = 2
/** Requests of each visitor stay below the limits of 1,200 requests and 240 rendered pages a minute. */
const visitors = 10_000

/** A subject's goals as they are printed behind its figures. */
type Goal = (measured: Measured) => string[]

const memoryGoal: Goal = ({ memoryMax }) => [`RSS ${verdict(memoryMax, '≤', 350)}`]
const cachedGoal: Goal = (measured) => [
  `req/s ${verdict(measured.rate, '≥', 5000)}`,
  `p99 ${verdict(measured.p99, '≤', 50)}`,
  ...memoryGoal(measured),
]
const uncachedGoal: Goal = (measured) => [
  `req/s ${verdict(measured.rate, '≥', 120)}`,
  `CPU µs ${verdict(measured.cost, '≤', 8000)}`,
  ...memoryGoal(measured),
]

/** Measures /shop served from the page cache, revalidated, rendered, and mixed with queries, round-robin. */
export async function measureThroughput(cmsUrl: string, peer: Peer | undefined) {
  const opened: { stop(): Promise<void> }[] = []
  const open = async (variables?: Record<string, string>): Promise<GatewayProcess> => {
    const gateway = await startGateway(cmsUrl, variables)
    opened.push(gateway)
    return gateway
  }
  try {
    const cached = await open()
    const page = await settledPage(`${cached.url}/shop`)
    const plain = await startPlain(page)
    opened.push(plain)
    const revalidated = await open()
    const { headers } = await settledPage(`${revalidated.url}/shop`)
    const unchanged = (etag = '') => ({ headers: { ...browserHeaders, 'if-none-match': etag } })
    const subject = (
      name: string,
      { url, pid }: { url: string; pid: number | undefined },
      load: Partial<Subject['load']> = {},
    ): Subject => ({ name, pid, seconds, load: { url, paths: ['/shop'], ...load } })
    const subjects: [Subject, Goal][] = [
      [subject('/shop, cached', cached), cachedGoal],
      [subject('bare Fastify, the same bytes (limit)', plain), () => []],
      [subject('/shop, If-None-Match', revalidated, unchanged(headers['etag'])), memoryGoal],
      [subject('bare Fastify, 304 (limit)', plain, unchanged(page.headers['etag'])), () => []],
      [
        subject('/shop, cached, and GraphQL GET by turns', await open(), {
          paths: ['/shop', listingQueryPath()],
          headers: queryHeaders,
          visitors,
        }),
        memoryGoal,
      ],
      [
        slow(
          subject('/shop, uncached (PAGE_CACHE_MB=0)', await open({ PAGE_CACHE_MB: '0' }), {
            paths: listingAddresses(0, 100),
            visitors,
          }),
        ),
        uncachedGoal,
      ],
    ]
    if (peer) {
      const name = `${peer.name}, ${peer.listing}`
      subjects.push([slow(subject(name, peer, { paths: [peer.listing] })), () => []])
    }
    console.log(
      `\n50 connections, ${rounds} rounds of ${seconds} s (uncached and peer ${seconds * slowFactor} s); /shop is ${figure(page.bytes)} bytes in ${page.headers['content-encoding']}.`,
    )
    const results = await measureRounds(subjects.map(([one]) => one))
    printHeading()
    for (const [index, [{ name }, goal]] of subjects.entries()) {
      const measured = results[index]
      if (measured) printRow(name, measured, [...goal(measured), ...statusesOf(measured)])
    }
    writeResults(results, peer)
  } finally {
    for (const one of opened) await one.stop()
  }
}

/** Writes the figures of all subjects, in the order in which they are measured, with what bounds them beside them. */
function writeResults(results: readonly Measured[], peer: Peer | undefined) {
  const [cached, limit, unchanged, unchangedLimit, mixed, uncached, rendered] = results
  const write = (
    name: string,
    measured: Measured | undefined,
    key: 'rate' | 'p99' | 'cost' | 'memoryMax',
    beside?: { name: string; measured: Measured | undefined; sign: '≤' | '≥'; goal: number },
  ) => {
    if (!measured) return
    const value = measured[key]
    const other = beside?.measured?.[key]
    const unit = { rate: 'requests/s', p99: 'ms', cost: 'µs', memoryMax: 'MB' }[key]
    const { otherCores } = measured
    if (!beside || other === undefined) writeResult({ name, unit, value, otherCores })
    else
      writeResult({
        ...{ name, unit, value, otherCores },
        beside: { name: beside.name, value: other },
        goals: [`${verdict(value / other, beside.sign, beside.goal)} ×`],
      })
  }
  const bare = (measured: Measured | undefined) =>
    ({ name: 'bare Fastify', measured, sign: '≥', goal: 0.6 }) as const
  write('Cached page: requests', cached, 'rate', bare(limit))
  write('Cached page: p99', cached, 'p99')
  write('Cached page: largest memory', cached, 'memoryMax')
  write('Unchanged page (304): requests', unchanged, 'rate', bare(unchangedLimit))
  write('Cached page and GraphQL by turns: requests', mixed, 'rate')
  write(
    'Uncached page: processor time',
    uncached,
    'cost',
    peer && { name: peer.name, measured: rendered, sign: '≤', goal: 0.12 },
  )
  write('Uncached page: requests', uncached, 'rate')
}

const slow = (subject: Subject): Subject => ({ ...subject, seconds: subject.seconds * slowFactor })

const settledSeconds = 5
const maxSettlingSeconds = 60

/**
 * The page once it has stayed the same for 5 s: after its first render a gateway may still add the first image and
 * compress it better. Of a page that has no ETag, what is sent after 5 s.
 */
async function settledPage(url: string) {
  let page = await fetchBytes(url)
  let unchanged = 0
  for (let second = 0; unchanged < settledSeconds && second < maxSettlingSeconds; second += 1) {
    await wait(1000)
    const next = await fetchBytes(url)
    unchanged = next.headers['etag'] === page.headers['etag'] ? unchanged + 1 : 0
    page = next
  }
  return page
}

/** Measures each subject in every round; the round before the first is the warm-up. */
async function measureRounds(subjects: readonly Subject[]): Promise<Measured[]> {
  for (const subject of subjects) await measure(subject)
  const results: Measured[][] = subjects.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) results[index]?.push(await measure(subject))
  return results.map(summarize)
}

/** The responses by status, where not all are 200. */
function statusesOf({ statuses }: Measured): string[] {
  const counts = Object.entries(statuses)
  if (counts.every(([status]) => status === '200')) return []
  return [counts.map(([status, count]) => `${status}: ${count}`).join(', ')]
}

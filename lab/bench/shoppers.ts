import { setTimeout as wait } from 'node:timers/promises'
import { figure, percentile } from '@vitrine/tests/support/measure/figures.ts'
import type { Received } from '@vitrine/tests/support/shop/visitor.ts'
import { Agent } from 'undici'
import { otherWork } from './shared/otherWork.ts'
import { writeResult } from './shared/results.ts'
import { openShop, type Part } from './shopperCases/shop.ts'
import { visit } from './shopperCases/visit.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 25)
/** Visitors that arrive each second, one level after the other. */
const levels = [16, 32, 64, 96, 128, 192, 256]
/** A level is too much from this 95th percentile in milliseconds, or from this share of failures. */
const maxP95 = 1000
const maxFailures = 0.01
/** The share of a core that a process should use at most, so that peaks find room. */
const plannedUse = 0.7

interface Level {
  arrivals: number
  visitors: number
  received: Received[]
  /** Microseconds of processor time for each visitor, and MB, of each part. */
  cost: number[]
  memory: number[]
}

/**
 * Measures how many visitors one gateway and one CMS serve: they arrive at a given rate, however long responses take, and
 * the rate rises until responses take too long or fail.
 */
export async function run() {
  const shop = await openShop()
  await using _stack = shop.stack
  const otherCores = await otherWork()
  console.log(
    `\nLevels of ${seconds} s, until p95 is above ${maxP95} ms or ${maxFailures * 100} % of the responses fail; other work ${figure(otherCores, 2)} cores.`,
  )
  console.log(
    rowOf([
      'visitors/min',
      'orders/min',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'failed',
      ...shop.parts.map(({ name }) => `${name} ms`),
    ]),
  )
  // Fills the caches and compresses the pages.
  await measureLevel(shop, levels[0] ?? 1, 0)
  let last: Level | undefined
  let visitors = 100_000
  for (const arrivals of levels) {
    const level = await measureLevel(shop, arrivals, visitors)
    visitors += level.visitors
    console.log(rowOf(figuresOf(level)))
    if (isTooMuch(level)) break
    last = level
  }
  if (!last) return
  const write = (name: string, unit: string, value: number) =>
    writeResult({ name: `Shoppers: ${name}`, unit, value, otherCores })
  write('most that are served', 'visitors/min', last.arrivals * 60)
  write('p95 of their responses', 'ms', percentile(timesOf(last.received), 0.95))
  for (const [index, { name }] of shop.parts.entries())
    write(`processor time of ${name}`, 'µs/visitor', last.cost[index] ?? Number.NaN)
  printSteps(last)
  printParts(last, shop.parts)
  printPlan(last, shop.parts)
}

async function measureLevel(
  { url, parts, slugs }: { url: string; parts: Part[]; slugs: string[] },
  arrivals: number,
  from: number,
): Promise<Level> {
  const received: Received[] = []
  const dispatcher = new Agent({ connections: 256 })
  const visits: Promise<void>[] = []
  const before = parts.map((part) => part.time())
  const start = performance.now()
  while (performance.now() - start < seconds * 1000) {
    const number = from + visits.length
    visits.push(visit({ url, dispatcher, slugs, number, onReceived: (one) => received.push(one) }))
    const due = start + (visits.length / arrivals) * 1000
    await wait(Math.max(0, due - performance.now()))
  }
  const memory = parts.map((part) => part.memory())
  await Promise.all(visits)
  const cost = parts.map((part, index) => (part.time() - (before[index] ?? 0)) / visits.length)
  await dispatcher.close()
  return { arrivals, visitors: visits.length, received, cost, memory }
}

const isFailed = ({ status, code }: Received) => status === 0 || status >= 400 || code !== undefined
const failuresOf = ({ received }: Level) => received.filter(isFailed).length
const timesOf = (received: readonly Received[]) => received.map(({ milliseconds }) => milliseconds)
const isTooMuch = (level: Level) =>
  percentile(timesOf(level.received), 0.95) > maxP95 ||
  failuresOf(level) > level.received.length * maxFailures

function figuresOf(level: Level): string[] {
  const times = timesOf(level.received)
  const orders = level.received.filter((one) => one.step === 'PlaceOrder' && !isFailed(one))
  return [
    figure(level.arrivals * 60),
    figure((orders.length / seconds) * 60),
    ...[0.5, 0.95, 0.99].map((share) => figure(percentile(times, share), 1)),
    figure(failuresOf(level)),
    ...level.cost.map((microseconds) => figure(microseconds / 1000, 1)),
  ]
}

function printSteps({ received, arrivals }: Level) {
  console.log(`\nWith ${figure(arrivals * 60)} visitors a minute:`)
  console.log(rowOf(['', 'responses', 'p50 ms', 'p95 ms', 'p99 ms']))
  for (const [step, ones = []] of Object.entries(Object.groupBy(received, ({ step }) => step)))
    console.log(
      rowOf([
        step,
        figure(ones.length),
        ...[0.5, 0.95, 0.99].map((share) => figure(percentile(timesOf(ones), share), 1)),
      ]),
    )
}

function printParts({ cost, memory, received, visitors }: Level, parts: Part[]) {
  console.log(`\n${rowOf(['', 'ms/visitor', 'µs/response', 'RSS MB'])}`)
  for (const [index, { name }] of parts.entries()) {
    const microseconds = cost[index] ?? Number.NaN
    console.log(
      rowOf([
        name,
        figure(microseconds / 1000, 1),
        figure((microseconds * visitors) / received.length),
        figure(memory[index] ?? Number.NaN),
      ]),
    )
  }
}

/** Computes, from the processor time for each visitor, what gateways on cores of their own carry and what is behind them. */
function printPlan({ cost: [gateway = 0, cms = 0, database = 0] }: Level, parts: Part[]) {
  const behind = parts.slice(1).map(({ name }) => `cores of ${name}`)
  console.log(
    `\nComputed from the processor time for each visitor, not measured: gateways that use ${plannedUse * 100} % of a core each.`,
  )
  console.log(rowOf(['gateways', 'visitors/min', 'orders/min', ...behind]))
  for (const count of [1, 2, 4]) {
    const rate = (count * plannedUse * 1e6) / gateway
    console.log(
      rowOf([
        String(count),
        figure(rate * 60),
        figure((rate * 60) / 20),
        ...[cms, database].map((item) => figure((rate * item) / 1e6, 2)),
      ]),
    )
  }
}

const rowOf = (cells: readonly string[]) => cells.map((cell) => cell.padStart(19)).join('')

import { setTimeout } from 'node:timers/promises'
import { figure, percentile } from '@vitrine/tests/support/measure/figures.ts'
import { compareListings } from './compareListings.ts'
import { printFreshness } from './freshness.ts'
import { openShops, type Shop } from './shops.ts'
import { benchSteps, type Step } from './steps.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40)

/** Rounds before those that are counted. */
const warmUp = 5

/**
 * Measures the calls of the shop over Medusa beside those of the embedded CMS with as many products, in turn. Needs
 * DATABASE_URL and REDIS_URL of an engine that was seeded with SEED_PRODUCTS, or of an empty database.
 */
await using shops = await openShops()
const [medusa, embedded] = shops.list
await waitUntilIdle(medusa)
await compareListings(medusa.url, embedded.url)
console.log(
  `\nTimes of ${rounds} requests each, one at a time, in ms; CPU in ms for each request\n`,
)
console.log(
  row(['', 'Medusa p50', 'p95', 'embedded p50', 'p95', 'ratio p50', 'p95', ...cpuNames()]),
)
const steps = await Promise.all([benchSteps(medusa.url), benchSteps(embedded.url)])
for (const [index, step] of steps[0].entries()) {
  const other = steps[1][index]
  if (other) console.log(row(await compare(step, other)))
}
await printFreshness(medusa.url, shops.admin)
console.log(`\n${row(['', 'RSS MB'])}`)
for (const { parts } of shops.list)
  for (const { name, memory } of parts) console.log(row([name, figure(memory())]))

async function compare(ours: Step, theirs: Step): Promise<string[]> {
  const times: [number[], number[]] = [[], []]
  const before = [medusa, embedded].map(used)
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, step] of [ours, theirs].entries()) {
      const elapsed = await step.run(round)
      if (round >= warmUp) times[index]?.push(elapsed)
    }
  }
  const cpu = [medusa, embedded].flatMap((shop, index) =>
    used(shop).map((time, part) => (time - (before[index]?.[part] ?? 0)) / (warmUp + rounds)),
  )
  const figures = times.flatMap((list) => [0.5, 0.95].map((share) => percentile(list, share)))
  const ratios = [0, 1].map((index) => (figures[index] ?? 0) / (figures[index + 2] ?? 1))
  return [
    ours.name,
    ...figures.map((item) => figure(item, 1)),
    ...ratios.map((ratio) => figure(ratio, 1)),
    ...cpu.map((item) => figure(item / 1000, 1)),
  ]
}

/** Waits until the engine has worked through the events of its seed, which are about five for each product. */
async function waitUntilIdle(shop: Shop) {
  const total = () => used(shop).reduce((sum, time) => sum + time, 0)
  const started = Date.now()
  for (let before = total(), idle = 0; idle < 3; ) {
    await setTimeout(5000)
    const after = total()
    // Less than a twentieth of a core.
    idle = after - before < 250_000 ? idle + 1 : 0
    before = after
  }
  console.log(`Medusa is idle after ${Math.round((Date.now() - started) / 1000)} s`)
}

function used({ parts }: Shop): number[] {
  return parts.map(({ time }) => time())
}

function cpuNames(): string[] {
  return shops.list.flatMap(({ parts }) => parts.map(({ name }) => name))
}

function row([name = '', ...cells]: string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(16)).join('')
}

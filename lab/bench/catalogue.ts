import { openScaledCms } from '@vitrine/cms/tests/support/scaledCms.ts'
import { Listing } from '@vitrine/contract/catalog.ts'
import { figure, percentile } from '@vitrine/tests/support/measure/figures.ts'
import { type Case, listingCases } from './catalogueCases/cases.ts'
import { verdict } from './shared/goals.ts'
import { otherWork } from './shared/otherWork.ts'
import { writeResult } from './shared/results.ts'

const sizes = [1000, Number(process.env['BENCH_PRODUCTS'] ?? 100_000)] as const
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 150)

/** Measures listings of 1,000 and of many products, 100,000 unless BENCH_PRODUCTS says another number, side by side. */
export async function run() {
  const server = process.env['DATABASE_URL']
  if (!server) {
    console.error('Set DATABASE_URL to a PostgreSQL server on which databases may be created.')
    process.exitCode = 1
    return
  }
  const small = await openScaledCms(server, sizes[0])
  const large = await openScaledCms(server, sizes[1])
  try {
    const cases = [await casesOf(small.url), await casesOf(large.url)] as const
    const otherCores = await otherWork()
    console.log(
      `\nTime to the complete response over HTTP, ${rounds} requests each, alternating; other work ${figure(otherCores, 2)} cores\n`,
    )
    console.log(
      row('', ...sizes.flatMap((size) => [`p50 ${size}`, `p95 ${size}`]), 'ratio p95', 'target'),
    )
    for (const [index, one] of cases[0].entries()) {
      const other = cases[1][index]
      if (!other) continue
      await compare({ ...one, url: small.url }, { ...other, url: large.url }, otherCores)
    }
  } finally {
    await small.close()
    await large.close()
  }
}

async function casesOf(url: string) {
  const listing = await (await fetch(`${url}/api/v1/products`)).json()
  return listingCases(Listing.parse(listing))
}

type Target = Case & { url: string }

async function compare(small: Target, large: Target, otherCores: number) {
  const times: [number[], number[]] = [[], []]
  const warmUp = 10
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, target] of [small, large].entries()) {
      const query = target.queries[(round + warmUp) % target.queries.length] ?? ''
      const elapsed = await time(`${target.url}/api/v1/products?${query}`)
      if (round >= 0) times[index]?.push(elapsed)
    }
  }
  const figures = times.map((list) => [percentile(list, 0.5), percentile(list, 0.95)] as const)
  const ratio = (figures[1]?.[1] ?? 0) / (figures[0]?.[1] ?? 1)
  const goal = `${verdict(ratio, '≤', small.limit)} ×`
  console.log(
    row(
      small.name,
      ...figures.flat().map((milliseconds) => `${milliseconds.toFixed(1)} ms`),
      ratio.toFixed(2),
      goal,
    ),
  )
  writeResult({
    name: `${figure(sizes[1])} products, p95: ${small.name}`,
    unit: 'ms',
    value: figures[1]?.[1] ?? Number.NaN,
    beside: { name: figure(sizes[0]), value: figures[0]?.[1] ?? Number.NaN },
    goals: [goal],
    otherCores,
  })
  if (ratio > small.limit) process.exitCode = 1
}

async function time(url: string) {
  const started = performance.now()
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`)
  return performance.now() - started
}

function row(name: string, ...cells: string[]) {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(13)).join('')
}

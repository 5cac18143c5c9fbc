import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from '../../support/shop/startShop.ts'
import { figure } from '../shared/figures.ts'
import { listingAddresses } from './addresses.ts'
import { type LoadResult, sendLoad } from './load.ts'
import { processorTime, residentMemory } from './processUse.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
/** Seconds from the opening until an unvisited shop is measured, and for which it is. */
const idleSeconds = Number(process.env['BENCH_IDLE_SECONDS'] ?? 60)
const rounds = 4
/** Each round requests addresses of its own, so that none is in the page cache. */
const addressesPerRound = 5000

const scripts = {
  gateway: 'gateway/main.ts',
  CMS: 'cms/main.ts',
  studio: 'cms/studio/main.ts',
} as const

/**
 * Measures a new shop while its studio draws all pictures: its processors' time and memory without visitors, then how long
 * one visitor waits for a page with the studio at work and with the studio stopped, by turns.
 */
export async function measureStudio() {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-studio-'))
  const variables = { NODE_ENV: 'production', TRIAL: '1', QA: '0', TRUST_PROXY: '127.0.0.1' }
  const shop = await startShop({ ...variables, DRAW_AHEAD: '1', VITRINE_DATA: data })
  try {
    await wait(idleSeconds * 1000)
    await measureIdle(data)
    await measureVisits(shop.url, data)
  } finally {
    await shop.stop()
    await rm(data, { recursive: true, force: true })
  }
}

async function measureIdle(data: string): Promise<void> {
  const names = Object.keys(scripts) as (keyof typeof scripts)[]
  const pids = names.map((name) => findProcess(scripts[name], data))
  const before = pids.map(processorTime)
  await wait(idleSeconds * 1000)
  console.log(`\nA shop without visitors, ${idleSeconds} s after it opened, for ${idleSeconds} s`)
  for (const [index, name] of names.entries()) {
    const pid = pids[index] ?? 0
    const used = (processorTime(pid) - (before[index] ?? 0)) / (idleSeconds * 1e6)
    const memory = `${figure(residentMemory(pid))} MB`
    console.log(`${name.padEnd(8)} ${figure(used * 100, 1).padStart(5)} % of a core`, memory)
  }
}

async function measureVisits(url: string, data: string): Promise<void> {
  const studio = findProcess(scripts.studio, data)
  const times = { running: new Rounds(), stopped: new Rounds() }
  await visit(url, 2 * rounds)
  for (let round = 0; round < 2 * rounds; round += 1) {
    const isRunning = round % 2 === 0
    process.kill(studio, isRunning ? 'SIGCONT' : 'SIGSTOP')
    times[isRunning ? 'running' : 'stopped'].add(await visit(url, round))
  }
  process.kill(studio, 'SIGCONT')
  console.log(`\nOne visitor, pages in turn, ${rounds} rounds of ${seconds} s each`)
  for (const page of ['cached', 'rendered'] as const) {
    const [running, stopped] = [times.running.p95(page), times.stopped.p95(page)]
    console.log(
      `/shop ${page.padEnd(9)} p95 ${figure(running, 2)} ms with the studio,`,
      `${figure(stopped, 2)} ms without: ${figure(running / stopped, 2)}`,
    )
  }
}

interface Visit {
  cached: LoadResult
  rendered: LoadResult
}

/** The visits of several rounds, summarized by their median. */
class Rounds {
  readonly #visits: Visit[] = []
  add(visit: Visit) {
    this.#visits.push(visit)
  }
  p95(page: keyof Visit): number {
    const times = this.#visits.map((visit) => visit[page].p95).toSorted((a, b) => a - b)
    const middle = times.length / 2
    return ((times[Math.ceil(middle) - 1] ?? 0) + (times[Math.floor(middle)] ?? 0)) / 2
  }
}

async function visit(url: string, round: number): Promise<Visit> {
  const load = { url, connections: 1, seconds: seconds / 2, visitors: addressesPerRound }
  const paths = listingAddresses(round * addressesPerRound, addressesPerRound)
  const cached = await sendLoad({ ...load, paths: ['/shop'] })
  return { cached, rendered: await sendLoad({ ...load, paths }) }
}

/** The process that runs a script on a data directory. Throws an Error when there is none. */
function findProcess(script: string, data: string): number {
  const read = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0')
    } catch {
      return []
    }
  }
  const found = readdirSync('/proc').find(
    (pid) =>
      /^\d+$/.test(pid) &&
      read(pid, 'cmdline').some((word) => word.endsWith(script)) &&
      read(pid, 'environ').includes(`VITRINE_DATA=${data}`),
  )
  if (!found) throw new Error(`${script} does not run.`)
  return Number(found)
}

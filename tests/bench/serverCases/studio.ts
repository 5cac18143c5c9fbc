import { spawn } from 'node:child_process'
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
/** Minutes after the opening at which an unvisited shop is measured. */
const idleMinutes = [1, 5]
const rounds = 4
/** Each round requests addresses of its own, so that none is in the page cache. */
const addressesPerRound = 5000

const scripts = {
  gateway: 'gateway/main.ts',
  CMS: 'cms/main.ts',
  studio: 'studio/main.ts',
} as const

/**
 * Measures a new shop without images: the processor time that its processes take without visitors, then how long one visitor
 * waits for a page while `npm run draw` draws everything, and while that is stopped, by turns.
 */
export async function measureStudio() {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-studio-'))
  const variables = { NODE_ENV: 'production', TRIAL: '1', QA: '0', TRUST_PROXY: '127.0.0.1' }
  const shop = await startShop({ ...variables, DRAW_AHEAD: '1', VITRINE_DATA: data })
  try {
    await measureIdle(data)
    const draw = spawn(process.execPath, ['cms/cli.ts', 'draw'], {
      env: { ...process.env, VITRINE_DATA: data },
      stdio: 'ignore',
    })
    await measureVisits(shop.url, data)
    draw.kill()
  } finally {
    await shop.stop()
    await rm(data, { recursive: true, force: true })
  }
}

async function measureIdle(data: string): Promise<void> {
  const opened = performance.now()
  console.log('\nA new shop without visitors, in the 10 s before')
  for (const minute of idleMinutes) {
    await wait(minute * 60_000 - 10_000 - (performance.now() - opened))
    const names = Object.keys(scripts) as (keyof typeof scripts)[]
    const found = names.flatMap((name) => {
      const pid = findProcess(scripts[name], data)
      return pid ? [{ name, pid, before: processorTime(pid) }] : []
    })
    await wait(10_000)
    const images = readdirSync(join(data, 'media'), { recursive: true }).length
    console.log(`minute ${minute}: ${figure(images)} images`)
    for (const { name, pid, before } of found) {
      const used = (processorTime(pid) - before) / 10e6
      const memory = `${figure(residentMemory(pid))} MB`
      console.log(`${name.padEnd(8)} ${figure(used * 100, 1).padStart(5)} % of a core`, memory)
    }
  }
}

async function measureVisits(url: string, data: string): Promise<void> {
  const times = { running: new Rounds(), stopped: new Rounds() }
  await visit(url, 2 * rounds)
  const studio = findProcess(scripts.studio, data)
  if (!studio) throw new Error('The studio does not run.')
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

/** The process that runs a script on a data directory; undefined when there is none. */
function findProcess(script: string, data: string): number | undefined {
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
      read(pid, 'cmdline').some((word) => word.endsWith(`/${script}`)) &&
      read(pid, 'environ').includes(`VITRINE_DATA=${data}`),
  )
  return found === undefined ? undefined : Number(found)
}

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { release } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { readClauses } from '../../../scripts/docs/clauses.mjs'
import { root } from '../../../scripts/lib/paths.mjs'
import { readRecords, versionOf } from '../../../scripts/lib/records.mjs'
import { type BrowserCoverage, browserFolder, screensFolder } from '../browser/browserCoverage.ts'
import { readBoundTests } from '../clauses/boundTests.ts'
import { readCoverage } from '../model/coverageRecord.ts'
import { reportFolder as folder, keptFolder as kept } from './folders.ts'
import { knownMachines, machinesOfFile } from './knownMachines.ts'
import { pageOf } from './page.ts'
import { type Commit, covers, makeReport, unassertedIn, untestedIn } from './report.ts'

const keptRuns = 20

/** Every project of a fast and a deep run. `services` runs where its servers are installed. */
const projects = [
  ...['check', 'machines', 'gateway', 'cms', 'web', 'scripts', 'services', 'size'],
  ...['phone', 'desktop', 'medusa', 'robustness'],
]

const states = knownMachines.flatMap(({ structure }) => structure.states)

const named = [...new Set(readBoundTests().map(({ clause }) => clause))]

const clauses = readClauses().map(({ id, sentence }) => {
  const citing = states.filter(({ spec }) => spec === id).map((state) => state.id)
  const hasTest = citing.length > 0 || named.some((clause) => covers(clause, id))
  return { id, sentence, states: citing, hasTest }
})

/** Why a browser cannot reach a state or transition at any width. */
async function readExcluded() {
  const excluded: Record<string, Record<string, string>> = {}
  for (const { machine, states, transitions } of await readCoverage<BrowserCoverage>(
    browserFolder,
  )) {
    const items = [...states, ...transitions.map((each) => ({ ...each, id: each.key }))]
    for (const item of items)
      if (item.excluded) excluded[machine] = { ...excluded[machine], [item.id]: item.excluded }
  }
  return excluded
}

/** The screenshots of states as small WebP images in data URLs, by `machine/state.width`. */
async function readScreens(): Promise<Record<string, string>> {
  const files = globSync('*/*.jpeg', { cwd: screensFolder }).sort()
  const entries = files.map(async (file) => {
    const name = file.replace(/\.jpeg$/, '')
    const image = await sharp(join(screensFolder, file))
      .resize({ width: name.endsWith('.phone') ? 300 : 600 })
      .webp({ quality: 55 })
      .toBuffer()
    return [name, `data:image/webp;base64,${image.toString('base64')}`] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The version that a program prints. */
function printed(command: string, ...args: string[]): string {
  try {
    const text = execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? ''
  } catch {
    return ''
  }
}

/** The commit that was tested. */
function readCommit(): Commit | undefined {
  try {
    const args = ['log', '-1', '--format=%H%n%cI%n%s']
    const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    const [id = '', date = '', subject = ''] = text.split('\n')
    return { id, date, subject }
  } catch {
    return undefined // Not a clone, such as an unpacked archive.
  }
}

function removeOldRuns(): void {
  const runs = globSync('*/summary.json', { cwd: kept }).sort().toReversed()
  for (const file of runs.slice(keptRuns)) rmSync(join(kept, file, '..'), { recursive: true })
}

const run = process.env['TEST_RUN']
const isWhole = run === 'fast' || run === 'deep'
const started = process.env['RUN_STARTED']
const records = readRecords()
const screens = await readScreens()
const report = makeReport({
  version: versionOf(),
  commit: readCommit(),
  date: new Date().toISOString(),
  ...(started && { started }),
  programs: {
    Node: process.version,
    Browser: printed(process.env['CHROMIUM_PATH'] || 'chromium', '--version'),
    PostgreSQL: printed('psql', '--version'),
    Redis: printed('redis-server', '--version'),
    System: `${process.platform} ${release()}`,
  },
  records,
  projects,
  clauses,
  machines: knownMachines,
  machinesOfFile,
  excluded: await readExcluded(),
  screens: Object.keys(screens),
})
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'report.json'), JSON.stringify({ ...report, screens }))
writeFileSync(join(folder, 'index.html'), pageOf(report))
if (isWhole) {
  const name = `${report.date.replace(/[:.]/g, '-')}_${report.version}`
  const keptRun = join(kept, name)
  mkdirSync(keptRun, { recursive: true })
  for (const part of ['report.json', 'index.html', 'junit'].map((each) => join(folder, each)))
    if (existsSync(part)) cpSync(part, join(keptRun, basename(part)), { recursive: true })
  const { version, date, verdict } = report
  writeFileSync(join(keptRun, 'summary.json'), JSON.stringify({ version, date, verdict }))
  removeOldRuns()
}
console.log(`Report: ${join(folder, 'index.html')} (${report.verdict})`)
for (const reason of report.reasons) console.log(`  ${reason}`)
const ranAll = run === 'deep' && report.parts.every(({ status }) => status !== 'not run')
const isUnasserted = ranAll && unassertedIn(report.clauses).length > 0
if (isWhole && (isUnasserted || untestedIn(report.clauses).length > 0)) process.exitCode = 1

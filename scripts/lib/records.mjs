import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inRoot, root } from './paths.mjs'

/** The results of the last run of each test file, which the report of a run is made from. */
export const recordFolder = inRoot('.cache', 'report', 'records')

/**
 * The result of a test. `duration` in milliseconds; `date` of its run; `message` of the failure; `items` are the ids of states and the keys of
 * transitions of a machine that the test is to reach, `failedAt` those at which it failed; `accessibility` is what axe found,
 * by page or state.
 * @typedef {{
 *   title: string,
 *   status: 'passed' | 'failed' | 'flaky' | 'skipped',
 *   duration: number,
 *   date?: string | undefined,
 *   message?: string | undefined,
 *   clauses?: readonly string[] | undefined,
 *   machine?: { id: string, items: readonly string[], failedAt?: readonly string[] | undefined } | undefined,
 *   accessibility?: readonly { page: string, violations: readonly { rule: string, elements: readonly string[] }[] }[] | undefined,
 * }} TestRecord
 */

/**
 * The results of a test file in a project: `machines`, `cms` and so on of Vitest, `phone` and `desktop` of Playwright,
 * `check`, `size`, `medusa` or `robustness`. `version` is that of the code; `duration` of the last run of the file, in
 * milliseconds.
 * @typedef {{
 *   project: string,
 *   file: string,
 *   version: string,
 *   date: string,
 *   duration: number,
 *   tests: TestRecord[],
 * }} FileRecord
 */

/**
 * The version of the code: the short id of the commit, and a hash of what has changed since.
 * @returns {string} such as `1a2b3c4d`, or `1a2b3c4d+5e6f7a8b`
 */
export function versionOf() {
  /** @param {...string} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  try {
    const commit = git('rev-parse', '--short=8', 'HEAD').trim()
    const changes = git('diff', 'HEAD') + git('status', '--porcelain')
    if (!changes) return commit
    return `${commit}+${createHash('sha1').update(changes).digest('hex').slice(0, 8)}`
  } catch {
    return 'unknown' // Not a clone, such as an unpacked archive.
  }
}

/** @param {Pick<FileRecord, 'project' | 'file'>} record */
const pathOf = ({ project, file }) => `${recordFolder}/${project}/${file.replaceAll('/', '.')}.json`

/**
 * Stores the results of a test file and returns all that it has for this version: tests that did not run this time keep
 * their results. Without a duration it is that of the tests.
 * @param {Omit<FileRecord, 'duration'> & { duration?: number }} record
 * @returns {FileRecord}
 */
export function writeRecord(record) {
  const duration = record.tests.reduce((sum, test) => sum + test.duration, 0)
  const path = pathOf(record)
  const titles = new Set(record.tests.map(({ title }) => title))
  const known = readRecord(path)
  const kept =
    known?.version === record.version ? known.tests.filter(({ title }) => !titles.has(title)) : []
  mkdirSync(dirname(path), { recursive: true })
  const stored = {
    duration,
    ...record,
    tests: [...kept, ...record.tests.map((test) => ({ ...test, date: record.date }))],
  }
  writeFileSync(path, JSON.stringify(stored))
  return stored
}

/** @param {string} path @returns {FileRecord | undefined} */
function readRecord(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** The stored results of every test file. */
export function readRecords() {
  mkdirSync(recordFolder, { recursive: true })
  const files = readdirSync(recordFolder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => readRecord(`${recordFolder}/${file}`) ?? [])
}

/**
 * Text of a test runner without colours, the frames of packages and the folder of the clone, and no longer than a reader
 * needs.
 * @param {string} text
 */
export const plainText = (text) =>
  stripVTControlCharacters(text)
    .replace(/\n *at .*(?:node_modules\/|node:internal|<anonymous>).*/g, '')
    .replaceAll(`${root}/`, '')
    .slice(0, 20_000)

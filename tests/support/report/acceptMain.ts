import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inRoot, root } from '../../../scripts/lib/paths.mjs'
import { accept, signOffRow } from './accept.ts'
import { keptFolder, reportFolder } from './folders.ts'

const readJson = (path: string) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined

/** The author that a commit would have now. */
const readAuthor = () =>
  execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).trim()

const baselinePath = join(keptFolder, 'baseline.json')

function main(): void {
  const options = { note: { type: 'string' } } as const
  const { values, positionals: names } = parseArgs({ options, allowPositionals: true })
  const note = values.note?.trim()
  if (!note) throw new Error('Say why it is right: npm run accept -- --note "The new colours"')
  const report = readJson(join(reportFolder, 'report.json'))
  if (!report) throw new Error('There is no report yet: run npm test first.')
  const before = readJson(baselinePath)
  const baseline = accept(before, report, names)
  const row = signOffRow(before, baseline, report, { who: readAuthor(), note, names })
  mkdirSync(keptFolder, { recursive: true })
  writeFileSync(baselinePath, JSON.stringify(baseline))
  appendFileSync(inRoot('docs', 'sign-offs.md'), row)
  console.log(`Accepted, and recorded in docs/sign-offs.md, which belongs in the commit:\n${row}`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accept } from './accept.ts'
import { keptFolder, reportFolder } from './folders.ts'

const readJson = (path: string) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined

const names = process.argv.slice(2)
const path = join(keptFolder, 'baseline.json')
const report = readJson(join(reportFolder, 'report.json'))
if (!report) {
  console.error('There is no report yet: run npm test first.')
  process.exitCode = 1
} else {
  try {
    const baseline = accept(readJson(path), report, names)
    mkdirSync(keptFolder, { recursive: true })
    writeFileSync(path, JSON.stringify(baseline))
    const what = names.length > 0 ? names.join(', ') : 'all pictures'
    console.log(
      `Accepted ${what} of ${report.version} (${report.verdict}), written to ${path}. It has ${Object.keys(baseline.screens).length} pictures.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import type { ReportFile } from './accept.ts'
import { reportFolder } from './folders.ts'

/** The machine whose pictures the sample has: those of all would be megabytes in each clone. */
const pictured = 'checkout/'

/** The part of a report that the gallery shows. */
function sampleOf(report: ReportFile) {
  const { format, formatVersion, version, date, verdict, reasons, machines } = report
  const tests = report.tests.map(({ project, file, title, status, message }) => ({
    ...{ project, file, title, status },
    ...(message && { message }),
  }))
  const screens = Object.fromEntries(
    Object.entries(report.screens).filter(
      ([name]) => name.startsWith(pictured) && name.endsWith('.phone'),
    ),
  )
  return { format, formatVersion, version, date, verdict, reasons, tests, machines, screens }
}

const report: ReportFile = JSON.parse(readFileSync(join(reportFolder, 'report.json'), 'utf8'))
const bytes = brotliCompressSync(JSON.stringify(sampleOf(report)))
writeFileSync(inRoot('web', 'qa', 'gallery', 'report', 'sample.json.br'), bytes)
console.log(
  `The gallery's sample is the report of ${report.version} of ${report.date}: ${Math.ceil(bytes.length / 1000)} kB.`,
)

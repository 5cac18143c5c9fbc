import { expect, test } from 'vitest'
import { historyOf, summaryOf } from '#tests/support/report/history.ts'
import { pageOf } from '#tests/support/report/page.ts'
import { makeReport } from '#tests/support/report/report.ts'
import { formatCoverage, testsOf } from '#web/qa/gallery/coverage/coverage.ts'
import { coverageOf, noMarks } from '#web/qa/gallery/diagram/marks.ts'
import { reportCoverage } from '#web/qa/gallery/report/reportCoverage.ts'
import { formatDate, readReport } from '#web/qa/gallery/report/reportFile.ts'
import { reportSources } from '../../support/report/exampleReport.ts'

const report = makeReport(reportSources)
const file = {
  ...report,
  screens: { 'search/search.idle.phone': 'data:image/webp;base64,AA==' },
  history: historyOf([summaryOf(report)]),
}

test('the JSON and the HTML of a report are read as the same', () => {
  const json = readReport(JSON.stringify(file))
  expect(json).toMatchObject({ version: report.version, verdict: 'failed' })
  expect(readReport(pageOf(file))).toEqual(json)
})

test('another file, another format and a broken file are rejected with what to do', () => {
  expect(() => readReport('{"steps":[]}')).toThrow('Open report.json or index.html')
  expect(() => readReport('<p>Hello</p>')).toThrow('Open report.json or index.html')
  expect(() => readReport(JSON.stringify({ ...file, formatVersion: 1 }))).toThrow(
    'This report has format 1; this gallery reads format 2',
  )
})

test('the diagrams show the results of a report at each level, with its screenshots', () => {
  const { machines, browser } = reportCoverage(readReport(JSON.stringify(file)))
  const results = (level: typeof machines) => {
    const tests = testsOf(level, 'search')
    return ['search.idle', 'search.open', 'search.idle opened 0'].map((id) => [
      formatCoverage(tests?.get(id)),
      coverageOf({ ...noMarks, tests }, [id]),
    ])
  }
  expect(results(machines)).toEqual([
    ['1', 'covered'],
    ['0', 'uncovered'],
    ['1', 'covered'],
  ])
  expect(results(browser)).toEqual([
    ['1, failed', 'failed'],
    ['excluded: It opens immediately', 'excluded'],
    ['1, failed', 'failed'],
  ])
  expect(browser[0]?.states[0]?.screens).toEqual({
    phone: file.screens['search/search.idle.phone'],
  })
})

test('dates of reports are in UTC', () => {
  expect(formatDate('2026-11-24T01:10:00.000Z')).toBe('24 November 2026, 01:10 UTC')
})

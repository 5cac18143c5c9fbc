import { expect, test } from 'vitest'
import { accept, type ReportFile, signOffRow } from '#tests/support/report/accept.ts'

const report = (version: string, screens: Record<string, string>): ReportFile => ({
  format: 'vitrine-report',
  formatVersion: 3,
  version,
  commit: undefined,
  date: '2026-11-24T01:00:00.000Z',
  verdict: 'passed',
  reasons: [],
  duration: 0,
  programs: {},
  parts: [],
  tests: [],
  clauses: [],
  machines: [],
  screens,
})

const before = report('one', {
  'search/search.idle.phone': 'A',
  'search/search.open.phone': 'B',
  'searches/searches.idle.phone': 'C',
})
const after = report('two', {
  'search/search.idle.phone': 'A2',
  'search/search.idle.desktop': 'D',
  'searches/searches.idle.phone': 'C2',
})

test('accepting without a name takes every image of the report', () => {
  const baseline = accept(accept(undefined, before, []), after, [])
  expect([baseline.version, baseline.screens, baseline.accepted]).toEqual([
    'two',
    after.screens,
    {},
  ])
})

test('accepting a state takes its images at every width, and no others', () => {
  const baseline = accept(accept(undefined, before, []), after, ['search/search.idle'])
  expect(baseline.screens).toEqual({
    ...before.screens,
    'search/search.idle.phone': 'A2',
    'search/search.idle.desktop': 'D',
  })
  expect(baseline.version).toBe('one')
  expect(Object.keys(baseline.accepted)).toEqual([
    'search/search.idle.phone',
    'search/search.idle.desktop',
  ])
  expect(baseline.accepted['search/search.idle.phone']?.version).toBe('two')
})

test('accepting a machine removes the images of states that no longer exist', () => {
  const { screens } = accept(accept(undefined, before, []), after, ['search'])
  expect(screens).toEqual({
    'search/search.idle.phone': 'A2',
    'search/search.idle.desktop': 'D',
    'searches/searches.idle.phone': 'C',
  })
})

test('accepting a report without images is rejected, so that it does not erase the accepted ones', () => {
  expect(() => accept(accept(undefined, before, []), report('three', {}), [])).toThrow(
    'The report has no pictures: run the browser tests',
  )
})

test('accepting an unknown name is rejected, with what names look like', () => {
  expect(() => accept(undefined, before, ['basket'])).toThrow(
    'The report has no pictures of “basket”',
  )
})

test('a sign-off names who accepted what of which commit, what differs, and why', () => {
  const commit = { id: '1a2b3c4d5e', date: '2026-11-24T00:30:00Z', subject: 'Sell | more' }
  const structure = { id: 'search', states: [], transitions: [] }
  const machine = { id: 'search', about: '', status: 'passed', tests: 1, failures: [] } as const
  const candidate: ReportFile = {
    ...{ ...after, commit },
    machines: [{ ...machine, structure, states: [], transitions: [] }],
  }
  const known = accept(undefined, before, [])
  const row = signOffRow(known, accept(known, candidate, ['search']), candidate, {
    ...{ who: 'Ploy', note: 'New\ncolours', names: ['search'] },
  })
  const cells = row.split(/ (?<!\\)\| /).slice(1)
  expect(cells.map((text) => text.replace(/ \|\n$/, ''))).toEqual([
    ...['1a2b3c4d Sell \\| more', 'Ploy'],
    'search; 3 pictures differ; machines that differ: search',
    ...['passed, two, 2026-11-24T01:00:00.000Z', 'New colours'],
  ])
})

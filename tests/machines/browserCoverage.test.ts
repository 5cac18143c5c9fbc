import { expect, test } from 'vitest'
import type { BrowserCoverage } from '#tests/support/browser/browserCoverage.ts'
import { coverageTable } from '#tests/support/browser/coverageTable.ts'
import { shortfallsOf } from '#tests/support/browser/shortfalls.ts'

const tour = (width: string, reached: string[], extent: BrowserCoverage['extent']) => {
  const tests = (name: string) => (reached.includes(name) ? [`${width}: a tour`] : [])
  const transition = { source: '', event: '', targets: [], description: '' }
  return {
    machine: 'lamp',
    width,
    extent,
    states: [
      { id: 'lit', tests: tests('lit') },
      { id: 'sorted', tests: [], excluded: 'Left immediately' },
    ],
    transitions: [
      { key: 'switched', ...transition, tests: tests('switched') },
      { key: 'flickered', ...transition, tests: tests('flickered') },
    ],
  }
}
const phone = (...reached: string[]) => tour('phone', reached, 'every transition')
const desktop = (...reached: string[]) => tour('desktop', reached, 'every state')

test('no shortfall is reported when the tours together cover every item', () => {
  const tours = [phone('lit', 'switched'), phone('flickered'), desktop(), desktop('lit')]
  expect(shortfallsOf(tours)).toEqual([])
})

test('states, transitions and echoes that no tour of a width reached are reported', () => {
  expect(shortfallsOf([phone('switched'), desktop('lit')])).toEqual([
    'lamp, phone: lit',
    'lamp, phone: flickered',
  ])
  expect(shortfallsOf([phone('lit', 'switched', 'flickered'), desktop('switched')])).toEqual([
    'lamp, desktop: lit',
  ])
})

test('a width with tours of every transition must take each of them', () => {
  const wide = tour('desktop', ['lit', 'switched'], 'every transition')
  expect(shortfallsOf([phone('lit', 'switched', 'flickered'), wide])).toEqual([
    'lamp, desktop: flickered',
  ])
})

test('a width without a tour is reported', () => {
  expect(shortfallsOf([phone('lit', 'switched', 'flickered')])).toEqual(['lamp, desktop: no tour'])
})

test('the coverage table counts excluded items separately', () => {
  const table = coverageTable([], [phone('lit', 'switched'), desktop('lit')])
  expect(table).toMatch(/lamp .*1\/1 \+1 +1\/2 +2$/m)
})

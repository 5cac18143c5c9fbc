import { searchMachine } from '@vitrine/machines/search/search.ts'
import { expect, test } from 'vitest'
import { explainJournal } from '#tests/support/model/expectJournal.ts'

const recorded = `from a visitor
    "idle"
    assigns term ""

  term.typed ("silk")
    "debouncing"
    assigns term "silk"
  after debounce
    "searching"
    invokes suggest {"term":"silk"}
`

test('a difference from a journal names the clauses, the start and the way, what to do, and its place', () => {
  const present = recorded.replace('"searching"', '"idle"')
  const { message, items } = explainJournal(searchMachine, recorded, present)
  expect(message).toContain('The search machine behaves differently')
  expect(message).toContain('start: a visitor')
  expect(message).toContain('way: term.typed ("silk") → after debounce')
  expect(message).toContain(
    'clause: search.debounce, search.previous-results, search.start.trending',
  )
  expect(message).toContain('recorded: "searching"\n  now: "idle"')
  expect(message).toContain('npx vitest run tests/machines/search.test.ts -u')
  expect(items).toContain('search.debouncing xstate.after.debounce.search.debouncing 0')
})

test('a missing effect is named at the step that lacks it', () => {
  const present = recorded.replace('    invokes suggest {"term":"silk"}\n', '')
  const { message } = explainJournal(searchMachine, recorded, present)
  expect(message).toContain('recorded: invokes suggest')
  expect(message).toContain('now: nothing')
})

test('a difference is found at its step when the paths have another order and other steps before it', () => {
  const longer = `${recorded}
  popup.closed
    "idle"
  term.typed ("silk")
    "debouncing"
    assigns term "silk"
  after debounce
    "failed"
`
  const [start = '', path = ''] = recorded.split('\n\n')
  const present = `${start}\n\n${longer.slice(recorded.length + 1)}`
  const { message } = explainJournal(searchMachine, `${start}\n\n${path}`, present)
  expect(message).toContain('way: popup.closed → term.typed ("silk") → after debounce')
  expect(message).toContain('recorded: "searching"\n  now: "failed"')
})

test('journals whose paths alone differ are reported as that', () => {
  const present = `${recorded}\n  term.cleared\n    "idle"\n`
  expect(explainJournal(searchMachine, recorded, present).message).toContain('It takes other paths')
})

test('the same journal has nothing to explain', () => {
  expect(explainJournal(searchMachine, recorded, recorded).message).toBe('')
})

import { expect, test } from 'vitest'
import { searchMachine } from '#machines/search/search.ts'
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

test('a difference from a journal names the clause, the start and the way, and what to do', () => {
  const present = recorded.replace('"searching"', '"idle"')
  const explanation = explainJournal(searchMachine, recorded, present)
  expect(explanation).toContain('The search machine behaves differently')
  expect(explanation).toContain('start: a visitor')
  expect(explanation).toContain('way: term.typed ("silk") → after debounce')
  expect(explanation).toMatch(/clause: search\.\S+/)
  expect(explanation).toContain('recorded: "searching"\n  now: "idle"')
  expect(explanation).toContain('npx vitest run tests/machines/search.test.ts -u')
})

test('a missing effect is named at the step that lacks it', () => {
  const present = recorded.replace('    invokes suggest {"term":"silk"}\n', '')
  const explanation = explainJournal(searchMachine, recorded, present)
  expect(explanation).toContain('recorded: invokes suggest {"term":"silk"}')
  expect(explanation).toContain('now: nothing')
})

test('the same journal has nothing to explain', () => {
  expect(explainJournal(searchMachine, recorded, recorded)).toBe('')
})

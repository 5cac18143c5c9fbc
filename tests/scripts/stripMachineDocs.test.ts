import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutDocs } from '../../scripts/vite/stripMachineDocs.ts'

const stripped = (code: string) =>
  withoutDocs(code, parseAst(code) as unknown as Parameters<typeof withoutDocs>[1])

/** The value of a module with one expression. */
const evaluated = (code: string): unknown => new Function(`return ${code}`)()

test('the plugin removes descriptions and keeps states, guards and targets', () => {
  const machine = `({
    initial: 'closed',
    states: {
      closed: { meta: { view: 'The page', spec: 'cart.empty.message' }, on: { 'door.opened': { target: 'open', description: 'Opens' } } },
      open: { on: { 'door.opened': { description: \`Open \${'already'}\` } }, meta: { view: 'A room' } },
    },
  })`
  expect(evaluated(stripped(machine))).toEqual({
    initial: 'closed',
    states: {
      closed: { on: { 'door.opened': { target: 'open' } } },
      open: { on: { 'door.opened': {} } },
    },
  })
})

test('the plugin keeps other properties with these names', () => {
  const code = `({ types: { meta: undefined }, description: 7, text: 'meta: { view }' })`
  expect(evaluated(stripped(code))).toEqual(evaluated(code))
})

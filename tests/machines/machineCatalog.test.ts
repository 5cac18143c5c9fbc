import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnMachines, machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { machineTransitions, stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { covers, coversMachine } from '#tests/support/clauses/covers.ts'
import { machineModel } from '#tests/support/reproduction/models.ts'

const machines = join(import.meta.dirname, '../../machines')

const exported = readdirSync(machines, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => {
    const source = readFileSync(join(machines, name), 'utf8')
    return [...source.matchAll(/^export const (\w+)Machine = /gm)].map(([, id]) => id)
  })

test('the catalog contains every machine', () => {
  expect(machineCatalog.map(({ machine }) => machine.id).toSorted()).toEqual(exported.toSorted())
})

describe.each(drawnMachines.map((entry) => ({ ...entry, id: entry.machine.id })))(
  'the $id machine',
  ({ machine, id }) => {
    beforeEach(() => coversMachine(id))

    test('has tests generated from its model', () => {
      const file = join(import.meta.dirname, `${id}.test.ts`)
      expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('describeMachine({')
    })

    test('documents what the shopper sees in each state, and its clause', () => {
      for (const node of stateNodes(machine).slice(1)) {
        expect(node.meta?.view, `${node.id} view`).toMatch(/\S/)
        expect(node.meta?.spec, `${node.id} clause`).toMatch(/^[a-z-]+(\.[a-z0-9-]+){1,3}$/)
      }
    })

    test('lets the shopper continue from every state of failure', () => {
      covers('errors.way-on')

      const failures = stateNodes(machine).filter(({ key }) =>
        /fail|unavailable|rejected/i.test(key),
      )
      for (const { id: failure, meta } of failures) {
        expect(meta?.view, `${failure} view`).toMatch(/\S/)
        const events = machineTransitions(machine)
          .filter(({ source }) => failure === source.id || failure.startsWith(`${source.id}.`))
          .map(({ event }) => event)
        expect(
          events.filter((event) => !event.startsWith('xstate.')),
          `${failure} events`,
        ).not.toEqual([])
      }
    })

    test('describes every transition', () => {
      for (const { source, event, description } of machineTransitions(machine)) {
        expect(description, `${source.id} on ${event}`).toMatch(/\S/)
      }
    })

    test('names events noun.verb, and names effects and delays', () => {
      for (const node of stateNodes(machine)) {
        for (const type of node.ownEvents) {
          expect(type).toMatch(/^(xstate\..+|[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*)$/)
        }
        for (const { src } of node.invoke) expect(src).not.toMatch(/^xstate\.invoke/)
        for (const { delay } of node.after) expect(delay).toBeTypeOf('string')
      }
    })
  },
)

test.for(machineCatalog.map(({ machine }) => machine.id))(
  'a walk of %s can be exported as a test at each width',
  (id) => {
    coversMachine(id)
    for (const isMobile of [true, false])
      expect(machineModel(id, isMobile).examples.machine.id).toBe(id)
  },
)

import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { machineCatalog } from '#machines/catalog/machineCatalog.ts'
import { plainMachine } from '#machines/tools/plainMachine.ts'
import { compareMachines } from '#web/qa/gallery/compare/compareMachines.ts'
import { signed } from '#web/qa/gallery/compare/signs.ts'
import { layOut } from '#web/qa/gallery/layout/layOut.ts'

const before = plainMachine(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        meta: { view: 'A closed door' },
        on: { pushed: { target: 'open', guard: 'isUnlocked' }, kicked: 'broken', knocked: {} },
      },
      open: { on: { pulled: 'closed' } },
      broken: {},
    },
  }),
)

const after = plainMachine(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        meta: { view: 'A closed door with a bell' },
        on: {
          pushed: [
            { target: 'locked', guard: 'isLocked' },
            { target: 'open', guard: 'isUnlocked' },
          ],
          knocked: {},
        },
      },
      open: { on: { pulled: 'locked' } },
      locked: {},
    },
  }),
)

test('a comparison lists what was added, removed and changed, with the fields', () => {
  const { differences } = compareMachines(before, after)
  expect(differences.map(({ change, title, details }) => [change, title, ...details])).toEqual([
    ['changed', 'door.closed', 'view: A closed door → A closed door with a bell'],
    ['added', 'door.locked'],
    ['removed', 'door.broken'],
    ['added', 'door.closed — pushed [isLocked] → door.locked'],
    ['changed', 'door.open — pulled → door.locked', 'targets: door.closed → door.locked'],
    ['removed', 'door.closed — kicked → door.broken'],
  ])
})

test('a transition counts as the same when another guard is added before it', () => {
  const { changes, merged } = compareMachines(before, after)
  const unlocked = merged.transitions.filter(({ guard }) => guard === 'isUnlocked')
  expect(unlocked).toHaveLength(1)
  expect(changes.has(unlocked[0]?.key ?? '')).toBe(false)
})

test('the merged machine draws both versions, the earlier target of a transition included', async () => {
  const comparison = compareMachines(before, after)
  const { changes } = comparison
  const { shapes, arrows } = await layOut(signed(comparison))
  const names = shapes.filter(({ kind }) => kind === 'state').map(({ title }) => title)
  expect(names.toSorted()).toEqual(['+ locked', 'open', '~ closed', '− broken'])
  const pulled = arrows.flatMap(({ to, lines }) =>
    lines.filter(({ event }) => /pulled/.test(event)).map(({ key }) => [to, changes.get(key)]),
  )
  expect(pulled.toSorted()).toEqual([
    ['door.closed', 'removed'],
    ['door.locked', 'changed'],
  ])
})

test('a machine that one version lacks is added or removed as a whole', () => {
  const changesOf = (...versions: Parameters<typeof compareMachines>) =>
    new Set(compareMachines(...versions).differences.map(({ change }) => change))
  expect(changesOf(undefined, after)).toEqual(new Set(['added']))
  expect(changesOf(before, undefined)).toEqual(new Set(['removed']))
})

test('a machine does not differ from itself after a round trip through JSON', () => {
  for (const { machine } of machineCatalog) {
    const plain = plainMachine(machine)
    const copy = JSON.parse(JSON.stringify(plain))
    expect(compareMachines(copy, plain).differences, machine.id).toEqual([])
  }
})

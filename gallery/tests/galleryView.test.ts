import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { plainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import { expect, test } from 'vitest'
import { opened, startArea } from '#gallery/machines/diagram/view.ts'
import { foldMachine, parentStates } from '#gallery/machines/fold/foldMachine.ts'
import { sizes } from '#gallery/machines/layout/diagram.ts'
import { layOut } from '#gallery/machines/layout/layOut.ts'
import { layOutAll } from '#gallery/machines/layout/layOutAll.ts'
import { exampleIds } from '#gallery/machines/simulate/exampleIds.ts'
import { trace } from '#gallery/machines/simulate/trace.ts'

const examplesOf = (id: string) => {
  const entry = machineCatalog.find(({ machine }) => machine.id === id)
  if (!entry) throw new Error(`There is no machine ${id}`)
  return entry.examples
}

test('labels have at least 11 px when a diagram is opened, on a phone and on a desktop', {
  timeout: 30_000,
}, async () => {
  const images = Object.values(await layOutAll())
  for (const frame of [
    { width: 356, height: 430 },
    { width: 950, height: 750 },
  ])
    for (const image of images) {
      const { scale } = opened(image, startArea(image), frame)
      expect(scale * sizes.text, image.machine).toBeGreaterThanOrEqual(11)
    }
})

test('a folded state hides its inside, and its transitions start and end at it', async () => {
  for (const { machine } of machineCatalog) {
    const plain = plainMachine(machine)
    for (const id of parentStates(plain)) {
      const folded = foldMachine(plain, [id])
      const inside = plain.states.filter((state) => state.id.startsWith(`${id}.`))
      expect(folded.states).toHaveLength(plain.states.length - inside.length)
      expect(folded.states.find((state) => state.id === id)?.hidden).toBe(inside.length)
      const ends = folded.transitions.flatMap(({ source, targets }) => [source, ...targets])
      expect(ends.filter((end) => end.startsWith(`${id}.`))).toEqual([])
      const leaves = ({ source, targets }: (typeof plain.transitions)[number]) =>
        [source, ...targets].some((end) => end !== id && !end.startsWith(`${id}.`))
      const keys = new Set(folded.transitions.map(({ key }) => key))
      for (const transition of plain.transitions.filter(leaves))
        expect(keys, transition.key).toContain(transition.key)
    }
  }
  const cart = plainMachine(examplesOf('cart').machine)
  const { shapes } = await layOut(foldMachine(cart, ['cart.content']))
  expect(shapes.find(({ id }) => id === 'cart.content')).toMatchObject({ kind: 'state' })
})

test('ids of examples do not depend on their order, and are unique', () => {
  const payloads = ['query "dresses", pageCount 3', 'query "dresses", pageCount 8', '']
  expect(exampleIds(payloads)).toEqual([
    'query-dresses-pagecount-3',
    'query-dresses-pagecount-8',
    '',
  ])
  expect(exampleIds(payloads.toReversed()).toReversed()).toEqual(exampleIds(payloads))
  const alike = exampleIds(['a b', 'a-b', 'x'.repeat(60) + 1, 'x'.repeat(60) + 2, '⟂'])
  expect(new Set(alike).size).toBe(5)
  for (const id of alike) expect(id).toMatch(/^[\w-]{1,60}$/)
})

test('the clock of a simulation advances what the machine reads, and fires each due timer', async () => {
  const start = 'ninety seconds and a half'
  const { frames, problem } = await trace(examplesOf('countdown'), {
    start,
    steps: ['clock +2500', 'clock +100000'],
  })
  expect(problem).toBe('')
  expect(frames.map(({ value }) => value)).toEqual(['running', 'running', 'expired'])
  expect(frames[1]?.context).toMatchObject({ remaining: 88_000 })
  expect(frames[1]?.now).toBe(Date.UTC(2026, 0, 1) + 2500)
  expect(frames[1]?.moves.map(({ title }) => title)).toContain('after tick')
  expect(frames[1]?.label).toBe('clock +2.5 s: after tick ×3')
  const tick = { event: 'xstate.after.tick.countdown.running', state: 'running' }
  expect(frames[1]?.events).toEqual([tick, tick, tick])
  const back = await trace(examplesOf('countdown'), { start, steps: ['clock -3600000'] })
  expect(back.frames[1]?.now).toBe(Date.UTC(2026, 0, 1) - 3_600_000)
})

test('an unknown event is reported as such, and a known one without an effect as that', async () => {
  const walk = (step: string) =>
    trace(examplesOf('stores'), {
      start: Object.keys(examplesOf('stores').inputs)[0] ?? '',
      steps: [step],
    })
  const unknown = await walk('{"type":"door.opened"}')
  expect(unknown.frames[1]?.notice).toBe('“door.opened” is not an event of this machine.')
  const early = await walk('{"type":"store.deselected"}')
  expect(early.frames[1]?.notice).toBe('“store.deselected” has no effect in this state.')
  const taken = await walk('location.requested')
  expect(taken.frames[1]?.notice).toBe('')
  expect((await walk('door.opened')).problem).toContain('is not an event of this machine')
})

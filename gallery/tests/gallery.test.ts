import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { machineTransitions, stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { plainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import {
  type Coverage,
  coveredShare,
  formatCoverage,
  type MachineCoverage,
  machineTests,
} from '#gallery/machines/coverage/coverage.ts'
import { markCoverage, noMarks } from '#gallery/machines/diagram/marks.ts'
import { fitted, opened, showing, visibleSize, zoomed } from '#gallery/machines/diagram/view.ts'
import type { Area } from '#gallery/machines/layout/diagram.ts'
import { layOut } from '#gallery/machines/layout/layOut.ts'
import { layOutAll } from '#gallery/machines/layout/layOutAll.ts'
import { liveActors } from '#gallery/machines/machine/actors.ts'
import { usedNotation } from '#gallery/machines/machine/DiagramLegend.tsx'
import type { ReceivedStep } from '#gallery/machines/simulate/liveStep.ts'
import { trace } from '#gallery/machines/simulate/trace.ts'

const isInside = (inner: Area, outer: Area) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

test('a diagram nests states and shows guards, delays, effects and views', async () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'on',
    states: {
      on: {
        initial: 'dim',
        on: { 'knob.turned': '.bright' },
        meta: { view: 'Light', spec: 'listing.page.next' },
        states: {
          dim: { invoke: { id: 'warm', src: 'warm', onDone: 'bright' } },
          bright: { after: { timeout: { target: '#lamp.off', guard: 'isHot' } } },
        },
      },
      off: { on: { 'plug.shaken': {} } },
    },
  })
  const { shapes, arrows } = await layOut(plainMachine(lamp))
  const shapeOf = (id: string) => shapes.find((shape) => shape.id === id)
  const box = shapeOf('lamp.on')
  expect(box).toMatchObject({ kind: 'box', depth: 0, view: 'Light', spec: 'listing.page.next' })
  for (const id of ['lamp.on.dim', 'lamp.on.bright', 'lamp.on start', 'lamp.on anywhere'])
    expect(isInside(shapeOf(id) as Area, box as Area), id).toBe(true)
  expect(isInside(shapeOf('lamp.off') as Area, box as Area)).toBe(false)
  expect(shapeOf('lamp.on.dim')?.effects).toEqual(['warm'])
  expect(shapeOf('lamp.off')?.inner).toMatchObject([{ event: 'plug.shaken' }])
  const labels = arrows.map(({ from, to, lines }) => [from, to, ...lines.map(({ event }) => event)])
  expect(labels).toEqual([
    ['lamp start', 'lamp.on'],
    ['lamp.on start', 'lamp.on.dim'],
    ['lamp.on anywhere', 'lamp.on.bright', 'knob.turned'],
    ['lamp.on.dim', 'lamp.on.bright', 'warm done'],
    ['lamp.on.bright', 'lamp.off', 'after timeout'],
  ])
  expect(arrows.at(-1)?.lines).toMatchObject([{ guard: 'isHot' }])
})

test('the diagram of a machine shows each state and transition within its area', async () => {
  const images = await layOutAll()
  for (const { machine } of machineCatalog) {
    const image = images[machine.id]
    const { shapes = [], arrows = [], width = 0, height = 0 } = image ?? {}
    const ids = shapes.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(
        stateNodes(machine)
          .slice(1)
          .map(({ id }) => id),
      ),
    )
    const lines = [
      ...shapes.flatMap(({ inner }) => inner),
      ...arrows.flatMap((arrow) => arrow.lines),
    ]
    const keys = new Set(lines.map(({ key }) => key))
    expect(keys).toEqual(new Set(machineTransitions(machine).map(({ key }) => key)))
    const paper = { x: 0, y: 0, width, height }
    for (const area of [...shapes, ...arrows.flatMap(({ label }) => label ?? [])])
      expect(isInside(area, paper), `${machine.id} ${JSON.stringify(area)}`).toBe(true)
    for (const { id, points } of arrows) expect(points.length, id).toBeGreaterThan(1)
  }
})

const covered: MachineCoverage[] = [
  {
    machine: 'lamp',
    states: [
      { id: 'lamp.on', tests: ['a', 'b'] },
      { id: 'lamp.off', tests: [] },
      { id: 'lamp.lost', tests: [], excluded: 'Not reachable in tests' },
    ],
    transitions: [{ key: 'switched', tests: ['a'] }],
  },
  {
    machine: 'lamp',
    states: [{ id: 'lamp.on', tests: ['c'] }],
    transitions: [{ key: 'switched', tests: [] }],
  },
]

test('coverage combines all test runs and gives the reason of an exclusion', () => {
  const coverage: Coverage = {
    ...{
      verdicts: {},
      reports: [],
      isOfOtherCode: false,
      machines: covered,
      browser: [],
      failures: [],
    },
  }
  const tests = machineTests(coverage, 'machines', 'lamp')
  const labels = ['lamp.on', 'lamp.off', 'lamp.lost', 'switched'].map((name) =>
    formatCoverage(tests?.get(name)),
  )
  expect(labels).toEqual(['3', '0', 'excluded: Not reachable in tests', '1'])
  expect(coveredShare(coverage, 'machines', 'lamp')).toBeCloseTo(2 / 3)
  expect(machineTests(coverage, 'machines', 'door')).toBeUndefined()
  expect(coveredShare(coverage, 'machines', 'door')).toBeUndefined()
  const overlay = (...names: string[]) => markCoverage({ ...noMarks, tests }, names)
  expect(overlay('lamp.on', 'lamp.off')).toBe('covered')
  expect(overlay('lamp.off', 'lamp.lost')).toBe('uncovered')
  expect(overlay('lamp.lost')).toBe('excluded')
  expect(overlay('unknown')).toBeUndefined()
  expect(markCoverage(noMarks, ['lamp.on'])).toBeUndefined()
})

test('a diagram scrolls to a state below the edge of the window, and only then', () => {
  const frame = visibleSize({ width: 900, height: 800, top: 300 }, 900)
  const image = { width: 800, height: 1600 }
  const stateAt = (y: number) => ({ x: 300, y, width: 100, height: 40 })
  const view = { x: 0, y: 0, scale: 1 }
  expect(showing(view, stateAt(500), image, frame)).toBe(view)
  const moved = showing(view, stateAt(700), image, frame)
  expect(moved).toMatchObject({ isAnimated: true, scale: 1 })
  expect(moved.y + 740).toBeLessThanOrEqual(900 - 300)
})

test('a diagram opens whole if it is legible, otherwise around the current state, and Fit shows all of it', () => {
  const part = { x: 1900, y: 100, width: 100, height: 100 }
  const large = { width: 2000, height: 1000 }
  const phone = { width: 340, height: 430 }
  const middle = ({ x, scale }: { x: number; scale: number }) => x + 1950 * scale
  expect(opened({ width: 300, height: 200 }, part, phone).scale).toBeGreaterThan(1)
  const start = opened(large, part, phone)
  expect(start.scale).toBeGreaterThan(0.5)
  expect(middle(start)).toBeGreaterThan(0)
  expect(middle(start)).toBeLessThan(phone.width)
  for (const width of [2000, 9000])
    expect(fitted({ width, height: 1000 }, phone).scale * width).toBeCloseTo(phone.width)
  // The point under the pointer does not move.
  const view = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 })
  expect(view).toEqual({ x: -90, y: -80, scale: 2 })
})

const step = (number: number, session: string, type = 'page.scrolled'): ReceivedStep => ({
  number,
  at: number,
  machine: 'lamp',
  session,
  event: { type },
  value: 'on',
  context: {},
  taken: [],
})

test('steps are grouped by tab and actor, and stopped actors and closed tabs are marked as gone', () => {
  const steps = [
    step(5, 'one x:2', 'xstate.stop'),
    step(4, 'two x:1'),
    step(3, 'one x:1'),
    step(2, 'one x:2'),
    step(1, 'one x:1'),
  ]
  const groups = liveActors(steps, ['two x:1']).map(({ name, isGone, steps: actorSteps }) => [
    name,
    isGone,
    actorSteps.map(({ number }) => number),
  ])
  expect(groups).toEqual([
    ['Tab 1, actor 1', false, [3, 1]],
    ['Tab 1, actor 2', true, [5, 2]],
    ['Tab 2', true, [4]],
  ])
})

test('a simulation names an unknown input, and offers each possible event once', async () => {
  const entryOf = (id: string) => machineCatalog.find(({ machine }) => machine.id === id)
  const popups = entryOf('popups')?.examples
  if (!popups) throw new Error('The catalog has no machine named popups')
  expect(await trace(popups, { start: 'nowhere', steps: [] })).toEqual({
    frames: [],
    problem: '“nowhere” is not an input of this machine.',
  })
  const [start = ''] = Object.keys(popups.inputs)
  const { frames } = await trace(popups, { start, steps: [] })
  const tokens = frames[0]?.moves.map(({ token }) => token)
  expect(tokens).toContain('after second.popups.newsletterTimer.counting')
  expect(new Set(tokens).size).toBe(tokens?.length)
})

test('the legend lists the notation that a diagram contains', async () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'on',
    states: {
      on: { on: { '*': 'off' }, after: { idle: { target: 'off', guard: 'isDark' } } },
      off: { type: 'final' },
    },
  })
  const texts = usedNotation(await layOut(plainMachine(lamp))).map(
    ({ text, shape }) => shape ?? text,
  )
  expect(texts).toEqual(['start', 'final', 'after …', '*', '[…]'])
})

import { drawnMachines, machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { machineTransitions, stateNodes } from '@vitrine/machines/tools/machineStructure.ts'
import { plainMachine } from '@vitrine/machines/tools/plainMachine.ts'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { Area } from '#gallery/machines/layout/diagram.ts'
import { layOut } from '#gallery/machines/layout/layOut.ts'
import { layOutAll } from '#gallery/machines/layout/layOutAll.ts'
import { readThaiViews } from '../../scripts/vite/thaiViews.ts'

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

test('what the shopper sees in each state is there in Thai too', () => {
  const thaiViews = readThaiViews()
  for (const { machine } of drawnMachines)
    for (const { id, meta } of stateNodes(machine).slice(1))
      expect(thaiViews[meta?.view ?? '']?.thai, `${id} in thaiViews.yaml`).toMatch(/\S/)
})

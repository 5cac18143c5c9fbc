import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { headerMachine } from '#machines/header/header.ts'
import { type FlightStep, stepsFrom } from '#web/core/flight/steps.ts'

describe('a recorder', () => {
  let withStep: typeof import('#web/core/flight/recorder.ts').withStep
  let reportOf: typeof import('#web/core/flight/flight.ts').reportOf
  beforeAll(async () => {
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('document', new EventTarget())
    vi.stubGlobal('BroadcastChannel', EventTarget)
    ;({ withStep } = await import('#web/core/flight/recorder.ts'))
    ;({ reportOf } = await import('#web/core/flight/flight.ts'))
    vi.unstubAllGlobals()
  })
  // The recorder listens to a window that is gone.
  afterAll(() => vi.resetModules())

  /** What is kept of steps of several actors; `here busy 3` is the fourth of one. */
  const recorded = (...actors: string[]) => {
    const counts = new Map<string, number>()
    const steps = actors.map((session, at): FlightStep => {
      const number = counts.get(session) ?? 0
      counts.set(session, number + 1)
      const event = { type: number === 0 ? 'xstate.init' : 'end.reached' }
      const context = { page: number }
      return { at, machine: 'listing', session, event, value: 'idle', context, taken: [], number }
    })
    return steps
      .reduce<readonly FlightStep[]>(withStep, [])
      .map(({ session, number }) => `${session} ${number}`)
  }
  const many = (session: string, length = 250) => Array.from({ length }, () => session)

  test('holds the last 200 steps, and the start of each actor that has later ones or may have', () => {
    const others = Array.from({ length: 6 }, (_, index) => many(`here ${index}`, 40)).flat()
    const kept = recorded('there gone', 'here quiet', 'here late', ...others, 'here late')
    expect(kept).toHaveLength(204)
    expect(kept.slice(0, 3)).toEqual(['here quiet 0', 'here late 0', 'here 0 0'])
    expect(kept.at(-1)).toBe('here late 1')
  })

  test('lets no busy actor drive out the others', () => {
    const kept = recorded('here cart', 'here cart', ...many('here busy'), 'here cart')
    expect(kept.slice(0, 4)).toEqual(['here cart 0', 'here cart 1', 'here busy 0', 'here busy 171'])
    expect(kept.at(-1)).toBe('here cart 2')
  })

  test('counts on one step what changes nothing but a value for a newer one', () => {
    let steps: readonly FlightStep[] = []
    const header = createActor(headerMachine, {
      inspect: stepsFrom((step) => {
        steps = withStep(steps, step)
      }),
    })
    const say = ({ event, number, times }: FlightStep) => [event, number, times]
    const scroll = (top: number) => ({ type: 'page.scrolled', top })
    header.start()
    for (let top = 0; top <= 3000; top += 30) header.send({ type: 'page.scrolled', top })
    for (let top = 2990; top >= 2000; top -= 10) header.send({ type: 'page.scrolled', top })
    header.send({ type: 'header.focused' })
    header.send({ type: 'header.focused' })
    expect(steps.map(say)).toEqual([
      [{ type: 'xstate.init' }, 0, undefined],
      [scroll(0), 1, undefined],
      [scroll(30), 2, undefined],
      [scroll(180), 3, 5],
      [scroll(210), 8, undefined],
      [scroll(3000), 9, 93],
      [scroll(2990), 102, undefined],
      [scroll(2000), 103, 99],
      [{ type: 'header.focused' }, 202, 2],
    ])
  })

  test('writes a report without the key that an address holds', () => {
    const address = '/checkout/order-received/2291187658?key=0hHuQTFm'
    const failure = { id: '0f9a', address, date: '2026-11-22 17:18:25', code: 'INTERNAL' }
    expect(JSON.parse(reportOf(failure))).toEqual({
      version: 2,
      steps: [],
      failure: { ...failure, address: '/checkout/order-received/2291187658' },
    })
  })
})

import type { FlightStep } from '@vitrine/web/core/flight/steps.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

describe('the session recorder', () => {
  let withStep: typeof import('@vitrine/web/core/flight/recorder.ts').withStep
  let writeReport: typeof import('@vitrine/web/core/flight/flight.ts').writeReport
  beforeAll(async () => {
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('document', new EventTarget())
    vi.stubGlobal('BroadcastChannel', EventTarget)
    ;({ withStep } = await import('@vitrine/web/core/flight/recorder.ts'))
    ;({ writeReport } = await import('@vitrine/web/core/flight/flight.ts'))
    vi.unstubAllGlobals()
  })
  // The recorder listens to a window that no longer exists.
  afterAll(() => vi.resetModules())

  /**
   * Returns the stored steps after these actors have made one step each, such as `here busy 3` for the actor's fourth.
   */
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

  test('keeps the last 200 steps and the first step of each actor of the page', () => {
    const others = Array.from({ length: 6 }, (_, index) => many(`here ${index}`, 40)).flat()
    const stored = recorded('there gone', 'here quiet', 'here late', ...others, 'here late')
    expect(stored).toHaveLength(204)
    expect(stored.slice(0, 3)).toEqual(['here quiet 0', 'here late 0', 'here 0 0'])
    expect(stored.at(-1)).toBe('here late 1')
  })

  test('removes the access key of a URL from the report', () => {
    const address = '/checkout/order-received/2291187658?key=0hHuQTFm'
    const failure = { id: '0f9a', address, date: '2026-11-22 17:18:25', code: 'INTERNAL' }
    expect(JSON.parse(writeReport(failure))).toEqual({
      build: '',
      requests: [],
      version: 2,
      steps: [],
      failure: { ...failure, address: '/checkout/order-received/2291187658' },
    })
  })
})

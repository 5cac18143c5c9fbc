import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { confirmationMachine } from '#machines/confirmation.ts'
import { scrub } from '#web/lib/flight/scrub.ts'
import { type FlightStep, stepsFrom } from '#web/lib/flight/steps.ts'

describe('a flight', () => {
  test('names every event, where it led and which transitions it took', () => {
    const steps: FlightStep[] = []
    const actor = createActor(confirmationMachine, {
      inspect: stepsFrom((step) => steps.push(step)),
    })
    actor.start()
    actor.send({ type: 'confirmation.asked', subject: 'order 1042' })
    expect(steps.map(({ machine, event, value }) => [machine, event.type, value])).toEqual([
      ['confirmation', 'xstate.init', 'closed'],
      ['confirmation', 'confirmation.asked', 'asking'],
    ])
    expect(steps[1]?.taken).toHaveLength(1)
    expect(steps[1]?.context).toMatchObject({ subject: 'order 1042' })
  })

  test('takes nothing personal along, and nothing that is not data', () => {
    const customer = {
      email: 'ploy@example.com',
      user: { phoneNumber: '0812345678' },
      words: 'The bank is unknown',
      failure: new Error('No answer'),
      answered: () => undefined,
      bag: createActor(confirmationMachine),
      lines: Array.from({ length: 50 }, (_, index) => index),
      note: 'x'.repeat(1000),
    }
    const clean = scrub({ type: 'form.submitted', password: 'S3cret', customer })
    expect(clean).toMatchObject({
      type: 'form.submitted',
      password: '(removed)',
      customer: {
        email: '(removed)',
        user: '(removed)',
        words: 'The bank is unknown',
        failure: 'No answer',
        answered: '(a function)',
        bag: '(an actor)',
      },
    })
    const text = JSON.stringify(clean)
    expect(text).not.toMatch(/ploy|0812|S3cret/)
    expect(text.length).toBeLessThan(800)
  })

  test('holds the last 200 steps, and the first of each actor that still runs', async () => {
    vi.stubGlobal('addEventListener', () => undefined)
    const { latest } = await import('#web/lib/flight/recorder.ts')
    const step = (session: string, type: string, at: number): FlightStep => ({
      at,
      machine: 'listing',
      session,
      event: { type },
      value: 'loading',
      context: {},
      taken: [],
    })
    const steps = [
      step('gone', 'xstate.init', 0),
      step('long', 'xstate.init', 1),
      ...Array.from({ length: 250 }, (_, index) => step('long', 'end.reached', index + 2)),
    ]
    const kept = latest(steps)
    expect(kept).toHaveLength(201)
    expect(kept[0]).toBe(steps[1])
    expect(kept.at(-1)).toBe(steps.at(-1))
  })
})

import { removedLineMachine } from '@vitrine/machines/cart/removedLine.ts'
import { removedLineExamples } from '@vitrine/machines/cart/removedLineExamples.ts'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...removedLineExamples,
  invariants: {
    'nothing follows an undone removal': ({ before, after }) =>
      !before.matches('undone') || after.matches('undone'),
  },
})

describe('the time to undo a removal', () => {
  const start = () => {
    const clock = new SimulatedClock()
    return { clock, actor: createActor(removedLineMachine, { clock }).start() }
  }

  test('is five seconds', () => {
    covers('cart.remove.undo-time')
    const { clock, actor } = start()
    clock.increment(4999)
    expect(actor.getSnapshot().value).toBe('offered')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('expired')
    actor.send({ type: 'removal.undone' })
    expect(actor.getSnapshot().value).toBe('expired')
  })

  test('does not expire once it was used', () => {
    const { clock, actor } = start()
    actor.send({ type: 'removal.undone' })
    clock.increment(5000)
    expect(actor.getSnapshot().value).toBe('undone')
  })
})

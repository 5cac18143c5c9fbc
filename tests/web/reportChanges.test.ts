import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import type { CartEmittedEvent } from '#machines/cart/cartSetup.ts'
import type { BagActor } from '#web/shop/cart/bagActor.ts'
import { reportChanges } from '#web/shop/cart/reportChanges.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { covers } from '../support/clauses/covers.ts'
import { removeToasts, shownToasts } from './shownToasts.tsx'

beforeEach(removeToasts)

/** An actor that emits each event that it is sent, as the cart emits the results of changes. */
const bag = createActor(
  setup({
    types: { events: {} as CartEmittedEvent, emitted: {} as CartEmittedEvent },
  }).createMachine({ on: { '*': { actions: emit(({ event }) => event) } } }),
).start()

describe('the result of a change of a line', () => {
  const stop = reportChanges(bag as unknown as BagActor)

  test.each([
    ['updated', '', ['success: Item updated successfully']],
    ['removed', '', ['success: Item removed successfully']],
    ['restored', '', ['success: Item added to cart']],
    ['failed', 'Only 2 left', ['error: Only 2 left']],
    ['failed', '', []],
  ] as const)(
    '%s with the message %s replaces the progress',
    async (outcome, message, expected) => {
      covers('errors.cart.success-add', 'errors.cart.success-remove', 'errors.cart.success-update')
      await showToast('progress', 'Updating...', 'a')
      expect(shownToasts()).toEqual(['loading: Updating...'])
      bag.send({ type: 'change.finished', key: 'a', outcome, message })
      await vi.waitFor(() => expect(shownToasts()).toEqual(expected))
    },
  )

  test('is not shown after it was stopped', async () => {
    stop()
    await showToast('progress', 'Updating...', 'a')
    bag.send({ type: 'change.finished', key: 'a', outcome: 'updated', message: '' })
    await new Promise((done) => setTimeout(done, 50))
    expect(shownToasts()).toEqual(['loading: Updating...'])
  })
})

import type { cartLineMachine, LineTerms, UpdateResponse } from '@vitrine/machines/cart/cartLine.ts'
import { withinLimits } from '@vitrine/machines/cart/cartLine.ts'
import { cartLineExamples } from '@vitrine/machines/cart/cartLineExamples.ts'
import { expect, test } from 'vitest'
import type { EventObject, SnapshotFrom } from 'xstate'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

type State = SnapshotFrom<typeof cartLineMachine>

const isChanging = (state: State) => !state.matches('idle') && !state.matches('removed')

const has = (events: readonly EventObject[], wanted: string) =>
  events.some(({ type }) => type === wanted)

describeMachine({
  ...cartLineExamples,
  invariantClauses: [
    'cart.lines.single-request',
    'cart.quantity.clamped-until-seen',
    'cart.quantity.failure',
    'cart.quantity.new-limits',
    'cart.quantity.typed-over',
    'cart.quantity.typed-under',
  ],
  invariants: {
    'the desired quantity is within the limits': ({ after: { context } }) =>
      context.desiredQuantity >= context.minimum && context.desiredQuantity <= context.maximum,
    'has at most one request in flight': ({ pending }) => pending.length <= 1,
    'a failure restores the quantity of the server': ({ after }) =>
      !after.matches({ idle: 'failed' }) ||
      after.context.desiredQuantity === after.context.serverQuantity,
    'has no pending change when idle': ({ after }) =>
      !after.matches('idle') || after.context.desiredQuantity === after.context.serverQuantity,
    'a response changes the desired quantity only to apply limits': ({ event, before, after }) =>
      event.type !== 'xstate.done.actor.updateLine' ||
      after.matches('removed') ||
      after.context.desiredQuantity === before.context.desiredQuantity ||
      after.context.notice !== undefined,
    'an unsent change is never idle': ({ after }) =>
      after.context.desiredQuantity === after.context.serverQuantity || !after.matches('idle'),
    'keeps the notice of a corrected quantity until it is seen': ({ event, before, after }) =>
      before.context.notice === undefined ||
      after.context.notice !== undefined ||
      event.type === 'notice.seen' ||
      event.type === 'quantity.changed' ||
      after.matches({ idle: 'failed' }),
    'notifies the bag of the start and the end of each change': ({ before, after, sent }) =>
      isChanging(before) === isChanging(after) ||
      has(sent, isChanging(after) ? 'change.started' : 'change.finished'),
    'sends the desired quantity': ({ before, after }) =>
      before.matches('updating') ||
      !after.matches('updating') ||
      after.context.sentQuantity === after.context.desiredQuantity,
    'stores the quantity of each response': ({ event, after }) => {
      if (event.type !== 'xstate.done.actor.updateLine' || !('output' in event)) return true
      const reply = event.output as UpdateResponse
      if (reply.status === 'missing' || after.matches('removing')) return true
      return after.context.serverQuantity === reply.quantity
    },
    'shows a notice when the server lowers the quantity to its stock': ({
      event,
      before,
      after,
    }) => {
      if (event.type !== 'line.refreshed' || !before.matches('idle')) return true
      const { quantity, maximum } = event as unknown as LineTerms
      const isLowered = quantity < before.context.serverQuantity && quantity === maximum
      return !isLowered || after.context.notice?.applied === quantity
    },
    'hides the notice when it is seen': ({ event, after }) =>
      event.type !== 'notice.seen' || after.context.notice === undefined,
    'forgets a flush and a removal when idle': ({ after }) =>
      !after.matches('idle') || !(after.context.skipsDebounce || after.context.isRemovalPending),
    'a failure has a message': ({ after }) =>
      !after.matches({ idle: 'failed' }) || after.context.message !== '',
  },
})

const limits = { minimum: 1, maximum: 5 }

test.each([
  [3, 3],
  [0, 1],
  [-7, 1],
  [5, 5],
  [6, 5],
  [2.9, 2],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('%d typed becomes %d', (typed, quantity) => {
  expect(withinLimits(typed, limits)).toBe(quantity)
})

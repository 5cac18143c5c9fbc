import { overlaysExamples } from '@vitrine/machines/overlays/overlaysExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const named = new Set(['quickView', 'options'])

const covering = new Set(['sizeGuide', 'modelInfo'])

describeMachine({
  ...overlaysExamples,
  invariants: {
    'opens the requested overlay': ({ event, after }) =>
      !event.type.endsWith('.opened') || event.type === `${after.value}.opened`,
    'the quick view and options have a subject': ({ after }) =>
      !named.has(after.value) || after.context.subject !== undefined,
    'only guides open over another overlay': ({ after }) =>
      after.context.returnTo === undefined || covering.has(after.value),
    'a page change closes every overlay': ({ event, after }) =>
      event.type !== 'route.changed' || after.value === 'none',
    'closing a guide returns to what it was opened from, for the same product': ({
      event,
      before,
      after,
    }) =>
      event.type !== 'overlay.closed' ||
      before.context.returnTo === undefined ||
      (after.value === before.context.returnTo && after.context.subject === before.context.subject),
    'has no subject when nothing is open': ({ after }) =>
      after.value !== 'none' || after.context.subject === undefined,
  },
})

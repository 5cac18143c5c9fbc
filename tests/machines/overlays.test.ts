import { overlaysExamples } from '#machines/overlays/overlaysExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

const named = new Set(['quickView', 'campaign'])

const covering = new Set(['sizeGuide', 'modelInfo'])

describeMachine({
  ...overlaysExamples,
  invariants: {
    'what opens is what was asked for': ({ event, after }) =>
      !event.type.endsWith('.opened') || event.type === `${after.value}.opened`,
    'the quick view and a campaign know their subject': ({ after }) =>
      !named.has(after.value) || after.context.subject !== undefined,
    'only a guide lies over something': ({ after }) =>
      after.context.returnTo === undefined || covering.has(after.value),
    'another page leaves nothing open but consent': ({ event, after }) =>
      event.type !== 'route.changed' || after.value === 'none' || after.value === 'consent',
    'closing a guide gives back the same quick view': ({ event, before, after }) =>
      event.type !== 'overlay.closed' ||
      before.context.returnTo === undefined ||
      (after.value === 'quickView' && after.context.subject === before.context.returnTo),
    'the page alone remembers nothing': ({ after }) =>
      after.value !== 'none' || after.context.subject === undefined,
  },
})

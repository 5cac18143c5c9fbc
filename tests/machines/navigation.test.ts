import { navigationExamples } from '@vitrine/machines/navigation/navigationExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...navigationExamples,
  invariants: {
    'renders the page of the address, unless the previous one is stale': ({ after }) =>
      after.matches({ loading: 'stale' }) || after.context.current === after.context.requested,
    'a stale page is not the page of the address': ({ after }) =>
      !after.matches({ loading: 'stale' }) ||
      after.context.current.path !== after.context.requested.path,
    'renders the latest address only': ({ event, after }) =>
      event.type !== 'address.changed' ||
      !('destination' in event) ||
      after.context.requested === event.destination,
    'a loaded page never changes the requested address': ({ event, before, after }) =>
      event.type === 'address.changed' || after.context.requested === before.context.requested,
    'emits each destination once, when it is rendered': ({ before, after, emitted }) =>
      emitted.length === (before.context.current === after.context.current ? 0 : 1),
    'loads nothing for a page that is shown': ({ after, pending }) =>
      after.matches('loading') || pending.length === 0,
    'a skeleton replaces a page only after the delay': ({ event, before, after }) =>
      before.matches({ loading: 'skeleton' }) ||
      before.matches('failed') ||
      !after.matches({ loading: 'skeleton' }) ||
      event.type.startsWith('xstate.after.skeletonDelay'),
  },
})

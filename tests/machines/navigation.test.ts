import { navigationExamples } from '#machines/navigation/navigationExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...navigationExamples,
  invariants: {
    'the page of the address is rendered, unless the former one stays for a moment': ({ after }) =>
      after.matches({ loading: 'stale' }) || after.context.current === after.context.requested,
    'while the former page stays, it is not the page of the address': ({ after }) =>
      !after.matches({ loading: 'stale' }) ||
      after.context.current.path !== after.context.requested.path,
    'only the newest address is rendered': ({ event, after }) =>
      event.type !== 'address.changed' ||
      !('destination' in event) ||
      after.context.requested === event.destination,
    'what loads never changes which address is requested': ({ event, before, after }) =>
      event.type === 'address.changed' || after.context.requested === before.context.requested,
    'each destination is announced once, as it is rendered': ({ before, after, emitted }) =>
      emitted.length === (before.context.current === after.context.current ? 0 : 1),
    'nothing loads for a page that is there': ({ after, pending }) =>
      after.matches('loading') || pending.length === 0,
    'a skeleton replaces a page only after the delay': ({ event, before, after }) =>
      before.matches({ loading: 'skeleton' }) ||
      before.matches('failed') ||
      !after.matches({ loading: 'skeleton' }) ||
      event.type.startsWith('xstate.after.skeletonDelay'),
  },
})

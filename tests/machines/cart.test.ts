import { cartExamples } from '@vitrine/machines/cart/cartExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const forLines = new Set(['quantity.changed', 'notice.seen', 'removal.undone'])

describeMachine({
  ...cartExamples,
  invariants: {
    'is settled only when no change is pending': ({ after }) =>
      !after.matches({ content: { loaded: 'settled' } }) ||
      (after.context.pendingLines.length === 0 &&
        !after.context.isAdding &&
        !after.context.isStale),
    'hides no line when settled': ({ after }) =>
      !after.matches({ content: { loaded: 'settled' } }) || after.context.removedLines.length === 0,
    'has one actor per line': ({ after }) =>
      after.context.lines.every((key) => `line ${key}` in after.children),
    'stops the actors of removed lines': ({ after }) =>
      Object.keys(after.children).filter((id) => id.startsWith('line ')).length ===
      after.context.lines.length,
    'adds one item at a time': ({ after, pending }) =>
      pending.includes('addItem') === after.matches({ adding: 'requesting' }) &&
      after.context.isAdding === after.matches({ adding: 'requesting' }),
    'starts no add while the visitor signs in or out': ({ before, after }) =>
      !after.matches({ content: 'frozen', adding: 'requesting' }) ||
      before.matches({ adding: 'requesting' }),
    'forwards what concerns a line to its actor': ({ before, event, sent }) =>
      !forLines.has(event.type) ||
      !before.can(event as Parameters<typeof before.can>[0]) ||
      sent.some(({ type }) => type === event.type),
    'sends pending changes before the page is left': ({ before, event, sent }) =>
      event.type !== 'cart.flushed' ||
      !before.matches({ content: 'loaded' }) ||
      sent.filter(({ type }) => type === 'line.flushed').length ===
        before.context.pendingLines.length,
    'reports a finished change, which is no longer pending': ({ event, after, emitted }) =>
      event.type !== 'change.finished' ||
      !('key' in event) ||
      (!after.context.pendingLines.includes(String(event.key)) &&
        emitted.some(({ type }) => type === 'change.finished')),
    'reports the end of each add': ({ event, emitted }) =>
      !event.type.endsWith('.actor.addItem') || emitted.some(({ type }) => type === 'add.finished'),
    'refreshes a bag whose add overlapped another change': ({ before, event, after }) =>
      event.type !== 'xstate.done.actor.addItem' ||
      (before.context.pendingLines.length === 0 && !before.context.isStale) ||
      after.context.isStale,
    'removes without a question only a line that could be put back': ({ event, sent }) =>
      event.type !== 'removal.requested' ||
      ('canUndo' in event && event.canUndo === true) ||
      sent.length === 0,
  },
})

import { cartExamples } from '#machines/cart/cartExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

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
    'removes a line only after confirmation': ({ before, event, after }) =>
      event.type !== 'removal.confirmed' ||
      before.matches({ removal: 'confirming' }) ||
      before.context === after.context ||
      before.context.lineToRemove === after.context.lineToRemove,
  },
})

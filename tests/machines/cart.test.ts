import { cartExamples } from '#machines/cart/cartExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...cartExamples,
  invariants: {
    'the bag is settled only when nothing is under way': ({ after }) =>
      !after.matches({ content: { loaded: 'settled' } }) ||
      (after.context.pendingLines.length === 0 &&
        !after.context.isAdding &&
        !after.context.isStale),
    'a settled bag hides no line': ({ after }) =>
      !after.matches({ content: { loaded: 'settled' } }) || after.context.removedLines.length === 0,
    'each line has an actor of its own': ({ after }) =>
      after.context.lines.every((key) => `line ${key}` in after.children),
    'no actor is left of a line that is gone': ({ after }) =>
      Object.keys(after.children).filter((id) => id.startsWith('line ')).length ===
      after.context.lines.length,
    'one add at a time': ({ after, pending }) =>
      pending.includes('addItem') === after.matches({ adding: 'requesting' }) &&
      after.context.isAdding === after.matches({ adding: 'requesting' }),
    'no add sets off while the bag changes hands': ({ before, after }) =>
      !after.matches({ content: 'frozen', adding: 'requesting' }) ||
      before.matches({ adding: 'requesting' }),
    'nothing is removed unasked': ({ before, event, after }) =>
      event.type !== 'removal.confirmed' ||
      before.matches({ removal: 'confirming' }) ||
      before.context === after.context ||
      before.context.lineToRemove === after.context.lineToRemove,
  },
})

import { cartExamples } from '#machines/cart/cartExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...cartExamples,
  invariants: {
    'the bag is settled only when nothing is under way': ({ after }) =>
      !after.matches({ content: { open: 'settled' } }) ||
      (after.context.busy.length === 0 && !after.context.isAdding && !after.context.isStale),
    'a settled bag hides no line': ({ after }) =>
      !after.matches({ content: { open: 'settled' } }) || after.context.removed.length === 0,
    'each line has an actor of its own': ({ after }) =>
      after.context.lines.every((key) => `line ${key}` in after.children),
    'no actor is left of a line that is gone': ({ after }) =>
      Object.keys(after.children).filter((id) => id.startsWith('line ')).length ===
      after.context.lines.length,
    'one add at a time': ({ after, pending }) =>
      pending.includes('addItem') === after.matches({ adding: 'busy' }) &&
      after.context.isAdding === after.matches({ adding: 'busy' }),
    'no add sets off while the bag changes hands': ({ before, after }) =>
      !after.matches({ content: 'frozen', adding: 'busy' }) || before.matches({ adding: 'busy' }),
    'nothing is removed unasked': ({ before, event, after }) =>
      event.type !== 'removal.confirmed' ||
      before.matches({ removal: 'asking' }) ||
      before.context === after.context ||
      before.context.asking === after.context.asking,
  },
})

import { headerExamples } from '#machines/header/headerExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...headerExamples,
  invariants: {
    'the last position is known': ({ event, after }) =>
      !('top' in event) || after.context.top === event.top,
    'near the top the header never hides': ({ before, after }) =>
      !before.matches({ bar: 'shown' }) ||
      !after.matches({ bar: 'hidden' }) ||
      after.context.top > 200,
    'scrolling up always shows the header': ({ event, before, after }) =>
      event.type !== 'page.scrolled' ||
      after.context.top >= before.context.top ||
      after.matches({ bar: 'shown' }),
    'scrolling down past 200 px hides it': ({ before, after }) =>
      after.context.top <= before.context.top ||
      after.context.top <= 200 ||
      after.matches({ bar: 'hidden' }),
    'the way back is offered exactly below 20 px': ({ event, after }) =>
      event.type !== 'page.scrolled' ||
      after.matches({ backToTop: 'shown' }) === after.context.top > 20,
  },
})

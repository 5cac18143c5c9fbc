import { headerExamples } from '#machines/header/headerExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...headerExamples,
  invariants: {
    'stores the latest scroll position': ({ event, after }) =>
      !('top' in event) || after.context.top === event.top,
    'keeps the header visible near the top': ({ before, after }) =>
      !before.matches({ bar: 'shown' }) ||
      !after.matches({ bar: 'hidden' }) ||
      after.context.top > 200,
    'shows the header when scrolling up': ({ event, before, after }) =>
      event.type !== 'page.scrolled' ||
      after.context.top >= before.context.top ||
      after.matches({ bar: 'shown' }),
    'hides the header when scrolling down past 200 px': ({ before, after }) =>
      after.context.top <= before.context.top ||
      after.context.top <= 200 ||
      after.matches({ bar: 'hidden' }),
    'shows the back-to-top button only below 20 px': ({ event, after }) =>
      event.type !== 'page.scrolled' ||
      after.matches({ backToTop: 'shown' }) === after.context.top > 20,
  },
})

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { headerMachine } from '#machines/header/header.ts'
import { headerExamples } from '#machines/header/headerExamples.ts'
import { covers } from '#tests/support/clauses/covers.ts'
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

/** The state of the header after a visitor has scrolled to these positions, in px from the top. */
function scrollThrough(...tops: number[]) {
  const actor = createActor(headerMachine).start()
  for (const top of tops) actor.send({ type: 'page.scrolled', top })
  return actor.getSnapshot().value
}

test('the header hides below 200 px on the way down, and returns on the way up', () => {
  covers('frame.header.hide', 'frame.header.show')
  expect(scrollThrough(100, 200)).toMatchObject({ bar: 'shown' })
  expect(scrollThrough(100, 201)).toMatchObject({ bar: 'hidden' })
  expect(scrollThrough(201, 900)).toMatchObject({ bar: 'hidden' })
  expect(scrollThrough(900, 899)).toMatchObject({ bar: 'shown' })
})

test('the back-to-top button appears below 20 px and disappears above', () => {
  covers('frame.back-to-top.appear', 'frame.back-to-top.disappear')
  expect(scrollThrough(20)).toMatchObject({ backToTop: 'hidden' })
  expect(scrollThrough(21)).toMatchObject({ backToTop: 'shown' })
  expect(scrollThrough(21, 20)).toMatchObject({ backToTop: 'hidden' })
})

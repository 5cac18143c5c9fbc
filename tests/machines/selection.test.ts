import { selectionExamples } from '@vitrine/machines/selection/selectionExamples.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...selectionExamples,
  invariants: {
    'requests one add at a time': ({ before, event, after, sent }) =>
      event.type === 'add.requested' && !before.matches('adding')
        ? after.matches('adding') && sent.length === 1
        : sent.length === 0,
    'is adding until the bag reports the result': ({ before, event, after }) =>
      !before.matches('adding') || after.matches('adding') === (event.type !== 'add.finished'),
    'keeps a chosen swatch': ({ event, after }) =>
      event.type !== 'swatch.selected' ||
      !('swatch' in event) ||
      Object.values(after.context.picked).includes(String(event.swatch)),
    'keeps the swatches of a link until the selection is cleared or another link is followed': ({
      before,
      event,
      after,
    }) =>
      event.type === 'selection.cleared' ||
      event.type === 'link.followed' ||
      after.context.requested === before.context.requested,
    'keeps what was typed until something else is typed': ({ before, event, after }) =>
      event.type === 'text.entered' ||
      Object.entries(before.context.texts).every(
        ([option, { text }]) => after.context.texts[option]?.text === text,
      ),
    'forgets every swatch when the selection is cleared': ({ event, after }) =>
      event.type !== 'selection.cleared' ||
      (after.context.requested === undefined && Object.keys(after.context.picked).length === 0),
  },
})

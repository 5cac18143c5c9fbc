import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the search machine whose order matters, and why that is right. */
export const searchRaces: readonly AllowedRace[] = [
  {
    events: [
      [
        'term.typed',
        'term.composed',
        'suggestion.selected',
        'term.submitted',
        'option.moved',
        'composition.ended',
      ],
      [
        'term.typed',
        'term.composed',
        'suggestion.selected',
        'history.cleared',
        'search.closed',
        'term.submitted',
      ],
    ],
    states: ['composing', 'debouncing', 'found', 'idle'],
    fields: ['activeIndex', 'count', 'emitted events', 'history', 'resultsTerm', 'term'],
    reason: 'The shopper’s last action counts.',
  },
  {
    events: [
      ['suggest done', 'suggest error'],
      ['term.typed', 'term.composed'],
    ],
    fields: ['count', 'resultsTerm'],
    reason: 'The previous suggestions stay until those of the new text replace them.',
  },
  {
    events: [['after compositionPause'], ['composition.ended']],
    states: ['debouncing', 'searching'],
    fields: ['pending effects'],
    reason: 'The text is searched after the pause or after the debounce, whichever ends first.',
  },
]

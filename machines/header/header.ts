import { assign, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Pixels from the top of the page below which the header may hide. */
export const hideThreshold = 200

/** Pixels from the top of the page below which the way back is offered. */
export const backToTopThreshold = 20

type Events = { type: 'page.scrolled'; top: number } | { type: 'header.focused' }

const header = setup({
  types: {
    context: {} as { top: number },
    events: {} as Events,
    meta: {} as StateMeta,
  },
  actions: { setTop: assign((_, top: number) => ({ top })) },
  guards: {
    isScrollingDown: ({ context }, top: number) => top > context.top && top > hideThreshold,
    isScrollingUp: ({ context }, top: number) => top < context.top,
    isBelowThreshold: (_, top: number) => top > backToTopThreshold,
    isAboveThreshold: (_, top: number) => top <= backToTopThreshold,
  },
})

const topOf = ({ event }: { event: { top: number } }) => event.top

/** What scrolling does to the header and to the back-to-top button. */
export const headerMachine = header.createMachine({
  id: 'header',
  context: { top: 0 },
  type: 'parallel',
  states: {
    bar: {
      meta: { view: 'The header', spec: 'frame.header.hide' },
      initial: 'shown',
      states: {
        shown: {
          meta: { view: 'The header at the top', spec: 'frame.header.show' },
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isScrollingDown', params: topOf },
                target: 'hidden',
                actions: { type: 'setTop', params: topOf },
                description: 'Down, past 200 px',
              },
              {
                actions: { type: 'setTop', params: topOf },
                description: 'Up, or not far enough down',
              },
            ],
          },
        },
        hidden: {
          meta: { view: 'No header, more of the page', spec: 'frame.header.hide' },
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isScrollingUp', params: topOf },
                target: 'shown',
                actions: { type: 'setTop', params: topOf },
                description: 'Up',
              },
              { actions: { type: 'setTop', params: topOf }, description: 'Further down' },
            ],
            'header.focused': {
              target: 'shown',
              description: 'The keyboard reaches something in the header',
            },
          },
        },
      },
    },
    backToTop: {
      meta: { view: 'The way back to the top', spec: 'frame.back-to-top.appear' },
      initial: 'hidden',
      states: {
        hidden: {
          meta: { view: 'No button', spec: 'frame.back-to-top.disappear' },
          on: {
            'page.scrolled': {
              guard: { type: 'isBelowThreshold', params: topOf },
              target: 'shown',
              description: 'More than 20 px down',
            },
          },
        },
        shown: {
          meta: { view: 'A button back to the top', spec: 'frame.back-to-top.appear' },
          on: {
            'page.scrolled': {
              guard: { type: 'isAboveThreshold', params: topOf },
              target: 'hidden',
              description: 'At the top again',
            },
          },
        },
      },
    },
  },
})

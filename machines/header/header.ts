import { assign, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Pixels from the top of the page below which the header may hide. */
export const hideThreshold = 200

/** Pixels from the top of the page below which the back-to-top button appears. */
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

/** Hides and shows the header and the back-to-top button on scroll. */
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
                description: 'Scrolled down, past 200 px',
              },
              {
                actions: { type: 'setTop', params: topOf },
                description: 'Scrolled up, or not past 200 px',
              },
            ],
          },
        },
        hidden: {
          meta: { view: 'The header is hidden', spec: 'frame.header.hide' },
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isScrollingUp', params: topOf },
                target: 'shown',
                actions: { type: 'setTop', params: topOf },
                description: 'Scrolled up',
              },
              { actions: { type: 'setTop', params: topOf }, description: 'Scrolled further down' },
            ],
            'header.focused': {
              target: 'shown',
              description: 'Keyboard focus enters the header',
            },
          },
        },
      },
    },
    backToTop: {
      meta: { view: 'The back-to-top button', spec: 'frame.back-to-top.appear' },
      initial: 'hidden',
      states: {
        hidden: {
          meta: { view: 'No button', spec: 'frame.back-to-top.disappear' },
          on: {
            'page.scrolled': {
              guard: { type: 'isBelowThreshold', params: topOf },
              target: 'shown',
              description: 'Scrolled down more than 20 px',
            },
          },
        },
        shown: {
          meta: { view: 'A button back to the top', spec: 'frame.back-to-top.appear' },
          on: {
            'page.scrolled': {
              guard: { type: 'isAboveThreshold', params: topOf },
              target: 'hidden',
              description: 'Back at the top',
            },
          },
        },
      },
    },
  },
})

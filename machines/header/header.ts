import { assign, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Pixels from the top of the page below which the header may hide. */
export const hideBelow = 200

/** Pixels from the top of the page below which the way back is offered. */
export const offerBackBelow = 20

type Events = { type: 'page.scrolled'; top: number } | { type: 'header.entered' }

const header = setup({
  types: {
    context: {} as { top: number },
    events: {} as Events,
    meta: {} as StateMeta,
  },
  actions: { remember: assign((_, top: number) => ({ top })) },
  guards: {
    isDown: ({ context }, top: number) => top > context.top && top > hideBelow,
    isUp: ({ context }, top: number) => top < context.top,
    isBelow: (_, top: number) => top > offerBackBelow,
    isAbove: (_, top: number) => top <= offerBackBelow,
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
      meta: { view: 'The header', spec: '§2 Header' },
      initial: 'shown',
      states: {
        shown: {
          meta: { view: 'The header at the top', spec: '§2 Header' },
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isDown', params: topOf },
                target: 'hidden',
                actions: { type: 'remember', params: topOf },
                description: 'Down, past 200 px',
              },
              {
                actions: { type: 'remember', params: topOf },
                description: 'Up, or not far enough down',
              },
            ],
          },
        },
        hidden: {
          meta: { view: 'No header, more of the page', spec: '§2 Header' },
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isUp', params: topOf },
                target: 'shown',
                actions: { type: 'remember', params: topOf },
                description: 'Up',
              },
              { actions: { type: 'remember', params: topOf }, description: 'Further down' },
            ],
            'header.entered': {
              target: 'shown',
              description: 'The keyboard reaches something in the header',
            },
          },
        },
      },
    },
    backToTop: {
      meta: { view: 'The way back to the top', spec: '§9 Header' },
      initial: 'absent',
      states: {
        absent: {
          meta: { view: 'No button', spec: '§9 Header' },
          on: {
            'page.scrolled': {
              guard: { type: 'isBelow', params: topOf },
              target: 'offered',
              description: 'More than 20 px down',
            },
          },
        },
        offered: {
          meta: { view: 'A button back to the top', spec: '§9 Header' },
          on: {
            'page.scrolled': {
              guard: { type: 'isAbove', params: topOf },
              target: 'absent',
              description: 'At the top again',
            },
          },
        },
      },
    },
  },
})

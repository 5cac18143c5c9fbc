import { popups } from './popupsSetup.ts'

const dismissal = {
  target: 'evaluating',
  actions: ['emitDismissed', 'dismissShown', 'removeShown'],
} as const

/** One queue for everything that pops up by itself: consent, campaigns, newsletter; at most one is seen. */
export const popupsMachine = popups.createMachine({
  id: 'popups',
  context: ({ input }) => ({
    queue: [],
    dismissed: input.dismissed,
    isInteracting: false,
    isOverlayOpen: false,
    visibleSeconds: 0,
  }),
  type: 'parallel',
  states: {
    queue: {
      meta: { view: 'What pops up', spec: 'popups.queue.single' },
      initial: 'none',
      on: {
        'popup.requested': {
          guard: { type: 'isNew', params: ({ event }) => event.key },
          target: '.evaluating',
          actions: { type: 'enqueue', params: ({ event }) => event },
          description: 'Another popup, unless it waits already or was dismissed',
        },
        'dismissal.received': {
          target: '.evaluating',
          actions: { type: 'receiveDismissal', params: ({ event }) => event.key },
          description: 'Dismissed in another tab',
        },
        'interaction.started': {
          target: '.evaluating',
          actions: { type: 'setInteracting', params: true },
          description: 'Something is being paid or typed: popups wait',
        },
        'interaction.ended': {
          target: '.evaluating',
          actions: { type: 'setInteracting', params: false },
          description: 'Nothing is being paid or typed any more',
        },
        'overlay.opened': {
          target: '.evaluating',
          actions: { type: 'setOverlayOpen', params: true },
          description: 'Another overlay is open: popups wait',
        },
        'overlay.closed': {
          target: '.evaluating',
          actions: { type: 'setOverlayOpen', params: false },
          description: 'The other overlay is closed',
        },
      },
      states: {
        evaluating: {
          meta: { view: 'What pops up', spec: 'popups.queue.order' },
          always: [
            { guard: 'showsConsent', target: 'consent', description: 'Consent before all' },
            { guard: 'showsCampaign', target: 'campaign', description: 'A campaign runs' },
            { guard: 'showsNewsletter', target: 'newsletter', description: 'The newsletter last' },
            { target: 'none', description: 'Nothing waits, or it must not be seen now' },
          ],
        },
        none: { meta: { view: 'The page without a popup', spec: 'popups.queue.single' } },
        consent: {
          meta: {
            view: 'Accept all, Reject all, Manage preferences',
            spec: 'popups.consent.actions',
          },
          on: {
            'popup.answered': {
              target: 'evaluating',
              actions: 'removeShown',
              description: 'Answered',
            },
          },
        },
        campaign: {
          meta: { view: 'A campaign’s picture and link', spec: 'popups.campaign.dates' },
          on: {
            'popup.dismissed': {
              ...dismissal,
              description: 'Closed, or its link followed: gone for a day',
            },
          },
        },
        newsletter: {
          meta: {
            view: 'The newsletter form: brand, email, consent',
            spec: 'popups.newsletter.form',
          },
          on: {
            'popup.dismissed': {
              ...dismissal,
              description: 'Closed: gone for three days; subscribed: not asked again',
            },
          },
        },
      },
    },
    newsletterTimer: {
      meta: {
        view: 'Nothing; the newsletter waits for ten visible seconds',
        spec: 'popups.newsletter.delay',
      },
      initial: 'counting',
      states: {
        counting: {
          meta: { view: 'Nothing; visible time passes', spec: 'popups.newsletter.visible-time' },
          after: {
            second: [
              {
                guard: 'isLastSecond',
                target: 'elapsed',
                actions: ['countSecond', 'requestNewsletter'],
                description: 'The tenth visible second',
              },
              {
                target: 'counting',
                reenter: true,
                actions: 'countSecond',
                description: 'A visible second more',
              },
            ],
          },
          on: { 'page.hidden': { target: 'paused', description: 'Another tab is looked at' } },
        },
        paused: {
          meta: { view: 'Nothing; the time stands still', spec: 'popups.newsletter.visible-time' },
          on: { 'page.shown': { target: 'counting', description: 'Looked at again' } },
        },
        elapsed: { meta: { view: 'The newsletter was offered', spec: 'popups.newsletter.delay' } },
      },
    },
  },
})

import { cooldownMilliseconds, popups } from './popupsSetup.ts'

const dismissal = {
  target: 'evaluating',
  actions: ['emitDismissed', 'dismissShown', 'removeShown'],
} as const

/** Queues automatic popups (consent, campaigns, newsletter) and shows at most one. */
export const popupsMachine = popups.createMachine({
  id: 'popups',
  context: ({ input }) => ({
    queue: [],
    dismissed: input.dismissed,
    isInteracting: false,
    isOverlayOpen: false,
    isCoolingDown: input.cooldown > 0,
    cooldown: input.cooldown > 0 ? input.cooldown : cooldownMilliseconds,
    visibleSeconds: 0,
  }),
  type: 'parallel',
  states: {
    queue: {
      meta: { view: 'The automatic popups', spec: 'popups.queue.single' },
      initial: 'none',
      on: {
        'popup.requested': {
          guard: { type: 'isNew', params: ({ event }) => event.key },
          target: '.evaluating',
          actions: { type: 'enqueue', params: ({ event }) => event },
          description: 'A popup is queued, unless it is queued or dismissed already',
        },
        'dismissal.received': {
          target: '.evaluating',
          actions: { type: 'receiveDismissal', params: ({ event }) => event.key },
          description: 'Dismissed in another tab',
        },
        'interaction.started': {
          target: '.evaluating',
          actions: { type: 'setInteracting', params: true },
          description: 'The visitor is paying or typing: popups wait',
        },
        'interaction.ended': {
          target: '.evaluating',
          actions: { type: 'setInteracting', params: false },
          description: 'The visitor has stopped paying or typing',
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
        'cooldown.ended': {
          target: '.evaluating',
          description: 'Half a minute has passed since a popup was closed',
        },
      },
      states: {
        evaluating: {
          meta: { view: 'The automatic popups', spec: 'popups.queue.order' },
          always: [
            { guard: 'showsConsent', target: 'consent', description: 'Consent comes first' },
            { guard: 'showsCampaign', target: 'campaign', description: 'A campaign comes second' },
            {
              guard: 'showsNewsletter',
              target: 'newsletter',
              description: 'The newsletter comes last',
            },
            { target: 'none', description: 'The queue is empty, or popups have to wait' },
          ],
        },
        none: { meta: { view: 'The page without a popup', spec: 'popups.queue.single' } },
        consent: {
          meta: {
            view: 'Accept all, Reject all, Manage preferences',
            spec: 'popups.consent.actions',
          },
          on: {
            'consent.answered': {
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
              description: 'Closed, or its link followed: dismissed for a day',
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
              description: 'Closed: dismissed for three days; subscribed: never shown again',
            },
          },
        },
      },
    },
    cooldown: {
      meta: {
        view: 'Nothing; popups are half a minute apart',
        spec: 'popups.queue.spacing',
      },
      initial: 'restoring',
      states: {
        restoring: {
          meta: {
            view: 'Nothing; a cooldown continues across a reload',
            spec: 'popups.queue.spacing-reload',
          },
          always: [
            {
              guard: 'hasCooldown',
              target: 'active',
              description: 'A popup was closed on an earlier page less than half a minute ago',
            },
            { target: 'inactive', description: 'No popup was closed just before' },
          ],
        },
        inactive: {
          meta: { view: 'Nothing; a popup may open', spec: 'popups.queue.spacing' },
          on: {
            'consent.answered': {
              guard: 'showsConsent',
              target: 'active',
              actions: 'emitCooldown',
              description: 'The consent was answered',
            },
            'popup.dismissed': {
              guard: 'showsDialog',
              target: 'active',
              actions: 'emitCooldown',
              description: 'A campaign or the newsletter was closed',
            },
            'dismissal.received': {
              guard: { type: 'isShown', params: ({ event }) => event.key },
              target: 'active',
              actions: 'emitCooldown',
              description: 'The shown popup was closed in another tab',
            },
          },
        },
        active: {
          meta: { view: 'Nothing; popups wait', spec: 'popups.queue.spacing' },
          entry: 'startCooldown',
          exit: 'endCooldown',
          after: {
            cooldown: {
              target: 'inactive',
              actions: 'requestEvaluation',
              description: 'Half a minute',
            },
          },
        },
      },
    },
    newsletterTimer: {
      meta: {
        view: 'Nothing; the newsletter is delayed for ten visible seconds',
        spec: 'popups.newsletter.delay',
      },
      initial: 'counting',
      states: {
        counting: {
          meta: {
            view: 'Nothing; visible time is counted',
            spec: 'popups.newsletter.visible-time',
          },
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
                description: 'One more visible second',
              },
            ],
          },
          on: { 'page.hidden': { target: 'paused', description: 'The page is hidden' } },
        },
        paused: {
          meta: { view: 'Nothing; the timer is paused', spec: 'popups.newsletter.visible-time' },
          on: { 'page.shown': { target: 'counting', description: 'The page is visible again' } },
        },
        elapsed: {
          meta: { view: 'Nothing; the newsletter was queued', spec: 'popups.newsletter.delay' },
        },
      },
    },
  },
})

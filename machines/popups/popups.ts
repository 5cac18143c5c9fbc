import { cooldownMilliseconds, popups } from './popupsSetup.ts'

const dismissal = {
  target: 'evaluating',
  actions: ['emitDismissed', 'dismissShown', 'removeShown'],
} as const

/** Queues automatic popups (newsletter, campaigns) and shows at most one; the cookie consent is a bar beside them. */
export const popupsMachine = popups.createMachine({
  id: 'popups',
  context: ({ input }) => ({
    queue: [],
    dismissed: input.dismissed,
    needsConsent: input.needsConsent,
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
        'delay.ended': {
          target: '.evaluating',
          description: 'The ten seconds of the newsletter, or the half minute after a popup',
        },
      },
      states: {
        evaluating: {
          meta: { view: 'The automatic popups', spec: 'popups.queue.order' },
          always: [
            {
              guard: 'showsNewsletter',
              target: 'newsletter',
              description: 'The newsletter is due',
            },
            { guard: 'showsCampaign', target: 'campaign', description: 'No newsletter is due' },
            { target: 'none', description: 'The queue is empty, or popups have to wait' },
          ],
        },
        none: { meta: { view: 'The page without a popup', spec: 'popups.queue.single' } },
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
    consent: {
      meta: { view: 'The cookie consent, a bar beside the page', spec: 'popups.consent.shown' },
      initial: 'evaluating',
      on: { 'consent.answered': { target: '.hidden', description: 'Answered, in any tab' } },
      states: {
        evaluating: {
          meta: { view: 'The page without the bar', spec: 'popups.consent.shown' },
          always: [
            { guard: 'needsConsent', target: 'shown', description: 'No choice yet' },
            { target: 'hidden', description: 'Answered on an earlier page' },
          ],
        },
        hidden: { meta: { view: 'The page without the bar', spec: 'popups.consent.shown' } },
        shown: {
          meta: {
            view: 'Accept all, Reject all, Manage preferences',
            spec: 'popups.consent.actions',
          },
          on: {
            'interaction.started': {
              target: 'waiting',
              description: 'The bar covers nothing that the visitor pays with or types into',
            },
          },
        },
        waiting: {
          meta: { view: 'The page without the bar', spec: 'popups.queue.typing' },
          on: {
            'interaction.ended': {
              target: 'shown',
              description: 'The visitor has stopped paying or typing',
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
            'popup.dismissed': {
              guard: 'showsPopup',
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
                // Queued first: the popup that is shown depends on the seconds.
                actions: ['queueNewsletter', 'countSecond', 'requestEvaluation'],
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

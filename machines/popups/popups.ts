import { assign, emit, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/**
 * The keys of dismissed and disabled popups, whether an earlier page of this visit has shown one, and whether the
 * visitor has yet to choose cookies.
 */
export interface PopupsInput {
  dismissed: readonly string[]
  isInterrupted: boolean
  needsConsent: boolean
}

/** The key of the newsletter; a campaign's is its id and a hash of its contents. */
export const newsletterKey = 'newsletter'

/** Seconds of visible time after which the newsletter opens. */
export const newsletterSeconds = 10

interface Context {
  /** Keys of the campaigns that may be shown, in the merchant's order. */
  campaigns: readonly string[]
  /** Keys of popups dismissed in this or another tab. */
  dismissed: readonly string[]
  /** Whether an earlier page of this visit has shown a popup. */
  isInterrupted: boolean
  /** Whether the page was opened without a choice of cookies; campaigns then wait as long as the newsletter. */
  needsConsent: boolean
  /** Whether the visitor is paying or typing. */
  isInteracting: boolean
  /** Whether another overlay is open, or the page is one for what the visitor has come to do. */
  isOccupied: boolean
  /** The time for which the page was visible, in whole seconds. */
  visibleSeconds: number
}

type Events =
  | { type: 'campaign.requested'; key: string }
  | { type: 'popup.dismissed' }
  | { type: 'consent.answered' }
  | { type: 'dismissal.received'; key: string }
  | { type: 'visit.interrupted' }
  | { type: 'interaction.started' }
  | { type: 'interaction.ended' }
  | { type: 'page.occupied' }
  | { type: 'page.freed' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

/** `popup.opened` is emitted so that the visit's popup is stored, `popup.dismissed` so that its dismissal is. */
export interface PopupEmittedEvent {
  type: 'popup.opened' | 'popup.dismissed'
  key: string
}

const isWaiting = ({ visibleSeconds }: Context) => visibleSeconds < newsletterSeconds

const popups = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as PopupEmittedEvent,
    input: {} as PopupsInput,
    meta: {} as StateMeta,
  },
  delays: { second: 1000 },
  actions: {
    addCampaign: assign(({ context }, key: string) => ({
      campaigns: [...context.campaigns, key],
    })),
    dismiss: assign(({ context }, key: string) => ({
      campaigns: context.campaigns.filter((other) => other !== key),
      dismissed: [...new Set([...context.dismissed, key])].sort(),
    })),
    countSecond: assign({ visibleSeconds: ({ context }) => context.visibleSeconds + 1 }),
    emitOpened: emit((_, key: string) => ({ type: 'popup.opened' as const, key })),
    emitDismissed: emit((_, key: string) => ({ type: 'popup.dismissed' as const, key })),
    setInteracting: assign((_, isInteracting: boolean) => ({ isInteracting })),
    setOccupied: assign((_, isOccupied: boolean) => ({ isOccupied })),
  },
  guards: {
    isInterrupted: ({ context }) => context.isInterrupted,
    isNew: ({ context: { campaigns, dismissed } }, key: string) =>
      !dismissed.includes(key) && !campaigns.includes(key),
    isFirst: ({ context }, key: string) => context.campaigns[0] === key,
    isNewsletter: (_, key: string) => key === newsletterKey,
    isLastSecond: ({ context }) => context.visibleSeconds + 1 >= newsletterSeconds,
    opensNewsletter: ({ context }) =>
      !context.isInteracting &&
      !context.isOccupied &&
      !isWaiting(context) &&
      !context.dismissed.includes(newsletterKey),
    // The visit's popup is the newsletter as long as that is due.
    opensCampaign: ({ context }) =>
      !context.isInteracting &&
      !context.isOccupied &&
      !(context.needsConsent && isWaiting(context)) &&
      context.dismissed.includes(newsletterKey) &&
      context.campaigns.length > 0,
    needsConsent: ({ context }) => context.needsConsent,
  },
})

/** The key of the first campaign, which is the one that is shown. */
const firstCampaign = ({ context }: { context: Context }) => context.campaigns[0] ?? ''

/** A shown popup gives way to what the visitor does, and does not come back in this visit. */
const givesWay = {
  'interaction.started': {
    target: 'ended',
    actions: { type: 'setInteracting', params: true },
    description: 'The visitor pays or types: the popup gives way',
  },
  'page.occupied': {
    target: 'ended',
    actions: { type: 'setOccupied', params: true },
    description: 'The next page is for what the visitor has come to do: the popup gives way',
  },
} as const

/**
 * Shows at most one automatic popup in a visit, the newsletter or a campaign: no state leads from a popup back to
 * `waiting`.
 */
export const popupsMachine = popups.createMachine({
  id: 'popups',
  context: ({ input }) => ({
    campaigns: [],
    dismissed: input.dismissed,
    isInterrupted: input.isInterrupted,
    needsConsent: input.needsConsent,
    isInteracting: false,
    isOccupied: false,
    visibleSeconds: 0,
  }),
  type: 'parallel',
  states: {
    popup: {
      meta: { view: 'The automatic popups', spec: 'popups.queue.single' },
      initial: 'restoring',
      on: {
        'campaign.requested': {
          guard: { type: 'isNew', params: ({ event }) => event.key },
          actions: { type: 'addCampaign', params: ({ event }) => event.key },
          description: 'A campaign runs that was not dismissed',
        },
        'dismissal.received': {
          actions: { type: 'dismiss', params: ({ event }) => event.key },
          description: 'Dismissed in another tab, or disabled',
        },
        'interaction.started': {
          actions: { type: 'setInteracting', params: true },
          description: 'The visitor is paying or typing: popups wait',
        },
        'interaction.ended': {
          actions: { type: 'setInteracting', params: false },
          description: 'The visitor has stopped paying or typing',
        },
        'page.occupied': {
          actions: { type: 'setOccupied', params: true },
          description: 'Another overlay is open, or the page is a quiet one: popups wait',
        },
        'page.freed': {
          actions: { type: 'setOccupied', params: false },
          description: 'The overlay is closed, or the quiet page left',
        },
      },
      states: {
        restoring: {
          meta: { view: 'The page without a popup', spec: 'popups.queue.visit' },
          always: [
            {
              guard: 'isInterrupted',
              target: 'ended',
              description: 'An earlier page of this visit has shown a popup',
            },
            { target: 'waiting', description: 'This visit has had no popup' },
          ],
        },
        waiting: {
          meta: { view: 'The page without a popup', spec: 'popups.queue.order' },
          always: [
            {
              guard: 'opensNewsletter',
              target: 'newsletter',
              description: 'Ten visible seconds have passed',
            },
            { guard: 'opensCampaign', target: 'campaign', description: 'No newsletter is due' },
          ],
          on: {
            'visit.interrupted': {
              target: 'ended',
              description: 'A popup has opened in another tab',
            },
          },
        },
        campaign: {
          meta: { view: 'A campaign’s picture and link', spec: 'popups.campaign.dates' },
          entry: { type: 'emitOpened', params: firstCampaign },
          on: {
            ...givesWay,
            'popup.dismissed': {
              target: 'ended',
              actions: [
                { type: 'emitDismissed', params: firstCampaign },
                { type: 'dismiss', params: firstCampaign },
              ],
              description: 'Closed, or its link followed: dismissed for a day',
            },
            'dismissal.received': {
              guard: { type: 'isFirst', params: ({ event }) => event.key },
              target: 'ended',
              actions: { type: 'dismiss', params: ({ event }) => event.key },
              description: 'Closed in another tab',
            },
          },
        },
        newsletter: {
          meta: {
            view: 'The newsletter form: brand, email, consent',
            spec: 'popups.newsletter.form',
          },
          entry: { type: 'emitOpened', params: newsletterKey },
          on: {
            ...givesWay,
            'popup.dismissed': {
              target: 'ended',
              actions: [
                { type: 'emitDismissed', params: newsletterKey },
                { type: 'dismiss', params: newsletterKey },
              ],
              description: 'Closed: dismissed for three days; subscribed: never shown again',
            },
            'dismissal.received': {
              guard: { type: 'isNewsletter', params: ({ event }) => event.key },
              target: 'ended',
              actions: { type: 'dismiss', params: ({ event }) => event.key },
              description: 'Closed in another tab',
            },
          },
        },
        ended: {
          meta: { view: 'The page; this visit has had its popup', spec: 'popups.queue.visit' },
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
                actions: 'countSecond',
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
          meta: { view: 'Nothing; the newsletter may open', spec: 'popups.newsletter.delay' },
        },
      },
    },
  },
})

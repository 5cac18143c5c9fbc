import { assign, emit, raise, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Kinds of popups, the most urgent first. */
export const popupKinds = ['consent', 'campaign', 'newsletter'] as const

/** `key` identifies a popup: a campaign's id and contents, otherwise its kind. */
export interface Popup {
  kind: (typeof popupKinds)[number]
  key: string
}

/**
 * `dismissed` are the keys of popups that cookies mark as dismissed or that are disabled; `cooldown` is what is left, in
 * milliseconds, of the cooldown that began on an earlier page, 0 without one.
 */
export interface PopupsInput {
  dismissed: readonly string[]
  cooldown: number
}

/** Emitted so that the dismissal is stored: for three days for the newsletter, one for a campaign. */
export interface PopupEmittedEvent {
  type: 'popup.dismissed'
  key: string
}

/** Emitted so that the cooldown continues on the next page. */
interface CooldownEmittedEvent {
  type: 'cooldown.started'
}

/** The length of the cooldown after a popup was closed, in milliseconds (popups.queue.spacing). */
export const cooldownMilliseconds = 30_000

interface Context {
  /** Queued popups, the most urgent first. */
  queue: readonly Popup[]
  /** Keys of popups dismissed in this or another tab. */
  dismissed: readonly string[]
  /** Whether the visitor is paying or typing. */
  isInteracting: boolean
  /** Whether another overlay is open. */
  isOverlayOpen: boolean
  /** Whether a popup was closed within the last half minute. */
  isCoolingDown: boolean
  /** The length of the current or next cooldown, in milliseconds. */
  cooldown: number
  /** Whole seconds of visible time. */
  visibleSeconds: number
}

type Events =
  | ({ type: 'popup.requested' } & Popup)
  | { type: 'popup.dismissed' }
  | { type: 'consent.answered' }
  | { type: 'dismissal.received'; key: string }
  | { type: 'interaction.started' }
  | { type: 'interaction.ended' }
  | { type: 'overlay.opened' }
  | { type: 'overlay.closed' }
  | { type: 'cooldown.ended' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

/** Seconds of visible time after which the newsletter is queued. */
export const newsletterSeconds = 10

/** The popup to show: none while the visitor pays or types, another overlay is open, or one was closed just before. */
export const visiblePopup = ({
  queue,
  isInteracting,
  isOverlayOpen,
  isCoolingDown,
}: Context): Popup | undefined =>
  isInteracting || isOverlayOpen || isCoolingDown ? undefined : queue[0]

const byUrgency = (queue: readonly Popup[]) =>
  queue.toSorted((a, b) => popupKinds.indexOf(a.kind) - popupKinds.indexOf(b.kind))

const isVisible =
  (kind: Popup['kind']) =>
  ({ context }: { context: Context }) =>
    visiblePopup(context)?.kind === kind

/** Types, actors, actions and guards of the popups machine. */
export const popups = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    emitted: {} as PopupEmittedEvent | CooldownEmittedEvent,
    input: {} as PopupsInput,
    meta: {} as StateMeta,
  },
  delays: { second: 1000, cooldown: ({ context }) => context.cooldown },
  actions: {
    enqueue: assign(({ context: { queue } }, { kind, key }: Popup) => ({
      queue: byUrgency([...queue, { kind, key }]),
    })),
    removeShown: assign(({ context }) => {
      const shown = visiblePopup(context)
      return { queue: context.queue.filter((popup) => popup !== shown) }
    }),
    dismissShown: assign(({ context }) => {
      const shown = visiblePopup(context)
      return { dismissed: shown ? [...context.dismissed, shown.key] : context.dismissed }
    }),
    receiveDismissal: assign(({ context }, key: string) => ({
      queue: context.queue.filter((popup) => popup.key !== key),
      dismissed: [...context.dismissed, key],
    })),
    countSecond: assign({ visibleSeconds: ({ context }) => context.visibleSeconds + 1 }),
    requestNewsletter: raise({
      type: 'popup.requested' as const,
      kind: 'newsletter' as const,
      key: 'newsletter',
    }),
    emitDismissed: emit(({ context }) => ({
      type: 'popup.dismissed' as const,
      key: visiblePopup(context)?.key ?? '',
    })),
    emitCooldown: emit({ type: 'cooldown.started' as const }),
    startCooldown: assign({ isCoolingDown: true }),
    endCooldown: assign({ isCoolingDown: false, cooldown: cooldownMilliseconds }),
    requestEvaluation: raise({ type: 'cooldown.ended' as const }),
    setInteracting: assign((_, isInteracting: boolean) => ({ isInteracting })),
    setOverlayOpen: assign((_, isOverlayOpen: boolean) => ({ isOverlayOpen })),
  },
  guards: {
    isNew: ({ context: { queue, dismissed } }, key: string) =>
      !dismissed.includes(key) && queue.every((popup) => popup.key !== key),
    hasCooldown: ({ context }) => context.isCoolingDown,
    isShown: ({ context }, key: string) => visiblePopup(context)?.key === key,
    isLastSecond: ({ context }) => context.visibleSeconds + 1 >= newsletterSeconds,
    showsConsent: isVisible('consent'),
    showsCampaign: isVisible('campaign'),
    showsNewsletter: isVisible('newsletter'),
    showsDialog: ({ context }) =>
      ['campaign', 'newsletter'].includes(visiblePopup(context)?.kind ?? ''),
  },
})

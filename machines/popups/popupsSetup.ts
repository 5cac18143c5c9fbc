import { assign, emit, raise, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Kinds of popups, the most urgent first: the newsletter is due at a fixed time. */
export const popupKinds = ['newsletter', 'campaign'] as const

/** `key` identifies a popup: a campaign's id and contents, or `newsletter`. */
export interface Popup {
  kind: (typeof popupKinds)[number]
  key: string
}

/**
 * `dismissed` are the keys of popups that cookies mark as dismissed or that are disabled; `cooldown` is what is left, in
 * milliseconds, of the cooldown that began on an earlier page, 0 without one; `needsConsent` says whether the visitor has yet
 * to choose cookies.
 */
export interface PopupsInput {
  dismissed: readonly string[]
  cooldown: number
  needsConsent: boolean
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
  /** Queued popups, the most urgent first, after one that has been shown. */
  queue: readonly Popup[]
  /** Keys of popups dismissed in this or another tab. */
  dismissed: readonly string[]
  /** Whether the page was opened without a choice of cookies. Campaigns then wait as long as the newsletter. */
  needsConsent: boolean
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
  | { type: 'delay.ended' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

/** Seconds of visible time after which the newsletter is queued. */
export const newsletterSeconds = 10

/**
 * The popup to show: none while the visitor pays or types, another overlay is open, or one was closed just before, and no
 * campaign within ten visible seconds on a page that shows the cookie consent.
 */
export function visiblePopup(context: Context): Popup | undefined {
  const { queue, isInteracting, isOverlayOpen, isCoolingDown } = context
  if (isInteracting || isOverlayOpen || isCoolingDown) return undefined
  const isEarly = context.needsConsent && context.visibleSeconds < newsletterSeconds
  return isEarly ? undefined : queue[0]
}

const byUrgency = (queue: readonly Popup[]) =>
  queue.toSorted((a, b) => popupKinds.indexOf(a.kind) - popupKinds.indexOf(b.kind))

const newsletter: Popup = { kind: 'newsletter', key: 'newsletter' }

const isNew = ({ queue, dismissed }: Context, key: string) =>
  !dismissed.includes(key) && queue.every((popup) => popup.key !== key)

/** The queue with another popup, which does not replace the one that is shown. */
function queueWith(context: Context, popup: Popup): Popup[] {
  const shown = visiblePopup(context)
  const others = context.queue.filter((other) => other !== shown)
  return [...(shown ? [shown] : []), ...byUrgency([...others, popup])]
}

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
    enqueue: assign(({ context }, { kind, key }: Popup) => ({
      queue: queueWith(context, { kind, key }),
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
    queueNewsletter: assign(({ context }) =>
      isNew(context, newsletter.key) ? { queue: queueWith(context, newsletter) } : {},
    ),
    emitDismissed: emit(({ context }) => ({
      type: 'popup.dismissed' as const,
      key: visiblePopup(context)?.key ?? '',
    })),
    emitCooldown: emit({ type: 'cooldown.started' as const }),
    startCooldown: assign({ isCoolingDown: true }),
    endCooldown: assign({ isCoolingDown: false, cooldown: cooldownMilliseconds }),
    requestEvaluation: raise({ type: 'delay.ended' as const }),
    setInteracting: assign((_, isInteracting: boolean) => ({ isInteracting })),
    setOverlayOpen: assign((_, isOverlayOpen: boolean) => ({ isOverlayOpen })),
  },
  guards: {
    isNew: ({ context }, key: string) => isNew(context, key),
    hasCooldown: ({ context }) => context.isCoolingDown,
    isShown: ({ context }, key: string) => visiblePopup(context)?.key === key,
    isLastSecond: ({ context }) => context.visibleSeconds + 1 >= newsletterSeconds,
    showsCampaign: isVisible('campaign'),
    showsNewsletter: isVisible('newsletter'),
    showsPopup: ({ context }) => visiblePopup(context) !== undefined,
    needsConsent: ({ context }) => context.needsConsent,
  },
})

import { popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { visiblePopup } from '@vitrine/machines/popups/popupsSetup.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { messageOfFailure } from '#web/core/failure.ts'
import { useActorRef } from '#web/core/machines.ts'
import { type OverlayName, useOverlays } from '#web/core/overlays.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { serverNow } from '#web/lib/time.ts'
import { hasAnswered, onConsentAnswer } from '../consent/cookieConsent.ts'
import { campaignsOf } from './campaigns.ts'
import {
  cooldownLeft,
  isCampaignDismissed,
  isNewsletterDismissed,
  rememberCooldown,
  rememberDismissal,
} from './dismissals.ts'
import { followTabs, followVisibility, type Popups, useIsBusy } from './popupSignals.ts'
import { usePopupsQuery } from './popups.generated.ts'

const overlayOf = {
  campaign: 'campaign',
  newsletter: 'newsletter',
} as const satisfies Record<string, OverlayName>

/**
 * Runs the queue of popups and opens the current one (popups.queue.*). Returns whether the cookie consent is
 * shown, and the message of a failed site configuration.
 */
export function usePopups() {
  const { current, open, close } = useOverlays()
  const isBusy = useIsBusy()
  const actor = useActorRef(popupsMachine, {
    input: {
      dismissed: isNewsletterDismissed() ? ['newsletter'] : [],
      cooldown: cooldownLeft(),
      needsConsent: !hasAnswered(),
    },
  })
  const shown = useSelector(actor, ({ context }) => visiblePopup(context))
  const isConsentShown = useSelector(actor, (state) => state.matches({ consent: 'shown' }))
  const error = useRequests(actor)

  useEffect(() => followVisibility(actor), [actor])
  useEffect(() => followTabs(actor), [actor])
  useEffect(() => {
    actor.send({ type: isBusy ? 'interaction.started' : 'interaction.ended' })
  }, [actor, isBusy])
  useEffect(() => {
    const subscriptions = [
      actor.on('popup.dismissed', ({ key }) => rememberDismissal(key)),
      actor.on('cooldown.started', rememberCooldown),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor])

  const latest = useRef(current)
  latest.current = current
  useEffect(() => {
    if (!shown) return
    const name = overlayOf[shown.kind]
    open(name, shown.key)
    return () => {
      if (latest.current === name) close()
    }
  }, [shown, open, close])

  const before = useRef<{ current: OverlayName | null; popup: typeof shown }>(undefined)
  /** Whether the overlay that is open, or was open last, is not a popup of the queue. */
  const isOther = useRef(false)
  useEffect(() => {
    const last = before.current
    before.current = { current, popup: shown }
    if (current === last?.current) return
    const wasOther = isOther.current
    isOther.current = current !== null && !(shown && current === overlayOf[shown.kind])
    if (isOther.current) actor.send({ type: 'overlay.opened' })
    else if (wasOther) actor.send({ type: 'overlay.closed' })
    else if (current === null && shown && last?.popup === shown)
      actor.send({ type: 'popup.dismissed' })
  }, [actor, current, shown])

  const failure = error && toApiError(error)
  const message = failure && (failure.message || messageOfFailure(failure.code) || uiCopy.failed)
  return { isConsentShown, error: message }
}

/** Requests the popups that are due. Returns the error if the campaigns cannot be loaded. */
function useRequests(actor: Popups) {
  const { data, error } = usePopupsQuery()
  const { data: site } = useFrame()
  const offersNewsletter = site?.site?.settings.newsletter.enabled ?? false
  const popups = data?.site?.popups

  useEffect(() => {
    if (!offersNewsletter) actor.send({ type: 'dismissal.received', key: 'newsletter' })
  }, [actor, offersNewsletter])
  useEffect(() => onConsentAnswer(() => actor.send({ type: 'consent.answered' })), [actor])
  useEffect(() => {
    for (const { id, key } of campaignsOf(popups ?? [], serverNow()))
      if (!isCampaignDismissed(id, key))
        actor.send({ type: 'popup.requested', kind: 'campaign', key })
  }, [actor, popups])
  return error
}

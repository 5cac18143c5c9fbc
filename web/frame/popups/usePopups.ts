import { newsletterKey, popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { messageOfFailure } from '#web/core/failure.ts'
import { useActorRef } from '#web/core/machines.ts'
import { useOverlays } from '#web/core/overlays.ts'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { serverNow } from '#web/lib/time.ts'
import { hasAnswered, onConsentAnswer } from '../consent/cookieConsent.ts'
import { activeCampaigns } from './campaigns.ts'
import {
  isCampaignDismissed,
  isNewsletterDismissed,
  isVisitInterrupted,
  onSubscription,
  rememberDismissal,
  rememberInterruption,
} from './dismissals.ts'
import {
  followTabs,
  followVisibility,
  type Popups,
  useIsInteracting,
  useIsQuietPage,
} from './popupSignals.ts'
import { usePopupsQuery } from './popups.generated.ts'

/**
 * Runs the visit's popup (popups.queue.*), and returns it with a function that closes it and the message of a failed
 * site configuration.
 */
export function usePopups() {
  const { current } = useOverlays()
  const isInteracting = useIsInteracting()
  const isQuietPage = useIsQuietPage()
  const actor = useActorRef(popupsMachine, {
    input: {
      dismissed: isNewsletterDismissed() ? [newsletterKey] : [],
      isInterrupted: isVisitInterrupted(),
      needsConsent: !hasAnswered(),
    },
  })
  const isNewsletterShown = useSelector(actor, (state) => state.matches({ popup: 'newsletter' }))
  const shownCampaign = useSelector(actor, (state) =>
    state.matches({ popup: 'campaign' }) ? state.context.campaigns[0] : undefined,
  )
  const isConsentShown = useSelector(actor, (state) => state.matches({ consent: 'shown' }))
  const error = useRequests(actor)

  useEffect(() => followVisibility(actor), [actor])
  useEffect(() => followTabs(actor), [actor])
  useEffect(() => {
    actor.send({ type: isInteracting ? 'interaction.started' : 'interaction.ended' })
  }, [actor, isInteracting])
  // A card that is open stays behind a dialog.
  const isBehind = current !== null && !isNewsletterShown && !shownCampaign
  const isOccupied = isQuietPage || isBehind
  useEffect(() => {
    actor.send({ type: isOccupied ? 'page.occupied' : 'page.freed' })
  }, [actor, isOccupied])
  useEffect(() => {
    const subscriptions = [
      actor.on('popup.opened', rememberInterruption),
      actor.on('popup.dismissed', ({ key }) => rememberDismissal(key)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor])

  const failure = error && toApiError(error)
  const message = failure && (failure.message || messageOfFailure(failure.code) || uiCopy.failed)
  const dismiss = () => actor.send({ type: 'popup.dismissed' })
  return { isConsentShown, isNewsletterShown, shownCampaign, dismiss, error: message }
}

/** Requests the popups that are due, and returns the error if the campaigns cannot be loaded. */
function useRequests(actor: Popups) {
  const { data, error } = usePopupsQuery()
  const { data: site } = useFrame()
  const offersNewsletter = site?.site?.settings.newsletter.enabled ?? false
  const popups = data?.site?.popups

  useEffect(() => {
    if (!offersNewsletter) actor.send({ type: 'dismissal.received', key: newsletterKey })
  }, [actor, offersNewsletter])
  useEffect(
    () => onSubscription(() => actor.send({ type: 'dismissal.received', key: newsletterKey })),
    [actor],
  )
  useEffect(() => onConsentAnswer(() => actor.send({ type: 'consent.answered' })), [actor])
  useEffect(() => {
    for (const { id, key } of activeCampaigns(popups ?? [], serverNow()))
      if (!isCampaignDismissed(id, key)) actor.send({ type: 'campaign.requested', key })
  }, [actor, popups])
  return error
}

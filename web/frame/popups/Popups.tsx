import { createPortal } from 'react-dom'
import { popupCopy } from '#web/generated/messages/popupCopy.ts'
import { useOnDemand } from '#web/lib/useOnDemand.ts'
import styles from './PopupCard.module.css'
import { usePopups } from './usePopups.ts'

const nothing = () => null

// Content blockers remove this code, without which nothing is shown and nothing agreed to.
const loadBar = () => import('../consent/ConsentBar.tsx').catch(() => ({ ConsentBar: nothing }))
const loadNewsletter = () =>
  import('./NewsletterCard.tsx').catch(() => ({ NewsletterCard: nothing }))
const loadCampaign = () => import('./CampaignCard.tsx').catch(() => ({ CampaignCard: nothing }))

/** The popups, unless a tester has switched them off (security.qa.popups). */
export const Popups = () =>
  document.documentElement.dataset['popups'] === 'off' ? null : <PopupQueue />

/**
 * Runs the popups, and shows the cookie consent and the error if the site configuration cannot be loaded (popups.*,
 * errors.site-configuration).
 */
function PopupQueue() {
  const { error, isConsentShown, isNewsletterShown, shownCampaign, dismiss } = usePopups()
  const bar = useOnDemand(isConsentShown, loadBar, () => {})
  const newsletter = useOnDemand(isNewsletterShown, loadNewsletter, () => {})
  const campaign = useOnDemand(shownCampaign !== undefined, loadCampaign, () => {})
  return (
    <>
      {isConsentShown && bar ? <bar.ConsentBar /> : null}
      {isNewsletterShown && newsletter ? <newsletter.NewsletterCard onClose={dismiss} /> : null}
      {shownCampaign && campaign ? (
        <campaign.CampaignCard shown={shownCampaign} onClose={dismiss} />
      ) : null}
      {error
        ? // At the end of the page, where it moves nothing.
          createPortal(
            <p className={styles.error} role="status">
              {popupCopy.error({ message: error })}
            </p>,
            document.body,
          )
        : null}
    </>
  )
}

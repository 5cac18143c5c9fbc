import { createPortal } from 'react-dom'
import { popupCopy } from '#web/generated/messages/popupCopy.ts'
import { useOnDemand } from '#web/lib/useOnDemand.ts'
import styles from './Popups.module.css'
import { usePopups } from './usePopups.ts'

/** Without the bar, which content blockers remove, nothing is agreed to. */
const loadBar = () => import('../consent/ConsentBar.tsx').catch(() => ({ ConsentBar: () => null }))

/**
 * Runs the popups, and shows the cookie consent and the error if the site configuration cannot be loaded (popups.*,
 * errors.site-configuration).
 */
export function Popups() {
  const { error, isConsentShown } = usePopups()
  const bar = useOnDemand(isConsentShown, loadBar, () => {})
  return (
    <>
      {isConsentShown && bar ? <bar.ConsentBar /> : null}
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

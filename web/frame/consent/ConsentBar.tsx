import { useRef } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { consentCopy } from '#web/generated/messages/consentCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBottomSpace } from '../useBottomSpace.ts'
import { answerConsent } from './answerConsent.ts'
import styles from './ConsentBar.module.css'
import { loadConsent } from './cookieConsent.ts'

/** Loads the code that stores the choice before the visitor makes it. */
const prepare = () => void loadConsent().catch(() => {})

/**
 * The cookie consent at the bottom of the page, which can be used meanwhile: one line, whose full text is in the preferences
 * (popups.consent.*).
 */
export function ConsentBar() {
  const open = useOpenOverlay()
  const bar = useRef<HTMLElement>(null)
  useBottomSpace(bar, 'consent')
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={consentCopy.title}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <p className={styles.line}>{consentCopy.short}</p>
      <div className={styles.answers}>
        <Button onClick={() => answerConsent('all')}>{consentCopy.acceptAll}</Button>
        <Button onClick={() => answerConsent([])}>{consentCopy.rejectAll}</Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('consent')}>
          {consentCopy.manage}
        </Button>
      </div>
    </section>
  )
}

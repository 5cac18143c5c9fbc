import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useOverlays } from '#web/core/overlays.ts'
import { useBackCloses } from '#web/lib/useBackCloses.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { uiCopy } from '#web/ui/copy.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { consentCopy } from '../copy.ts'
import styles from './ConsentBar.module.css'
import { ConsentPreferences } from './ConsentPreferences.tsx'
import { type ConsentCategory, hasAnswered, loadConsent } from './cookieConsent.ts'

/** Loads the code that stores the choice before the visitor makes it. */
const prepare = () => void loadConsent().catch(() => {})

/**
 * The cookie consent at the bottom of the page, which can be used meanwhile (popups.consent.*). For a visitor who has
 * answered, only the preferences.
 */
export function ConsentBar() {
  const { current, close } = useOverlays()
  const [choosing, setChoosing] = useState(false)
  const isShown = current === 'consent'
  const closePreferences = () => (hasAnswered() ? close() : setChoosing(false))
  useModalNavigation(isShown && (choosing || hasAnswered()), closePreferences)
  if (!isShown) return null
  const submit = async (categories: ConsentCategory[] | 'all') => {
    try {
      const store = await loadConsent()
      // Synchronously: the next popup opens as this one closes.
      store(categories)
      setChoosing(false)
      close()
    } catch {
      showToast('error', uiCopy.failed)
    }
  }
  if (hasAnswered()) return <ConsentPreferences open onAnswer={submit} onClose={closePreferences} />
  return (
    <section
      className={styles.bar}
      aria-labelledby="consent-title"
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <div className={styles.content}>
        <h2 id="consent-title" className={styles.title}>
          {consentCopy.title}
        </h2>
        <p className={styles.text}>
          {consentCopy.text}{' '}
          <a href={pathTo('content', { slug: 'privacy-policy' })}>{consentCopy.privacyPolicy}</a>.
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => submit('all')}>Accept all</Button>
        <Button onClick={() => submit([])}>Reject all</Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          Manage preferences
        </Button>
      </div>
      <ConsentPreferences open={choosing} onAnswer={submit} onClose={closePreferences} />
    </section>
  )
}

/**
 * Closes the preferences on a page change, and on Back on mobile (frame.overlay.page-change, frame.overlay.back). The consent
 * itself stays open on every page.
 */
function useModalNavigation(isOpen: boolean, close: () => void) {
  const [path] = useLocation()
  const shown = useRef(path)
  const leave = useEffectEvent(() => {
    if (isOpen) close()
  })
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    leave()
  }, [path])
  useBackCloses(useMediaQuery(mobileQuery) && isOpen, close)
}

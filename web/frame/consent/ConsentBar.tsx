import { useEffect, useRef } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { consentCopy } from '#web/generated/messages/consentCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { answerConsent } from './answerConsent.ts'
import styles from './ConsentBar.module.css'
import { loadConsent } from './cookieConsent.ts'

/** Loads the code that stores the choice before the visitor makes it. */
const prepare = () => void loadConsent().catch(() => {})

/** The cookie consent at the bottom of the page, which can be used meanwhile (popups.consent.*). */
export function ConsentBar() {
  const open = useOpenOverlay()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!element) return
    // Its place at rest: it slides in.
    const observer = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(element).bottom)
      style.setProperty('--bottom', `${element.offsetHeight + below}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom')
    }
  }, [])
  return (
    <section
      ref={bar}
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
          <a href={pathTo('content', { slug: 'privacy-policy' })}>{consentCopy.privacyPolicy}</a>
          {uiCopy.fullStop}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => answerConsent('all')}>{consentCopy.acceptAll}</Button>
        <Button onClick={() => answerConsent([])}>{consentCopy.rejectAll}</Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open('consent')}>
          {consentCopy.manage}
        </Button>
      </div>
    </section>
  )
}

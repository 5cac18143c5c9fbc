import { useState } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import styles from './ConsentBar.module.css'
import { ConsentPreferences } from './ConsentPreferences.tsx'
import { type ConsentCategory, hasAnswered, loadConsent } from './cookieConsent.ts'

/** Who comes near the answers is about to give one. */
const prepare = () => void loadConsent().catch(() => {})

/**
 * Asks which cookies may be set (SPEC §9). It stands at the foot of the page and blocks nothing; for those who have
 * answered before it is the preferences alone.
 */
export function ConsentBar() {
  const { current, close } = useOverlays()
  const [choosing, setChoosing] = useState(false)
  if (current !== 'consent') return null
  const answer = async (categories: ConsentCategory[] | 'all') => {
    try {
      const keep = await loadConsent()
      // All in one go: the next popup opens as this one closes.
      keep(categories)
      setChoosing(false)
      close()
    } catch {
      showToast('error', 'Something went wrong, please try again.')
    }
  }
  if (hasAnswered()) return <ConsentPreferences open onAnswer={answer} onClose={close} />
  return (
    <section
      className={styles.bar}
      aria-labelledby="consent-title"
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          Cookies, if you like
        </h2>
        <p className={styles.text}>
          We need a few cookies to keep your bag and your sign-in. With your agreement we also use
          some to learn how the shop is used, and to show you advertising that suits you. See our{' '}
          <a href={pathTo('content', { slug: 'privacy-policy' })}>privacy policy</a>.
        </p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => answer('all')}>Accept all</Button>
        <Button onClick={() => answer([])}>Reject all</Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          Manage preferences
        </Button>
      </div>
      <ConsentPreferences open={choosing} onAnswer={answer} onClose={() => setChoosing(false)} />
    </section>
  )
}

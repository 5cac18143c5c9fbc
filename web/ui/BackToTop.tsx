import { useSyncExternalStore } from 'react'
import styles from './BackToTop.module.css'
import { IconButton } from './IconButton.tsx'
import { ChevronIcon } from './icons.tsx'
import { scrollToTop } from './scrollToTop.ts'

/** Pixels of scrolling after which the button appears (SPEC §9). */
const threshold = 20

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Floats over a page that has been scrolled, and leads back up. */
export function BackToTop() {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )
  return (
    <div className={styles.place} hidden={!scrolled}>
      <IconButton
        className={styles.button}
        label="Back to top"
        icon={<ChevronIcon size={18} direction="up" />}
        onClick={scrollToTop}
      />
    </div>
  )
}

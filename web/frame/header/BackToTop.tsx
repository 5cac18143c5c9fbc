import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ChevronIcon } from '#web/ui/icons.tsx'
import styles from './BackToTop.module.css'

/** Scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. */
export function scrollToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** A button over a scrolled page that scrolls to the top (`frame.back-to-top.*`). */
export function BackToTop({ offered }: { offered: boolean }) {
  return (
    <div className={styles.container} hidden={!offered}>
      <IconButton
        className={styles.button}
        label={uiCopy.backToTop}
        icon={<ChevronIcon size={18} direction="up" />}
        onClick={scrollToTop}
      />
    </div>
  )
}

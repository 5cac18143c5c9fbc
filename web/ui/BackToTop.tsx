import styles from './BackToTop.module.css'
import { uiCopy } from './copy.ts'
import { IconButton } from './IconButton.tsx'
import { ChevronIcon } from './icons.tsx'
import { scrollToTop } from './scrollToTop.ts'

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

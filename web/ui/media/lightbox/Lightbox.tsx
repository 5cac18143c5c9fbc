import type { KeyboardEvent } from 'react'
import { useBackCloses } from '#web/lib/useBackCloses.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { useModal } from '../../dialog/useModal.ts'
import { IconButton } from '../../IconButton.tsx'
import { ChevronIcon, CloseIcon, MinusIcon, PlusIcon } from '../../icons.tsx'
import { VisuallyHidden } from '../../VisuallyHidden.tsx'
import type { PictureImage } from '../Picture.tsx'
import styles from './Lightbox.module.css'
import { usePhotoSwipe } from './usePhotoSwipe.ts'

export interface LightboxProps {
  /** Names the dialog. */
  title: string
  pictures: readonly PictureImage[]
  /** The picture to show, counted from 0; undefined while closed. */
  shown: number | undefined
  /** The address of the file that the pressed thumbnail shows, its `currentSrc`. */
  thumbnailUrl: string
  onShow: (index: number) => void
  onClose: () => void
}

/** One picture at a time in the whole window, to swipe through and to zoom (`look-books.lightbox.*`). */
export function Lightbox({ title, pictures, shown, thumbnailUrl, onShow, onClose }: LightboxProps) {
  const isOpen = shown !== undefined
  const { filled, dialogProps } = useModal(isOpen, onClose)
  useBackCloses(useMediaQuery(mobileQuery) && isOpen, onClose)
  const { stage, isZoomed, goTo, toggleZoom } = usePhotoSwipe({
    pictures,
    shown,
    thumbnailUrl,
    filled,
    onShow,
    onClose,
  })
  const index = shown ?? 0
  const last = pictures.length - 1
  const previous = Math.max(index - 1, 0)
  const next = Math.min(index + 1, last)
  const goToEnd = (event: KeyboardEvent) => {
    if (event.key === 'Home') goTo(0)
    if (event.key === 'End') goTo(last)
  }
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      aria-label={title}
      data-whole
      onKeyDown={goToEnd}
    >
      {filled ? (
        <div className={styles.panel}>
          <p className={styles.position} aria-live="polite">
            {`${index + 1} of ${pictures.length}`}
            <VisuallyHidden>{`: ${pictures[index]?.alt ?? ''}`}</VisuallyHidden>
          </p>
          <div className={styles.actions}>
            <IconButton
              label={isZoomed ? 'Zoom out' : 'Zoom in'}
              icon={isZoomed ? <MinusIcon /> : <PlusIcon />}
              onClick={toggleZoom}
            />
            <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} data-focus-first />
          </div>
          <div className={styles.stage} ref={stage} />
          {pictures.length > 1 ? (
            <>
              <IconButton
                className={styles.previous}
                label="Previous picture"
                icon={<ChevronIcon direction="left" />}
                onClick={() => goTo(previous)}
                aria-disabled={index === 0}
              />
              <IconButton
                className={styles.next}
                label="Next picture"
                icon={<ChevronIcon direction="right" />}
                onClick={() => goTo(next)}
                aria-disabled={index === last}
              />
            </>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}

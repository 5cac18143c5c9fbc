import { type KeyboardEvent, useState } from 'react'
import { useBackCloses } from '#web/lib/useBackCloses.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { uiCopy } from '../../copy.ts'
import { useModal } from '../../dialog/useModal.ts'
import { IconButton } from '../../IconButton.tsx'
import { ChevronIcon, CloseIcon, MinusIcon, PlusIcon } from '../../icons.tsx'
import { VisuallyHidden } from '../../VisuallyHidden.tsx'
import { mediaCopy } from '../copy.ts'
import type { PictureImage } from '../Picture.tsx'
import styles from './Lightbox.module.css'
import { pictureSlides, type Thumbnail } from './pictureSlides.ts'
import { usePhotoSwipe } from './usePhotoSwipe.ts'

export interface LightboxProps {
  /** The accessible name. */
  title: string
  pictures: readonly PictureImage[]
  /** The index of the first picture to show, counted from 0. */
  first: number
  thumbnail: Thumbnail
  /** Receives the index of the picture that was shown last. */
  onClosed?: (index: number) => void
}

/** A fullscreen viewer of pictures that can be swiped and zoomed. It opens when it is mounted (`look-books.lightbox.*`). */
export function Lightbox({ title, pictures, first, thumbnail, onClosed }: LightboxProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [index, setIndex] = useState(first)
  const close = () => {
    setIsOpen(false)
    onClosed?.(index)
  }
  const { hasContent, dialogProps } = useModal(isOpen, close)
  useBackCloses(useMediaQuery(mobileQuery) && isOpen, close)
  const { stage, isZoomed, goTo, toggleZoom } = usePhotoSwipe({
    slides: () => pictureSlides(pictures, thumbnail),
    first,
    isMounted: hasContent,
    onShow: setIndex,
    onClose: close,
  })
  const last = pictures.length - 1
  const goToEnd = (event: KeyboardEvent) => {
    if (event.key === 'Home') goTo(0)
    if (event.key === 'End') goTo(last)
  }
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      aria-label={title}
      data-fullscreen
      onKeyDown={goToEnd}
    >
      {hasContent ? (
        <div className={styles.panel}>
          <p className={styles.position} aria-live="polite">
            {`${index + 1} of ${pictures.length}`}
            <VisuallyHidden>{`: ${pictures[index]?.alt ?? ''}`}</VisuallyHidden>
          </p>
          <div className={styles.actions}>
            <IconButton
              label={isZoomed ? mediaCopy.zoomOut : mediaCopy.zoomIn}
              icon={isZoomed ? <MinusIcon /> : <PlusIcon />}
              onClick={toggleZoom}
            />
            <IconButton
              label={uiCopy.close}
              icon={<CloseIcon />}
              onClick={close}
              data-focus-first
            />
          </div>
          <div className={styles.stage} ref={stage} />
          {pictures.length > 1 ? (
            <>
              <IconButton
                className={styles.previous}
                label={mediaCopy.previousPicture}
                icon={<ChevronIcon direction="left" />}
                onClick={() => goTo(index - 1)}
                aria-disabled={index === 0}
              />
              <IconButton
                className={styles.next}
                label={mediaCopy.nextPicture}
                icon={<ChevronIcon direction="right" />}
                onClick={() => goTo(index + 1)}
                aria-disabled={index === last}
              />
            </>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}

import { type KeyboardEvent, useState } from 'react'
import { mediaCopy } from '#web/generated/messages/mediaCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { useBackCloses } from '#web/lib/useBackCloses.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { useModal } from '../../dialog/useModal.ts'
import { IconButton } from '../../IconButton.tsx'
import { ChevronIcon, CloseIcon, MinusIcon, PlusIcon } from '../../icons.tsx'
import { VisuallyHidden } from '../../VisuallyHidden.tsx'
import type { ImageImage } from '../Picture.tsx'
import { imageSlides, type Thumbnail } from './imageSlides.ts'
import styles from './Lightbox.module.css'
import { usePhotoSwipe } from './usePhotoSwipe.ts'

export interface LightboxProps {
  /** The accessible name of the dialog. */
  title: string
  images: readonly ImageImage[]
  /** The index of the first image to show, counted from 0. */
  first: number
  thumbnail: Thumbnail
  /** The link below the caption, such as to the products of the images. */
  link?: { href: string; text: string } | undefined
  /** Receives the index of the image that was shown last. */
  onClosed?: (index: number) => void
}

/**
 * A fullscreen viewer of images that can be swiped and zoomed, which opens when it is mounted
 * (`look-books.lightbox.*`).
 */
export function Lightbox({ title, images, first, thumbnail, link, onClosed }: LightboxProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [index, setIndex] = useState(first)
  const close = () => {
    setIsOpen(false)
    onClosed?.(index)
  }
  const { hasContent, dialogProps } = useModal(isOpen, close)
  useBackCloses(useMediaQuery(mobileQuery) && isOpen, close)
  const { stage, isZoomed, goTo, toggleZoom } = usePhotoSwipe({
    slides: () => imageSlides(images, thumbnail),
    first,
    isMounted: hasContent,
    onShow: setIndex,
    onClose: close,
  })
  const last = images.length - 1
  const goToEnd = (event: KeyboardEvent) => {
    if (event.key === 'Home') goTo(0)
    if (event.key === 'End') goTo(last)
  }
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      aria-label={title}
      data-edge
      data-lightbox
      onKeyDown={goToEnd}
    >
      {hasContent ? (
        <div className={styles.panel}>
          <p className={styles.position} aria-live="polite">
            <span>{mediaCopy.slideOf({ number: index + 1, count: images.length })}</span>
            <VisuallyHidden>{`: ${images[index]?.alt ?? ''}`}</VisuallyHidden>
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
              data-dismisses
              data-focus-first
            />
          </div>
          <div className={styles.stage} ref={stage} />
          <div className={styles.caption}>
            <p aria-hidden="true">{images[index]?.alt}</p>
            {link ? (
              <a href={link.href} onClick={close}>
                {link.text}
              </a>
            ) : null}
          </div>
          {images.length > 1 ? (
            <>
              <IconButton
                className={styles.previous}
                label={mediaCopy.previousImage}
                icon={<ChevronIcon direction="left" />}
                onClick={() => goTo(index - 1)}
                aria-disabled={index === 0}
              />
              <IconButton
                className={styles.next}
                label={mediaCopy.nextImage}
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

import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import { useBackCloses } from '#web/lib/useBackCloses.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { useModal } from '#web/ui/dialog/useModal.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ChevronIcon, CloseIcon } from '#web/ui/icons.tsx'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import { Picture, type PictureImage } from '#web/ui/media/Picture.tsx'
import styles from './ProductZoom.module.css'

interface ProductZoomProps {
  name: string
  images: readonly PictureImage[]
  /** The picture to show, counted from 0; undefined while closed. */
  index: number | undefined
  onClose: () => void
  onShow: (index: number) => void
}

/** One picture over the whole window; pressed, it stands twice as large and can be moved about. */
export function ProductZoom({ name, images, index, onClose, onShow }: ProductZoomProps) {
  const { filled, dialogProps } = useModal(index !== undefined, onClose)
  useBackCloses(useMediaQuery(mobileQuery) && index !== undefined, onClose)
  const [last, setLast] = useState(index ?? 0)
  const [isLarge, setIsLarge] = useState(false)
  if (index !== undefined && index !== last) {
    setLast(index)
    setIsLarge(false)
  }
  const image = images[last]
  const room = useRef<HTMLDivElement>(null)
  const pressed = useRef({ x: 0.5, y: 0.5 })
  useLayoutEffect(() => {
    const { current } = room
    if (!current || !isLarge) return
    current.scrollTo({
      left: pressed.current.x * current.scrollWidth - current.clientWidth / 2,
      top: pressed.current.y * current.scrollHeight - current.clientHeight / 2,
    })
  }, [isLarge])
  /** Enlarges around the place that was pressed; by keyboard, around the middle. */
  const enlarge = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const isPointed = event.detail > 0
    pressed.current = isPointed
      ? { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
      : { x: 0.5, y: 0.5 }
    setIsLarge(!isLarge)
  }
  const step = (by: 1 | -1) => onShow((last + by + images.length) % images.length)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      aria-label={`Pictures of ${name}`}
      data-whole
      onKeyDown={press}
    >
      {filled && image ? (
        <div className={styles.panel}>
          <div className={styles.scroll} ref={room}>
            <button
              className={classes(styles.picture, isLarge && styles.large)}
              type="button"
              aria-pressed={isLarge}
              aria-label={`Enlarge: ${image.alt}`}
              onClick={enlarge}
            >
              <Picture
                key={filesOf(image).url}
                image={image}
                sizes={isLarge ? '200vmin' : '100vmin'}
                loading="eager"
                alt={image.alt}
              />
            </button>
          </div>
          <IconButton
            className={styles.close}
            label="Close"
            icon={<CloseIcon />}
            onClick={onClose}
          />
          {images.length > 1 ? (
            <div className={styles.steps}>
              <IconButton
                label="Previous picture"
                icon={<ChevronIcon direction="left" />}
                onClick={() => step(-1)}
              />
              <span className={styles.count} role="status">
                {last + 1} / {images.length}
              </span>
              <IconButton
                label="Next picture"
                icon={<ChevronIcon direction="right" />}
                onClick={() => step(1)}
              />
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}

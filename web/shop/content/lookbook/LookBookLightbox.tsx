import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from '#web/lib/useBackCloses.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { useModal } from '#web/ui/dialog/useModal.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ChevronIcon, CloseIcon } from '#web/ui/icons.tsx'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import { Picture, type PictureImage } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './LookBookLightbox.module.css'

export interface LightboxProps {
  /** Names the dialog. */
  title: string
  pictures: readonly PictureImage[]
  /** The picture in view, counted from 0; undefined while closed. */
  shown: number | undefined
  onShow: (index: number) => void
  onClose: () => void
}

/** One picture at a time over the whole window: by swiping, arrow keys or buttons. */
export function LookBookLightbox({ title, pictures, shown, onShow, onClose }: LightboxProps) {
  const isOpen = shown !== undefined
  const { filled, dialogProps } = useModal(isOpen, onClose)
  useBackCloses(useMediaQuery(mobileQuery) && isOpen, onClose)
  const strip = useStrip(shown, onShow)
  const last = pictures.length - 1
  const index = shown ?? 0
  const steps: Record<string, number> = {
    ArrowLeft: Math.max(index - 1, 0),
    ArrowRight: Math.min(index + 1, last),
    Home: 0,
    End: last,
  }
  const press = (event: KeyboardEvent) => {
    const target = steps[event.key]
    if (target === undefined) return
    event.preventDefault()
    strip.go(target)
  }
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      aria-label={title}
      data-whole
      onKeyDown={press}
    >
      {filled ? (
        <div className={styles.panel}>
          <p className={styles.place} aria-live="polite">
            {`${index + 1} of ${pictures.length}`}
            <VisuallyHidden>{`: ${pictures[index]?.alt ?? ''}`}</VisuallyHidden>
          </p>
          <IconButton
            className={styles.close}
            label="Close"
            icon={<CloseIcon />}
            onClick={onClose}
            data-focus-first
          />
          <ul
            className={styles.strip}
            ref={strip.ref}
            onScroll={strip.follow}
            onPointerDown={strip.release}
            onWheel={strip.release}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
            tabIndex={0}
          >
            {pictures.map((picture, place) => (
              <li
                key={filesOf(picture).url}
                className={styles.slide}
                inert={place !== index}
                aria-hidden={place !== index}
              >
                <Picture
                  className={styles.picture}
                  image={picture}
                  sizes="(width >= 48rem) 70vh, 100vw"
                  loading={Math.abs(place - index) < 2 ? 'eager' : 'lazy'}
                />
              </li>
            ))}
          </ul>
          <IconButton
            className={styles.previous}
            label="Previous picture"
            icon={<ChevronIcon direction="left" />}
            onClick={() => strip.go(Math.max(index - 1, 0))}
            aria-disabled={index === 0}
          />
          <IconButton
            className={styles.next}
            label="Next picture"
            icon={<ChevronIcon direction="right" />}
            onClick={() => strip.go(Math.min(index + 1, last))}
            aria-disabled={index === last}
          />
        </div>
      ) : null}
    </dialog>
  )
}

/** A row that snaps to one picture: the browser moves it under a finger, this moves it otherwise. */
function useStrip(shown: number | undefined, onShow: (index: number) => void) {
  const ref = useRef<HTMLUListElement>(null)
  const isOpen = shown !== undefined
  const first = useRef(shown)
  const goal = useRef<number>(undefined)
  if (!isOpen) first.current = undefined
  else first.current ??= shown
  // Before any key can be pressed: it would be undone.
  useLayoutEffect(() => {
    const row = ref.current
    goal.current = undefined
    if (isOpen && row)
      row.scrollTo({ left: (first.current ?? 0) * row.clientWidth, behavior: 'instant' })
  }, [isOpen])
  return {
    ref,
    go: (index: number) => {
      const row = ref.current
      if (!row) return
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      goal.current = index
      onShow(index)
      row.scrollTo({ left: index * row.clientWidth, behavior: still ? 'instant' : 'smooth' })
    },
    follow: () => {
      const row = ref.current
      if (!row || !isOpen) return
      const place = row.scrollLeft / row.clientWidth
      const nearest = Math.round(place)
      // Only once it rests on a picture: on the way, it passes others.
      if (Math.abs(place - nearest) >= 0.02) return
      if (goal.current !== undefined && goal.current !== nearest) return
      goal.current = undefined
      onShow(nearest)
    },
    /** A hand on the row takes it over from a key or a button. */
    release: () => {
      goal.current = undefined
    },
  }
}

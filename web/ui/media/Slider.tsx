import { type FocusEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from '../IconButton.tsx'
import { ChevronIcon, PauseIcon, PlayIcon } from '../icons.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Slider.module.css'
import { useSlider } from './useSlider.ts'

export interface SliderProps {
  /** What it shows, as its accessible name. */
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Continues from the last slide to the first; for slides as wide as the slider. */
  wraps?: boolean
  /** Shown above the slides, with the controls at its end. */
  header?: ReactNode
  className?: string | undefined
}

/**
 * Slides to swipe, drag or step through, with autoplay (`content.slider.*`). The CSS variables `--per-view` and `--gap` set
 * how many are visible and the gap between them.
 */
export function Slider(props: SliderProps) {
  // Flickity stores the slides' positions: other slides need another slider.
  return <Row key={props.slides.map(({ key }) => key).join()} {...props} />
}

function Row({ label, slides, wraps = false, header, className }: SliderProps) {
  const row = useRef<HTMLDivElement>(null)
  const slider = useSlider(row, wraps)
  const { place } = slider
  const waiting = place ? undefined : styles.waiting
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') slider.attend()
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) slider.leave()
  }
  return (
    <section
      className={classes(styles.slider, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={point}
      onPointerLeave={slider.leave}
      onFocus={slider.attend}
      onBlur={blur}
    >
      <div className={classes(styles.header, header ? undefined : waiting)}>
        {header}
        <div className={classes(styles.controls, waiting)}>
          <IconButton
            label="Previous slide"
            icon={<ChevronIcon direction="left" size={20} />}
            onClick={slider.previous}
          />
          <span className={styles.place}>
            <VisuallyHidden>Slide </VisuallyHidden>
            {`${(place?.index ?? 0) + 1} / ${place?.count ?? slides.length}`}
          </span>
          <IconButton
            label="Next slide"
            icon={<ChevronIcon direction="right" size={20} />}
            onClick={slider.next}
          />
          {slider.turns ? (
            <IconButton
              label={slider.isPaused ? 'Play slides' : 'Pause slides'}
              icon={slider.isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
              onClick={slider.togglePause}
            />
          ) : null}
        </div>
      </div>
      <div className={styles.row} ref={row} aria-live={slider.isTurning ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no form's fieldset
          <div
            key={key}
            className={styles.cell}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}

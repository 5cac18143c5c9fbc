import { type FocusEvent, type ReactNode, useRef } from 'react'
import { mediaCopy } from '#web/generated/messages/mediaCopy.ts'
import { classes } from '#web/lib/classes.ts'
import type { Elements } from '#web/lib/elements.ts'
import { useHover } from '#web/lib/useHover.ts'
import { IconButton } from '../IconButton.tsx'
import { ChevronIcon, PauseIcon, PlayIcon } from '../icons.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Slider.module.css'
import { useSlider } from './useSlider.ts'

export interface SliderProps {
  /** The accessible name of the carousel. */
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Whether the first slide follows the last, only for slides as wide as the slider. */
  wraps?: boolean
  /** Shown above the slides, before the controls. */
  header?: Elements
  className?: string | undefined
}

/**
 * A carousel that can be swiped, dragged and stepped through, with autoplay (`content.slider.*`), and the CSS variables
 * `--per-view` and `--gap` for the number of visible slides and the gap between them.
 */
export function Slider(props: SliderProps) {
  // Flickity caches the positions of slides, so other slides need a new instance.
  return <Row key={props.slides.map(({ key }) => key).join()} {...props} />
}

function Row({ label, slides, wraps = false, header, className }: SliderProps) {
  const row = useRef<HTMLDivElement>(null)
  const slider = useSlider(row, wraps)
  const { position } = slider
  const inactive = position ? undefined : styles.inactive
  const hover = useHover(slider.hold)
  const releaseOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) slider.hold(false)
  }
  return (
    <section
      className={classes(styles.slider, className)}
      aria-roledescription="carousel"
      aria-label={label}
      ref={hover}
      onFocus={() => slider.hold(true)}
      onBlur={releaseOnBlur}
    >
      <div className={classes(styles.header, header ? undefined : inactive)}>
        {header}
        <div className={classes(styles.controls, inactive)}>
          <IconButton
            className={styles.swiped}
            label={mediaCopy.previousSlide}
            icon={<ChevronIcon direction="left" size={20} />}
            onClick={slider.previous}
          />
          <span className={classes(styles.position, !wraps && styles.swiped)}>
            <VisuallyHidden>{`${mediaCopy.slide} `}</VisuallyHidden>
            <span>{`${(position?.index ?? 0) + 1} / ${position?.count ?? slides.length}`}</span>
          </span>
          <IconButton
            className={styles.swiped}
            label={mediaCopy.nextSlide}
            icon={<ChevronIcon direction="right" size={20} />}
            onClick={slider.next}
          />
          {slider.canAutoplay ? (
            <IconButton
              label={slider.isPaused ? mediaCopy.playSlides : mediaCopy.pauseSlides}
              icon={slider.isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
              onClick={slider.togglePause}
            />
          ) : null}
        </div>
      </div>
      <div className={styles.row} ref={row} aria-live={slider.isPlaying ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
          <div
            key={key}
            className={styles.cell}
            role="group"
            aria-roledescription="slide"
            aria-label={mediaCopy.slideOf({ number: index + 1, count: slides.length })}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}

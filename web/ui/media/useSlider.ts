import type Flickity from 'flickity'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { nextTask } from '#web/boot/tasks.ts'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { onIdleAfterLoad, startFlickity } from './startFlickity.ts'

/** Milliseconds between slides (`content.banner-slider.autoplay`). */
const autoplayMilliseconds = 6000

interface SliderPosition {
  /** The index of the slide in view, a group of the cells that are visible together, counted from 0. */
  index: number
  count: number
}

/**
 * Enhances a row with scroll snapping to a Flickity slider once the page has loaded and the row comes near the window,
 * with autoplay unless the slider is paused, hovered, focused, out of view or in a hidden tab, or the visitor prefers
 * reduced motion.
 */
export function useSlider(row: RefObject<HTMLElement | null>, wraps: boolean) {
  const slider = useRef<Flickity>(null)
  const [position, setPosition] = useState<SliderPosition>()
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isSeen = useIsSeen(row)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const wasSeen = useRef(false)
  wasSeen.current ||= isSeen
  const isNear = wasSeen.current

  useEffect(() => {
    const element = row.current
    if (!element || !isNear) return
    let isCancelled = false
    const enhance = async () => {
      const { default: Flickity } = await import('flickity')
      // Measuring is slow on phones, so each row is measured in its own task.
      await nextTask()
      if (isCancelled) return
      const flickity = startFlickity(Flickity, element, wraps)
      const update = () => {
        const shown = new Set(flickity.selectedElements)
        for (const cell of flickity.getCellElements()) cell.inert = !shown.has(cell)
        setPosition({ index: flickity.selectedIndex, count: flickity.slides.length })
      }
      flickity.on('select', update)
      // A press on the edge of the next or previous slide shows it.
      flickity.on('staticClick', (_, { clientX }, cell) => {
        if (cell) return
        if (clientX < innerWidth / 2) flickity.previous(true)
        else flickity.next(true)
      })
      update()
      slider.current = flickity
    }
    // Without Flickity the row still scrolls.
    const cancel = onIdleAfterLoad(() => enhance().catch(() => {}))
    return () => {
      isCancelled = true
      cancel()
      for (const cell of slider.current?.getCellElements() ?? []) cell.inert = false
      slider.current?.destroy()
      slider.current = null
    }
  }, [row, isNear, wraps])

  const hasSlides = position !== undefined && position.count > 1
  const isPlaying = hasSlides && isSeen && !isPaused && !isHeld && !prefersReducedMotion
  const index = position?.index
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide restarts the timer
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => slider.current?.next(true), autoplayMilliseconds)
    return () => clearTimeout(timer)
  }, [isPlaying, index])

  return {
    /** Undefined until the slider works and has more than one slide. */
    position: hasSlides ? position : undefined,
    isPlaying,
    isPaused,
    /** Whether the slider has autoplay, paused or not. */
    canAutoplay: !prefersReducedMotion,
    togglePause: () => setIsPaused(!isPaused),
    next: () => slider.current?.next(true, prefersReducedMotion),
    previous: () => slider.current?.previous(true, prefersReducedMotion),
    /** Stops autoplay while it is hovered or focused. */
    hold: setIsHeld,
  }
}

import type Flickity from 'flickity'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { nextTask } from '#web/boot/nextTask.ts'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { startFlickity, whenSettled } from './sliderStart.ts'

/** Milliseconds between slides (`content.banner-slider.autoplay`). */
const turnMilliseconds = 6000

interface Place {
  /** The slide in view, counted from 0; a slide holds as many cells as are seen at once. */
  index: number
  count: number
}

/**
 * Turns a row that scrolls and snaps into a Flickity slider once the page has settled and the row comes near; until
 * then, and without scripts, the row scrolls. It advances every 6 s unless it is paused, hovered, focused, out of view, in a
 * hidden tab, or the visitor prefers reduced motion.
 */
export function useSlider(row: RefObject<HTMLElement | null>, wraps: boolean) {
  const slider = useRef<Flickity>(null)
  const [place, setPlace] = useState<Place>()
  const [isPaused, setIsPaused] = useState(false)
  const [isAttended, setIsAttended] = useState(false)
  const isSeen = useIsSeen(row)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const hasComeNear = useRef(false)
  hasComeNear.current ||= isSeen
  const isNear = hasComeNear.current

  useEffect(() => {
    const element = row.current
    if (!element || !isNear) return
    let isLeft = false
    const enhance = async () => {
      const { default: Flickity } = await import('flickity')
      // Measuring a row is slow on a phone: each has a task of its own.
      await nextTask()
      if (isLeft) return
      const flickity = startFlickity(Flickity, element, wraps)
      const follow = () => {
        const shown = new Set(flickity.selectedElements)
        for (const cell of flickity.getCellElements()) cell.inert = !shown.has(cell)
        setPlace({ index: flickity.selectedIndex, count: flickity.slides.length })
      }
      flickity.on('select', follow)
      follow()
      slider.current = flickity
    }
    // Without Flickity the row still scrolls.
    const stopWaiting = whenSettled(() => enhance().catch(() => {}))
    return () => {
      isLeft = true
      stopWaiting()
      for (const cell of slider.current?.getCellElements() ?? []) cell.inert = false
      slider.current?.destroy()
      slider.current = null
    }
  }, [row, isNear, wraps])

  const canTurn = place !== undefined && place.count > 1
  const isTurning = canTurn && isSeen && !isPaused && !isAttended && !isStill
  const index = place?.index
  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide stays its time, however it came
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => slider.current?.next(true), turnMilliseconds)
    return () => clearTimeout(timer)
  }, [isTurning, index])

  return {
    place: canTurn ? place : undefined,
    isTurning,
    isPaused,
    /** Whether autoplay is available and not paused. */
    turns: !isStill,
    togglePause: () => setIsPaused(!isPaused),
    next: () => slider.current?.next(true, isStill),
    previous: () => slider.current?.previous(true, isStill),
    attend: () => setIsAttended(true),
    leave: () => setIsAttended(false),
  }
}

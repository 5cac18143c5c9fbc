import type PhotoSwipe from 'photoswipe'
import type { SlideData } from 'photoswipe'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { destroyPhotoSwipe, openPhotoSwipe } from './openPhotoSwipe.ts'

interface PhotoSwipeProps {
  slides: () => SlideData[]
  /** The index of the first slide to show, counted from 0. */
  first: number
  /** Whether the element `stage` is in the document. */
  isMounted: boolean
  onShow: (index: number) => void
  onClose: () => void
}

/** Shows slides with PhotoSwipe in the element `stage` while it is in the document. */
export function usePhotoSwipe({ slides, first, isMounted, onShow, onClose }: PhotoSwipeProps) {
  const stage = useRef<HTMLDivElement>(null)
  const photoSwipe = useRef<PhotoSwipe>(undefined)
  const [isZoomed, setIsZoomed] = useState(false)
  const close = useEffectEvent(onClose)
  const open = useEffectEvent((element: HTMLElement) =>
    openPhotoSwipe({
      stage: element,
      slides: slides(),
      index: first,
      onShow,
      onZoom: setIsZoomed,
      onClose: () => close(),
    }),
  )
  // A layout effect, so that it runs before a key can be pressed.
  useLayoutEffect(() => {
    if (!isMounted || !stage.current) return
    const opened = open(stage.current)
    photoSwipe.current = opened
    return () => destroyPhotoSwipe(opened)
  }, [isMounted])
  return {
    stage,
    isZoomed,
    /** Shows a slide, unless its index does not exist. */
    goTo: (index: number) => {
      const { current } = photoSwipe
      if (current && index >= 0 && index < current.getNumItems()) current.goTo(index)
    },
    toggleZoom: () => photoSwipe.current?.toggleZoom(),
  }
}

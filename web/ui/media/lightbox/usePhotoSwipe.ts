import type PhotoSwipe from 'photoswipe'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PictureImage } from '../Picture.tsx'
import { destroyPhotoSwipe, openPhotoSwipe } from './openPhotoSwipe.ts'
import { pictureSlides } from './pictureSlides.ts'

interface PhotoSwipeProps {
  pictures: readonly PictureImage[]
  /** The picture to show, counted from 0; undefined while closed. */
  shown: number | undefined
  /** The address of the file that the pressed thumbnail shows, its `currentSrc`. */
  thumbnailUrl: string
  /** Whether the stage is in the document: longer than it is open, by the closing animation. */
  filled: boolean
  onShow: (index: number) => void
  onClose: () => void
}

/** Shows pictures with PhotoSwipe in the element `stage`. */
export function usePhotoSwipe({ filled, ...props }: PhotoSwipeProps) {
  const { pictures, shown, thumbnailUrl, onShow, onClose } = props
  const stage = useRef<HTMLDivElement>(null)
  const photoSwipe = useRef<PhotoSwipe>(undefined)
  const [isZoomed, setIsZoomed] = useState(false)
  const isOpen = shown !== undefined
  const show = useEffectEvent(onShow)
  const close = useEffectEvent(onClose)
  const open = useEffectEvent(() => {
    if (!stage.current) return
    // Opened again before the closing animation ended.
    destroyPhotoSwipe(photoSwipe.current)
    setIsZoomed(false)
    photoSwipe.current = openPhotoSwipe({
      stage: stage.current,
      slides: pictureSlides(pictures, thumbnailUrl),
      index: shown ?? 0,
      onShow: show,
      onZoom: setIsZoomed,
      onClose: close,
    })
  })
  // In the layout phase, before a key can be pressed.
  useLayoutEffect(() => {
    if (isOpen) open()
  }, [isOpen])
  useLayoutEffect(() => {
    if (!filled) return
    return () => {
      destroyPhotoSwipe(photoSwipe.current)
      photoSwipe.current = undefined
    }
  }, [filled])
  return {
    stage,
    isZoomed,
    goTo: (index: number) => photoSwipe.current?.goTo(index),
    toggleZoom: () => photoSwipe.current?.toggleZoom(),
  }
}

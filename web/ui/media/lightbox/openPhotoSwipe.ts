import PhotoSwipe, { type SlideData } from 'photoswipe'
import './photoSwipe.css'

interface PhotoSwipeInput {
  /** The element that PhotoSwipe adds its slides to. */
  stage: HTMLElement
  slides: SlideData[]
  /** The first slide to show, counted from 0. */
  index: number
  onShow: (index: number) => void
  onZoom: (isZoomed: boolean) => void
  onClose: () => void
}

/** The space around a picture that is not zoomed, in px: the buttons are there. */
const padding = (viewport: { x: number }) => {
  const side = viewport.x < 768 ? 16 : 80
  return { top: 64, bottom: 64, left: side, right: side }
}

/**
 * Shows slides that can be swiped, pinched and zoomed. Of PhotoSwipe's interface only the slides are used: the dialog
 * around them has the buttons, keeps the focus and fades.
 */
export function openPhotoSwipe({ stage, slides, index, onShow, onZoom, onClose }: PhotoSwipeInput) {
  const photoSwipe = new PhotoSwipe({
    dataSource: slides,
    index,
    appendToEl: stage,
    paddingFn: padding,
    secondaryZoomLevel: ({ fit }) => Math.max(1, 2 * fit),
    maxZoomLevel: ({ fit }) => Math.max(2, 4 * fit),
    showHideAnimationType: 'none',
    bgClickAction: onClose,
    tapAction: () => {},
    loop: false,
    counter: false,
    close: false,
    zoom: false,
    arrowPrev: false,
    arrowNext: false,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
  })
  // Called for a picture that is dragged or pinched away.
  photoSwipe.close = onClose
  photoSwipe.on('change', () => onShow(photoSwipe.currIndex))
  photoSwipe.on('zoomPanUpdate', () => {
    const { currSlide } = photoSwipe
    if (currSlide) onZoom(currSlide.currZoomLevel > currSlide.zoomLevels.initial)
  })
  photoSwipe.on('keydown', (event) => {
    // It would move the focus to its own element.
    if (event.originalEvent.key === 'Tab') event.preventDefault()
  })
  photoSwipe.init()
  // The dialog around it has the role and the name.
  photoSwipe.element?.removeAttribute('role')
  return photoSwipe
}

/** Removes the slides and all listeners at once, without a closing animation. */
export function destroyPhotoSwipe(photoSwipe: PhotoSwipe) {
  photoSwipe.animations.stopAll()
  photoSwipe.isDestroying = true
  photoSwipe.destroy()
}

import PhotoSwipe, { type SlideData } from 'photoswipe'
import { retryImage } from '#web/lib/retryImage.ts'
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

/** The space for the buttons around an image that is not zoomed, in px. */
const padding = (viewport: { x: number }) => {
  const side = viewport.x < 768 ? 16 : 80
  return { top: 64, bottom: 64, left: side, right: side }
}

/**
 * Shows slides that can be swiped, pinched and zoomed, without PhotoSwipe's own interface: the surrounding dialog has
 * the buttons, traps the focus and fades.
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
  // Called when an image is dragged or pinched away.
  photoSwipe.close = onClose
  photoSwipe.on('change', () => onShow(photoSwipe.currIndex))
  photoSwipe.on('zoomPanUpdate', () => {
    const { currSlide } = photoSwipe
    if (currSlide) onZoom(currSlide.currZoomLevel > currSlide.zoomLevels.initial)
  })
  photoSwipe.on('contentInit', ({ content }) => {
    const fail = content.onError.bind(content)
    // PhotoSwipe would show its message at the first failure, in place of the image.
    content.onError = () => {
      const { element } = content
      const isWanted = () => content.element === element && !photoSwipe.isDestroying
      if (!(element instanceof HTMLImageElement && retryImage(element, isWanted))) fail()
    }
  })
  photoSwipe.on('keydown', (event) => {
    // PhotoSwipe would move the focus to its own element.
    if (event.originalEvent.key === 'Tab') event.preventDefault()
  })
  photoSwipe.init()
  // The surrounding dialog has the role and the name.
  photoSwipe.element?.removeAttribute('role')
  return photoSwipe
}

/** Removes the slides and all listeners, without a closing animation. */
export function destroyPhotoSwipe(photoSwipe: PhotoSwipe) {
  photoSwipe.animations.stopAll()
  photoSwipe.isDestroying = true
  photoSwipe.destroy()
}

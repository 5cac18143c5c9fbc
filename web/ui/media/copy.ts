/** Copy that visitors read on sliders and in the lightbox. */
export const mediaCopy = {
  slide: 'Slide',
  slideOf: (number: number, count: number) => `${number} of ${count}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  playSlides: 'Play slides',
  pauseSlides: 'Pause slides',
  previousImage: 'Previous picture',
  nextImage: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}

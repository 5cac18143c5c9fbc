import { inLanguageOfPage } from '#web/lib/language.ts'

const english = {
  slide: "Slide",
  slideOf: (d: { number: string | number; count: string | number }) => d.number + " of " + d.count,
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  playSlides: "Play slides",
  pauseSlides: "Pause slides",
  previousImage: "Previous picture",
  nextImage: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out"
}

const thai: typeof english = {
  slide: "สไลด์",
  slideOf: (d: { number: string | number; count: string | number }) => d.number + " จาก " + d.count,
  previousSlide: "สไลด์ก่อนหน้า",
  nextSlide: "สไลด์ถัดไป",
  playSlides: "เล่นสไลด์",
  pauseSlides: "หยุดสไลด์",
  previousImage: "ภาพก่อนหน้า",
  nextImage: "ภาพถัดไป",
  zoomIn: "ขยาย",
  zoomOut: "ย่อ"
}

export const mediaCopy = inLanguageOfPage({ en: english, th: thai })

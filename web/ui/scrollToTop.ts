/** Scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. */
export function scrollToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** Goes to the top of the page, smoothly unless motion is unwanted. */
export function scrollToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

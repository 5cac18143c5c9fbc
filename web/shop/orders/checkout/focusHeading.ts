/** Gives what has just come in place of something else the focus, and shows it from the page's top. */
export function presentHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
}

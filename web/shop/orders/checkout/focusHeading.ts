/** Moves the focus to the heading of new content and scrolls to the top of the page. */
export function focusHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
}

let interaction: Promise<void> | undefined

/**
 * Resolves with the visitor's first interaction (pointer, key or scrolling), to defer work that the first view does not
 * need.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    // The page was scrolled before its scripts ran.
    if (window.scrollY > 0) resolve()
    for (const event of ['pointermove', 'touchstart', 'keydown', 'scroll'])
      window.addEventListener(event, () => resolve(), { once: true, passive: true })
  })
  return interaction
}

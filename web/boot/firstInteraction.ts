let sign: Promise<void> | undefined

/**
 * Resolves with the first sign that somebody is at the page: a pointer, a key or scrolling. What only those need who
 * stay can wait for it.
 */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    // Who has scrolled before the page came alive was there.
    if (window.scrollY > 0) resolve()
    for (const event of ['pointermove', 'touchstart', 'keydown', 'scroll'])
      window.addEventListener(event, () => resolve(), { once: true, passive: true })
  })
  return sign
}

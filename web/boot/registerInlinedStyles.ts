/**
 * Adds a disabled link for each style sheet that the page's HTML contains. Vite's loader requests the sheets of a chunk
 * that no link names, and delays the chunk until they have arrived; a disabled link requests nothing.
 */
export function registerInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    for (const href of dataset['href']?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
      )
}

/**
 * Loads the page's scripts once its first frame is painted, so that they do not delay it, or immediately in a hidden
 * tab, which paints nothing. Their URLs are in the data block `scripts`, so that this text is the same on every page
 * and its hash can be allowed.
 */
export const loadScripts = () => {
  const { modules, entry } = JSON.parse(
    (document.querySelector('script#scripts') as HTMLElement).textContent,
  ) as Record<'modules' | 'entry', string[]>
  const load = () => {
    for (const href of modules)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    for (const src of entry)
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', async: false, src }),
      )
  }
  let isRequested = false
  const request = () => {
    if (isRequested) return
    isRequested = true
    setTimeout(load)
  }
  if (document.hidden) request()
  else if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(request).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(request)
}

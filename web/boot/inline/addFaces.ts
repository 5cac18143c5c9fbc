/** A typeface's file: the weights and the characters it holds. */
export interface Face {
  family: string
  url: string
  weight: string
  characters: string
  /** Whether every first view shows it. */
  isCommon: boolean
}

/**
 * Adds the shop's typefaces and starts loading the common ones. A face that has not arrived by the first paint is shown
 * from the next page on, so that no text moves (docs/decisions/web/font-display-optional.md). On a fast connection, whose
 * round trip takes at most `maxRoundTrip` milliseconds, the common ones are preloaded as well, for which Chrome delays the
 * first paint by up to 100 ms. On the first visit by a slow connection, before there is a service worker, none can arrive
 * in time: the common ones are only stored for the next page, after the load. Browsers that do not report their connection
 * preload.
 */
export const addFaces = (faces: readonly Face[], maxRoundTrip: number) => {
  const { connection, serviceWorker } = navigator as Navigator & {
    connection?: { effectiveType: string; rtt: number; saveData: boolean }
  }
  const isFast =
    !connection ||
    (connection.effectiveType === '4g' && connection.rtt <= maxRoundTrip && !connection.saveData)
  const request = (rel: 'preload' | 'prefetch') => {
    for (const { url, isCommon } of faces)
      if (isCommon)
        document.head.append(
          Object.assign(document.createElement('link'), {
            ...{ rel, as: 'font', type: 'font/woff2', crossOrigin: '', href: url },
          }),
        )
  }
  if (!isFast && serviceWorker && !serviceWorker.controller) {
    addEventListener('load', () => request('prefetch'))
    return
  }
  if (isFast) request('preload')
  for (const { family, url, weight, characters, isCommon } of faces) {
    const face = new FontFace(family, `url(${url})`, {
      ...{ weight, unicodeRange: characters, display: 'optional' },
    })
    document.fonts.add(face)
    if (isCommon) face.load().catch(() => {})
  }
}

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
 * first paint by up to 100 ms; on a slow one preloading would not help. Browsers that do not report their connection
 * preload.
 */
export const addFaces = (faces: readonly Face[], maxRoundTrip: number) => {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; rtt: number; saveData: boolean }
  }
  const isFast =
    !connection ||
    (connection.effectiveType === '4g' && connection.rtt <= maxRoundTrip && !connection.saveData)
  for (const { family, url, weight, characters, isCommon } of faces) {
    if (isCommon && isFast)
      document.head.append(
        Object.assign(document.createElement('link'), {
          ...{ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: url },
        }),
      )
    const face = new FontFace(family, `url(${url})`, {
      ...{ weight, unicodeRange: characters, display: 'optional' },
    })
    document.fonts.add(face)
    if (isCommon) face.load().catch(() => {})
  }
}
